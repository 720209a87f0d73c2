import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';

/** Quote requests: each is an email to the shop. For each address, and for each user. */
export const QUOTE_REQUESTS = attemptLimit('quoteRequest', 20, HOUR);
