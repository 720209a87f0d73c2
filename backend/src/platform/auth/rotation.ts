import { ROTATION_HOURS } from '@shop/contract/api-keys';

/**
 * When the secret of now ends if it is replaced; null while another rotation lasts: that replaces the new secret, since
 * the other side still has the first one.
 */
export function rotationUntil({ previousUntil }: { readonly previousUntil: Date | null }, now: Date): Date | null {
  if (previousUntil !== null && previousUntil > now) return null;
  return new Date(now.getTime() + ROTATION_HOURS * 3_600_000);
}
