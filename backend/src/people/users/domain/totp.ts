import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Codes of the previous and the next step are accepted too, since clocks of phones differ. */
const WINDOW = 1;
const DIGITS = 6;
const SETTINGS = { algorithm: 'SHA1', digits: DIGITS, period: PERIOD_SECONDS } as const;

/** True for a code of an authenticator app; recovery codes are longer. */
export const isAppCode = (code: string): boolean => code.length === DIGITS;

/** A new secret for an authenticator app, in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that authenticator apps read from a QR code. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...SETTINGS, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** @returns the step of this code; null if it belongs to no step near the present */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...SETTINGS, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
