/** The signed-in user on whose behalf a call runs. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** The session that carried the call; signing out ends this one. */
  readonly sessionId: string;
}

/** Finds the user of a session; the users module answers. Null: the session has ended or the user is gone. */
export abstract class SessionUsers {
  abstract findActor(userId: string, sessionId: string): Promise<Actor | null>;
}
