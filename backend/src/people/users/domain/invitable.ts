interface Invitee {
  readonly email: string;
  readonly isAdmin: boolean;
  readonly passwordChanges: number;
  /** Missing in records from before it was kept: they may have been entered. */
  readonly isEntered?: boolean | undefined;
}

/** Whether somebody has an e-mail address, and no password that they know. */
export function isInvitable({ email, isAdmin, passwordChanges, isEntered }: Invitee): boolean {
  return email !== '' && !isAdmin && passwordChanges === 0 && isEntered !== false;
}
