/** Accounting software finds customers by name. TallyPrime and Zoho Books allow at least this length. */
const MOST_LETTERS = 100;

/** Names are compared without regard to case. */
export const comparable = (name: string): string => name.toLowerCase();

/** The name of a party in one line, with a number if it is taken. */
export function uniqueName(name: string, isTaken: (comparable: string) => boolean): string {
  const line = name.replace(/[\s\p{Cc}]+/gu, ' ').trim() || '?';
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : ` (${count})`;
    const found = line.slice(0, MOST_LETTERS - suffix.length).trim() + suffix;
    if (!isTaken(comparable(found))) return found;
  }
}
