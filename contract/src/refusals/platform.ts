import { PHONE_RULE } from '../words/en/rules.js';
import { MAX_PICTURE_MEGAPIXELS } from '../pictures.js';
import type { FieldRefusalTable, RefusalTable } from './refusal.js';

/**
 * Refusals that every call can get: identity, body and load of the server. `{message}` is the text of the framework.
 */
export const platform = {
  VALIDATION_FAILED: { status: 400, text: '{message}', params: [] },
  BAD_REQUEST: { status: 400, text: '{message}', params: [] },
  SIGNED_OUT: { status: 401, text: 'Please sign in.' },
  FORBIDDEN: { status: 403, text: '{message}', params: [] },
  STAFF_ONLY: { status: 403, text: 'Only staff can do this.' },
  STAFF_ROLE_REFUSED: {
    status: 403,
    text: '{who} can’t {task}. Roles that can: {roles}.',
    params: ['role', 'actions', 'roles'],
  },
  REAUTHENTICATION_REQUIRED: {
    status: 403,
    text: 'Confirm it’s you: you signed in more than {minutes} minutes ago.',
  },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    text: 'Two-step verification is required for all staff. Set it up first.',
  },
  INVALID_KEY: { status: 401, text: 'This API key is unknown, revoked or expired, or not allowed from this address.' },
  KEY_NOT_ALLOWED: { status: 403, text: 'API keys can’t do this. It takes a person who signs in.' },
  'KEY_NOT_ALLOWED/scope': { status: 403, text: 'This API key lacks a scope. Scopes that allow this: {scopes}.' },
  FOREIGN_ORIGIN: { status: 403, text: 'Requests must come from the shop’s own site.' },
  NOT_FOUND: { status: 404, text: 'Not found.' },
  LETTER_NOT_FOUND: { status: 404, text: 'Email not found' },
  MAILED_RESOURCE_NOT_FOUND: {
    status: 404,
    text: '“{resource}” has no documents that can be sent by email.',
    params: [],
  },
  PICTURE_NOT_FOUND: { status: 404, text: 'Image not found' },
  FILE_TOO_COMPLEX: {
    status: 400,
    text: 'This file takes more than {seconds} seconds or {megabytes} MB of memory to read. Upload a part of it, for example one month.',
  },
  REQUEST_TIMEOUT: { status: 408, text: '{message}', params: [] },
  STALE_VERSION: {
    status: 409,
    text: 'This {record} was changed by someone else. Reload it and try again.',
    params: [],
  },
  IDEMPOTENCY_IN_PROGRESS: 'The same request is still being processed. Retry in a moment.',
  LETTER_NOT_RETRIED: 'Only failed emails can be resent, except those that contain a secret link.',
  BODY_TOO_LARGE: { status: 413, text: '{message}', params: [] },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: '{message}', params: [] },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    text: 'This Idempotency-Key was used for a request with a different URL or body. Use a new key for a new request.',
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
    text: 'The server can’t create PDFs. Ask your administrator to install Chrome, Edge or Chromium on it.',
  },
  OUTCOME_UNKNOWN: {
    status: 503,
    text: 'We don’t know whether this was saved. Check before you enter it again.',
  },
} as const satisfies RefusalTable;

/**
 * Rules that may refuse any field. If a field has its own sentence ("Name is required."), the response has that
 * sentence with the rule of this list.
 */
export const platformRules = {
  REQUIRED: 'This is required.',
  NOT_ACCEPTED: 'This field is not accepted here.',
  TEXT: 'Must be text.',
  UNPRINTABLE: 'Must not contain control characters.',
  TOO_LONG: 'Must be at most {max} characters.',
  EMAIL: 'Please enter a valid email address.',
  EMAILS: 'Must be valid email addresses.',
  PHONE: PHONE_RULE,
  AMOUNT: 'Must be an amount in AED from {min} to {max}, with up to two decimals.',
  PERCENTAGE: 'Must be a percentage from {min} to {max}, with up to two decimals.',
  WHOLE_NUMBER: 'Must be a whole number from {min} to {max}.',
  BOOLEAN: 'Must be true or false.',
  DATE: 'Must be a date.',
  DATE_BETWEEN: { text: 'Must be between {from} and {until}.', params: ['from', 'until', 'value'] },
  DAY: 'Must be a date like 2026-11-21. “{value}” is not valid.',
  'DAY/no-text': 'Must be a date like 2026-11-21.',
  ID: 'Must be a record ID.',
  'ID/list': 'Must be record IDs.',
  ONE_OF: 'Must be one of {values}.',
  'ONE_OF/document': {
    text: '“{document}” is not a document of {resource}. Use one of: {values}.',
    params: ['values'],
  },
  OBJECT: 'Must be an object.',
  LIST: 'Must be a list.',
  ENTRIES: 'Must be a list of {min} to {max} entries.',
  TOO_MANY: 'Must have at most {max} entries.',
  TEXTS: 'Each text must be at most {max} characters.',
  WEB_ADDRESS: 'Must be a web address (https://…) or start with /media/.',
  WEBHOOK_ADDRESS: 'Must be a public address that starts with https://.',
  UNREADABLE_PICTURE: 'This image can’t be read. Save it again and retry.',
  TOO_MANY_PIXELS: `This image has more than ${MAX_PICTURE_MEGAPIXELS} million pixels. Choose a smaller image.`,

  INVALID: 'This value is not accepted.',
  'INVALID/key': 'Idempotency-Key must be 1 to 255 printable characters without spaces.',
  'INVALID/too-much': 'The request contains too many values or is nested too deeply.',
  'INVALID/json': 'Must be JSON.',
  'INVALID/object': 'Must be an object.',
  'INVALID/range': 'Must be [first,last].',
  'INVALID/rows': { text: 'Must span at most {max} rows.', params: [] },
  'INVALID/sort': 'Must be ["field","ASC"] or ["field","DESC"].',
  'INVALID/sorted-by': { text: 'This list can’t be sorted by {field}.', params: [] },
  'INVALID/filtered-by': { text: 'This list can’t be filtered by {field}.', params: [] },
  'INVALID/of': { text: 'Must be one of {values}.', params: [] },
  'INVALID/ids': 'Must be IDs.',
  'INVALID/flag': 'Must be true or false.',
  'INVALID/number': 'Must be a number.',
  'INVALID/date': 'Must be a date.',
  'INVALID/day': 'Must be a date like 2026-11-21.',
  'INVALID/amount': 'Must be an amount in AED.',
  'INVALID/text': { text: 'Must be text of at most {max} characters.', params: [] },
  'INVALID/texts': { text: 'Each text must be at most {max} characters.', params: [] },
  'INVALID/field': 'Must be the name of a field.',
} as const satisfies FieldRefusalTable;
