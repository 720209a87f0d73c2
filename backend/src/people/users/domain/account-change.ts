interface Identity {
  readonly email: string;
  readonly isAdmin: boolean;
}

/** The effects of a change of an account on its sessions and sign-ins. */
interface Consequences {
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
