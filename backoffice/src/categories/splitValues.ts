/** Comma-separated text as a list: trimmed, empties dropped. */
export const splitValues = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
