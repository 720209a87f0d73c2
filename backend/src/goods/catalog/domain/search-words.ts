import { searchable } from '../../../platform/http/validation/plain-text.js';

const MAX_WORDS = 10;

/** The words of a search in lower case; words after the tenth are ignored. */
export function searchWords(text: string): string[] {
  return searchable(text)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}
