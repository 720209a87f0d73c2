import { MAX_PICTURE_MEGAPIXELS } from '../pictures.js';
import type { FieldRefusal, Refusal } from './refusal.js';

/**
 * Refusals that every call can get: identity, body and load of the server. `{message}` is the text of the framework.
 */
export const platform = {
  VALIDATION_FAILED: { status: 400, text: '{message}', params: [] },
  BAD_REQUEST: { status: 400, text: '{message}', params: [] },
  SIGNED_OUT: { status: 401, text: 'Please sign in.' },
  FORBIDDEN: { status: 403, text: '{message}', params: [] },
  STAFF_ONLY: { status: 403, text: 'Only staff may do this.' },
  STAFF_ROLE_REFUSED: {
    status: 403,
    text: '{who} may not {task}. It takes {roles}.',
    params: ['role', 'actions', 'roles'],
  },
  REAUTHENTICATION_REQUIRED: {
    status: 403,
    text: 'Please confirm that it is you: your sign-in is more than {minutes} minutes old.',
  },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    text: 'The shop asks all staff for a second factor. Please set yours up first.',
  },
  FOREIGN_ORIGIN: { status: 403, text: 'This call must come from the shop itself.' },
  NOT_FOUND: { status: 404, text: 'There is nothing at this address.' },
  LETTER_NOT_FOUND: { status: 404, text: 'E-mail not found' },
  MAILED_RESOURCE_NOT_FOUND: {
    status: 404,
    text: '“{resource}” have no documents that can be sent by e-mail.',
    params: [],
  },
  PICTURE_NOT_FOUND: { status: 404, text: 'Picture not found' },
  REQUEST_TIMEOUT: { status: 408, text: '{message}', params: [] },
  STALE_VERSION: {
    status: 409,
    text: 'This {record} was changed by someone else. Reload it and try again.',
    params: [],
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    text: 'The same call is under way. Repeat it in a moment to get its answer.',
  },
  LETTER_NOT_RETRIED: {
    status: 409,
    text: 'Only an e-mail that has failed can be tried again, unless it has a secret link.',
  },
  BODY_TOO_LARGE: { status: 413, text: '{message}', params: [] },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: '{message}', params: [] },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    text: 'This Idempotency-Key belongs to a call with another address or body. A new call needs a new key.',
  },
  TOO_MANY_REQUESTS: { status: 429, text: 'Too many attempts. Please try again in {seconds} seconds.' },
  'TOO_MANY_REQUESTS/minutes': {
    status: 429,
    text: 'Too many attempts. Please try again in {minutes} minutes.',
    params: ['seconds'],
  },
  HEADERS_TOO_LARGE: { status: 431, text: '{message}', params: [] },
  INTERNAL_ERROR: { status: 500, text: 'Something went wrong. Please try again.' },
  UNAVAILABLE: { status: 503, text: 'The shop is busy. Please try again in a moment.' },
  NO_PDF_BROWSER: {
    status: 503,
    text: 'The shop’s server can’t make PDFs. Its operator needs to install Chrome, Edge or Chromium there.',
  },
  OUTCOME_UNKNOWN: {
    status: 503,
    text: 'It is not known whether this was stored. Please look whether it is there before you enter it again.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/**
 * Rules that may refuse any field. If a field has its own sentence ("Name is required."), the response has that
 * sentence with the rule of this list.
 */
export const platformRules = {
  REQUIRED: { text: 'This is required.' },
  NOT_ACCEPTED: { text: 'This field is not accepted here.' },
  TEXT: { text: 'Must be a text.' },
  UNPRINTABLE: { text: 'Must not contain control characters.' },
  TOO_LONG: { text: 'Must be at most {max} characters.' },
  EMAIL: { text: 'Please enter a valid e-mail address.' },
  EMAILS: { text: 'Must be valid e-mail addresses.' },
  PHONE: {
    text: '“{value}” is not a valid phone number. Use a format like 050 123 4567, or start with + and the country code.',
  },
  AMOUNT: { text: 'Must be an amount in AED from {min} to {max} with at most two decimals.' },
  WHOLE_NUMBER: { text: 'Must be a whole number from {min} to {max}.' },
  BOOLEAN: { text: 'Must be true or false.' },
  DATE: { text: 'Must be a date.' },
  DATE_BETWEEN: { text: 'Must be from {from} to {until}.', params: ['from', 'until', 'value'] },
  DAY: { text: 'Must be a day like 2026-11-21. “{value}” is not.' },
  'DAY/no-text': { text: 'Must be a day like 2026-11-21.' },
  ID: { text: 'Must be the id of a record.' },
  'ID/list': { text: 'Must be ids of records.' },
  ONE_OF: { text: 'Must be one of {values}.' },
  'ONE_OF/document': { text: '“{document}” is no document of {resource}: {values}.', params: ['values'] },
  OBJECT: { text: 'Must be an object.' },
  LIST: { text: 'Must be a list.' },
  ENTRIES: { text: 'Must be a list of {min} to {max} entries.' },
  TOO_MANY: { text: 'Must be at most {max} entries.' },
  TEXTS: { text: 'Must be texts of at most {max} characters.' },
  WEB_ADDRESS: { text: 'Must be a web address (https://…) or start with /media/.' },
  UNREADABLE_PICTURE: { text: 'This picture can’t be read. Save it anew and try again.' },
  TOO_MANY_PIXELS: { text: `This picture has more than ${MAX_PICTURE_MEGAPIXELS} million pixels.` },

  INVALID: { text: 'This value is not accepted.' },
  'INVALID/key': { text: 'Idempotency-Key must be 1 to 255 printable characters without spaces.' },
  'INVALID/too-much': { text: 'There is too much in the request.' },
  'INVALID/json': { text: 'Must be JSON.' },
  'INVALID/object': { text: 'Must be an object.' },
  'INVALID/range': { text: 'Must be [first,last].' },
  'INVALID/rows': { text: 'Must span at most {max} rows.', params: [] },
  'INVALID/sort': { text: 'Must be ["field","ASC"] or ["field","DESC"].' },
  'INVALID/sorted-by': { text: "This list can't be sorted by {field}.", params: [] },
  'INVALID/filtered-by': { text: "This list can't be filtered by {field}.", params: [] },
  'INVALID/of': { text: 'Must be of {values}.', params: [] },
  'INVALID/ids': { text: 'Must be ids.' },
  'INVALID/flag': { text: 'Must be true or false.' },
  'INVALID/number': { text: 'Must be a number.' },
  'INVALID/date': { text: 'Must be a date.' },
  'INVALID/day': { text: 'Must be a day like 2026-11-21.' },
  'INVALID/amount': { text: 'Must be an amount in AED.' },
  'INVALID/text': { text: 'Must be a text of at most {max} characters.', params: [] },
  'INVALID/texts': { text: 'Must be texts of at most {max} characters.', params: [] },
  'INVALID/field': { text: 'Must be the name of a field.' },
} as const satisfies Readonly<Record<string, FieldRefusal>>;
