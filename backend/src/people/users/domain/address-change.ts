interface Addresses {
  readonly email: string;
  readonly pendingEmail: string;
  readonly emailProvedAt: Date | null;
}

/**
 * The fields that a change of the address stores. A new address waits in `pendingEmail` until it is proved, and the old one works
 * meanwhile. It counts at once if there was none, and if staff vouch for it.
 */
export function addressChange(
  { email, emailProvedAt }: Pick<Addresses, 'email' | 'emailProvedAt'>,
  wanted: string,
  { isVouchedFor, now }: { readonly isVouchedFor: boolean; readonly now: Date },
): Pick<Addresses, 'email'> & Partial<Addresses> {
  if (wanted === email) return isVouchedFor && emailProvedAt === null ? { email, emailProvedAt: now } : { email };
  if (email !== '' && !isVouchedFor) return { email, pendingEmail: wanted };
  return { email: wanted, pendingEmail: '', emailProvedAt: now };
}
