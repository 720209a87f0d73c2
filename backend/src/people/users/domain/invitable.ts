interface Invitee {
  readonly email: string;
  readonly isAdmin: boolean;
  readonly passwordChanges: number;
  /** Missing in older records: staff may have created them. */
  readonly isEntered?: boolean | undefined;
}

/** True if the user has an email address, but no password that they know. */
export function isInvitable({ email, isAdmin, passwordChanges, isEntered }: Invitee): boolean {
  return email !== '' && !isAdmin && passwordChanges === 0 && isEntered !== false;
}
