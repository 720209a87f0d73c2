interface Addresses {
  readonly email: string;
  readonly pendingEmail?: string;
  readonly hasTwinEmail?: boolean;
  readonly emailProvedAt?: Date | null;
}

/**
 * The fields that a change of the address stores. A new address waits in `pendingEmail` until it is proved, and the old one works
 * meanwhile. It counts at once where there was none, where the old one is another user's, and where staff vouch for it.
 */
export function addressChange(
  { email, hasTwinEmail, emailProvedAt = null }: Addresses,
  wanted: string,
  { isVouchedFor, now }: { readonly isVouchedFor: boolean; readonly now: Date },
): Addresses {
  if (wanted === email) return isVouchedFor && emailProvedAt === null ? { email, emailProvedAt: now } : { email };
  if (email !== '' && hasTwinEmail !== true && !isVouchedFor) return { email, pendingEmail: wanted };
  return { email: wanted, pendingEmail: '', emailProvedAt: now, ...(hasTwinEmail === true && { hasTwinEmail: false }) };
}
