export const LETTER_STATES = ['pending', 'sent', 'failed'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

export const LETTER_ACTIONS = ['retry'] as const;
export type LetterAction = (typeof LETTER_ACTIONS)[number];

/** How often a letter is tried before it is given up: with the pauses below, for some 20 hours. */
export const MAX_ATTEMPTS = 12;

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 4 * 3_600_000;

/**
 * The pause after so many attempts in vain, three times as long each time up to four hours.
 * @returns null when the letter is to be given up
 */
export function pauseAfter(attempts: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  return Math.min(FIRST_PAUSE_MS * 3 ** (attempts - 1), LONGEST_PAUSE_MS);
}

/** A letter that was given up can be tried anew, unless what it said was secret and is gone. */
export function allowedLetterActions(letter: { state: LetterState; isErased: boolean }): LetterAction[] {
  return letter.state === 'failed' && !letter.isErased ? ['retry'] : [];
}
