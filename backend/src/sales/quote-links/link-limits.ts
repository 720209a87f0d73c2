import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/** Links to quotes, for each user. */
export const QUOTE_LINKS = attemptLimit('quoteLink', 60, HOUR);

/** Codes that answer a quote by its link or download a month pack, for each link; and for each address. */
export const QUOTE_CODES = attemptLimit('quoteCode', 5, HOUR);

export const QUOTE_CODES_FROM = attemptLimit('quoteCodeFrom', 20, HOUR);

/** Attempts at such a code, also right ones: for each link, and for each address. */
export const QUOTE_CODE_TRIES = attemptLimit('quoteCodeTry', 10, HOUR);
