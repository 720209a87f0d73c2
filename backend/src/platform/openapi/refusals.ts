import { MAX_PO_FILE_MB } from '@shop/contract/delivery';
import { MAX_PICTURE_MB } from '@shop/contract/pictures';
import { type RefusalCode, REFUSALS as ROWS } from '@shop/contract/refusals';
import { MAX_BODY_BYTES } from '../http/json-bodies.js';
import { applyDecorators, type CustomDecorator, SetMetadata, type Type } from '@nestjs/common';
import { ApiExtraModels, getSchemaPath, type HeaderObject, type HeadersObject } from '@nestjs/swagger';
import type { ErrorResponse } from '../errors/error.response.js';

interface Refusal {
  readonly description: string;
  readonly headers?: HeadersObject;
  /** Examples of the codes that many operations share. */
  readonly examples: readonly Omit<ErrorResponse, 'statusCode'>[];
}

const kilobytes = (bytes: number) => bytes / 1024;
const BODY_KB = {
  visitor: kilobytes(MAX_BODY_BYTES.visitor),
  signedIn: kilobytes(MAX_BODY_BYTES.signedIn),
  staff: kilobytes(MAX_BODY_BYTES.staff),
};

const SIGNED_OUT = { code: 'SIGNED_OUT', message: 'Please sign in.' };
const RETRY_AFTER: HeaderObject = {
  description: 'Seconds until the next call is allowed',
  required: true,
  schema: { type: 'string', pattern: '^[1-9]\\d*$', example: '42' },
};

/** The refusals of the API by status. */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  400: {
    description: 'Invalid or unreadable request; `errors` contains the fields.',
    examples: [
      {
        code: 'VALIDATION_FAILED',
        message: 'Name is required.',
        errors: { name: 'Name is required.' },
        reasons: { name: { rule: 'REQUIRED' } },
      },
      { code: 'BAD_REQUEST', message: "Body is not valid JSON but content-type is set to 'application/json'" },
    ],
  },
  401: {
    description: 'Not signed in, or the API key does not work.',
    examples: [
      SIGNED_OUT,
      {
        code: 'INVALID_KEY',
        message: ROWS.INVALID_KEY.text,
      },
    ],
  },
  403: {
    description:
      'The caller is not staff, has no role or API key that allows it, must confirm the sign-in first, or calls from another site.',
    examples: [
      { code: 'STAFF_ONLY', message: 'Only staff can do this.' },
      {
        code: 'STAFF_ROLE_REFUSED',
        message: 'Store may not issue invoices and change their due dates. It takes Accounts or Administrator.',
        params: { role: 'Store', actions: 'invoices.issue', roles: 'Accounts or Administrator' },
      },
      {
        code: 'REAUTHENTICATION_REQUIRED',
        message: 'Confirm it’s you: you signed in more than 30 minutes ago.',
        params: { minutes: 30 },
      },
      {
        code: 'SECOND_FACTOR_SETUP_REQUIRED',
        message: 'Two-step verification is required for all staff. Set it up first.',
      },
      {
        code: 'KEY_NOT_ALLOWED',
        message: 'This API key lacks a scope. Scopes that allow this: invoices.issue.',
        params: { scopes: 'invoices.issue' },
      },
      { code: 'FOREIGN_ORIGIN', message: 'Requests must come from the shop’s own site.' },
    ],
  },
  404: {
    description: 'The record does not exist or belongs to someone else.',
    examples: [],
  },
  409: {
    description: 'Not possible in this state, or the record was changed since it was loaded. Nothing was changed.',
    headers: { 'Retry-After': { ...RETRY_AFTER, required: false } },
    examples: [
      { code: 'STALE_VERSION', message: 'This quote was changed by someone else. Reload it and try again.' },
      {
        code: 'IDEMPOTENCY_IN_PROGRESS',
        message: 'The same request is still being processed. Retry in a moment.',
      },
    ],
  },
  413: {
    description:
      `The body is too large: more than ${BODY_KB.visitor} KB, ${BODY_KB.signedIn} KB for signed-in callers, ` +
      `${BODY_KB.staff} KB for long documents and files of staff; ${MAX_PICTURE_MB} MB for images, ` +
      `${MAX_PO_FILE_MB} MB for files of purchase orders.`,
    examples: [{ code: 'BODY_TOO_LARGE', message: `The body is larger than ${BODY_KB.signedIn} KB.` }],
  },
  415: {
    description: 'The body is not JSON, or not an accepted file type.',
    examples: [{ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The API accepts JSON only.' }],
  },
  422: {
    description: 'The `Idempotency-Key` belongs to another call. Nothing was changed.',
    examples: [
      {
        code: 'IDEMPOTENCY_KEY_REUSED',
        message:
          'This Idempotency-Key was used for a request with a different URL or body. Use a new key for a new request.',
      },
    ],
  },
  429: {
    description: 'Too many calls from this address.',
    headers: { 'Retry-After': RETRY_AFTER },
    examples: [
      {
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many attempts. Please try again in 42 seconds.',
        params: { seconds: 42 },
      },
    ],
  },
  431: {
    description: 'The headers, including the address, are larger than 32 KB.',
    examples: [{ code: 'HEADERS_TOO_LARGE', message: 'The headers are too large.' }],
  },
  500: {
    description: 'Server error. The log contains it with the `X-Request-Id` of the response.',
    examples: [{ code: 'INTERNAL_ERROR', message: 'Something went wrong. Please try again.' }],
  },
  503: {
    description:
      'The database does not respond, or too many PDFs are waiting. `OUTCOME_UNKNOWN`: the database stopped ' +
      'responding while storing; repeat the call with the same `Idempotency-Key` to get the outcome.',
    headers: { 'Retry-After': { ...RETRY_AFTER, required: false } },
    examples: [
      { code: 'UNAVAILABLE', message: 'The shop is busy. Please try again in a moment.' },
      { code: 'OUTCOME_UNKNOWN', message: ROWS.OUTCOME_UNKNOWN.text },
    ],
  },
};

/** Stable codes by status. */
export type RefusalCodes = Readonly<Partial<Record<number, readonly string[]>>>;

export const REFUSED_WITH = 'shop:refused-with';

/**
 * Names the codes of refusals by the route's own rules; their statuses are those of the contract. Codes that result
 * from access, parameters and body are added by `completeDocument`; codes of a state machine, by `ApiStateAction`. On a
 * controller: codes of its path parameters.
 */
export function Refuses(...codes: readonly RefusalCode[]): CustomDecorator {
  const statuses = new Set(codes.map((code) => ROWS[code].status));
  const ofStatus = (status: number) => codes.filter((code) => ROWS[code].status === status);
  return SetMetadata(REFUSED_WITH, Object.fromEntries([...statuses].map((status) => [status, ofStatus(status)])));
}

export const REFUSAL_DETAILS = 'shop:refusal-details';

/** The `details` of the refusals of a status. */
export interface RefusalDetails {
  readonly status: number;
  readonly schemas: readonly string[];
}

/** Describes the `details` of refusals with a status: one of these. */
export function ApiRefusalDetails(status: number, ...types: Type[]): MethodDecorator {
  return applyDecorators(
    ApiExtraModels(...types),
    SetMetadata(REFUSAL_DETAILS, { status, schemas: types.map(getSchemaPath) } satisfies RefusalDetails),
  );
}
