import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows. @param now the clock of the telephone */
export function codeOf(secret: string, now = new Date()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}
