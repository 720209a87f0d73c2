interface Identity {
  readonly email: string;
  readonly isAdmin: boolean;
}

/** What follows from a change of an account for those who are signed in with it, or are about to be. */
export interface Consequences {
  /** Everybody signs in again: other rights, or another's idea of who may sign in. */
  readonly endsSessions: boolean;
  /** A link that was mailed to the old address opens the account no more, and the old address is told. */
  readonly movesMail: boolean;
}

/** @param own whether users change themselves */
export function consequencesOf(before: Identity, change: Partial<Identity>, own: boolean): Consequences {
  const movesMail = change.email !== undefined && change.email !== before.email;
  const changesRights = change.isAdmin !== undefined && change.isAdmin !== before.isAdmin;
  return { movesMail, endsSessions: changesRights || (movesMail && !own) };
}
