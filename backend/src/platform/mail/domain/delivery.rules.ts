export const EMAIL_STATES = ['pending', 'sent', 'failed'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

export const EMAIL_ACTIONS = ['retry'] as const;
export type EmailAction = (typeof EMAIL_ACTIONS)[number];

/** With the pauses below, the last attempt is about 20 hours after the first. */
export const MAX_ATTEMPTS = 12;

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 4 * 3_600_000;

/**
 * The pause after a failed attempt. It triples each time, up to four hours.
 * @param attempts so far
 * @returns null after the last attempt
 */
export function pauseAfter(attempts: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(FIRST_PAUSE_MS * 3 ** (attempts - 1), LONGEST_PAUSE_MS);
}

/** Staff may retry a failed e-mail, unless its secret body was erased. */
export function allowedEmailActions(email: { state: EmailState; isErased: boolean }): EmailAction[] {
  return email.state === 'failed' && !email.isErased ? ['retry'] : [];
}
