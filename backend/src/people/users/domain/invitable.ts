interface Invitee {
  readonly email: string;
  readonly isAdmin: boolean;
  readonly passwordChanges: number;
  readonly isEntered: boolean;
}

/** True if the user has an email address, but no password that they know. */
export function isInvitable({ email, isAdmin, passwordChanges, isEntered }: Invitee): boolean {
  return email !== '' && !isAdmin && passwordChanges === 0 && isEntered;
}
