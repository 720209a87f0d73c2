interface Identity {
  readonly email: string;
  readonly isAdmin: boolean;
}

/** The effects of a change of an account on its sessions and links. */
interface Consequences {
  /** The user must sign in again, because the rights or the credentials changed. */
  readonly endsSessions: boolean;
  /** Links that were mailed to the old address become invalid, and the old address is notified. */
  readonly movesMail: boolean;
}

/** @param own true if users change themselves */
export function consequencesOf(before: Identity, change: Partial<Identity>, own: boolean): Consequences {
  const movesMail = change.email !== undefined && change.email !== before.email;
  const changesRights = change.isAdmin !== undefined && change.isAdmin !== before.isAdmin;
  return { movesMail, endsSessions: changesRights || (movesMail && !own) };
}
