/** What a text input holds, trimmed: react-admin's inputs give null for an emptied field. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What a number input holds as an integer; 0 where it is none. */
export const integerOf = (value: unknown): number => Math.trunc(Number(value)) || 0;
