import type { StaffRole } from '@shop/contract/staff-roles';

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
}

/** Finds the user of a session, or null if the session has ended. The users module implements it. */
export abstract class SessionUsers {
  abstract findActor(userId: string, sessionId: string): Promise<Actor | null>;
}
