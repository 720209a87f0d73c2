import { PICTURE_TYPES } from './pictures.js';

/** Content types of the letter by which the customer was notified of a write-off. */
export const LETTER_TYPES = ['application/pdf', ...PICTURE_TYPES] as const;
export const MAX_LETTER_MB = 5;
export const MAX_LETTER_BYTES = MAX_LETTER_MB * 1_048_576;

/** Relief for a bad debt: more than this many months have passed since the supply (VAT Law, article 64). */
export const RELIEF_MONTHS = 6;
