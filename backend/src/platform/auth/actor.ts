import type { StaffRole } from '@shop/contract/staff-roles';

/** The signed-in user on whose behalf a call runs. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** null: a customer. */
  readonly staffRole: StaffRole | null;
  /** The sign-in, or the last confirmation of it, is too old for weighty actions. */
  readonly needsConfirmation?: boolean;
  /** Whether a password alone does not sign this user in. */
  readonly hasSecondFactor?: boolean;
  /** The shop asks all staff for a second factor, and this one has none yet. */
  readonly lacksSecondFactor?: boolean;
  /** The session of the call, which signing out ends. */
  readonly sessionId: string;
}

/** Finds the user of a session, or null if the session has ended. The users module implements it. */
export abstract class SessionUsers {
  abstract findActor(userId: string, sessionId: string): Promise<Actor | null>;
}
