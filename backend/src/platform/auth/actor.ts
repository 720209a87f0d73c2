import type { StaffRole } from '@shop/contract/staff-roles';

/** The API key of a program that acts for the user who made the key. */
export interface ActorKey {
  readonly id: string;
  readonly name: string;
  /** Staff actions, or scopes of a company’s key. */
  readonly scopes: readonly string[];
  /** The company whose records the key reads; null for a key of staff. */
  readonly company: string | null;
}

/** The signed-in user on whose behalf a call runs. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** null for a customer. */
  readonly staffRole: StaffRole | null;
  /** The user signed in, or last confirmed the sign-in, too long ago for significant actions. */
  readonly needsConfirmation?: boolean;
  /** True if the user signs in with a second factor besides the password. */
  readonly hasSecondFactor?: boolean;
  /** The shop requires a second factor of all staff, and this user has not set one up yet. */
  readonly lacksSecondFactor?: boolean;
  /** The session of the call, which signing out ends. */
  readonly sessionId: string;
  /** Missing for a person who signed in. */
  readonly key?: ActorKey;
}

export type KeyActor = Actor & { readonly key: ActorKey };

/** Finds the user of an API key, or null if the key is not valid now or not from this address. */
export abstract class KeyHolders {
  abstract findActor(token: string, address: string): Promise<KeyActor | null>;
}

/** Finds the user of a session, or null if the session has ended. The users module implements it. */
export abstract class SessionUsers {
  abstract findActor(userId: string, sessionId: string): Promise<Actor | null>;
}
