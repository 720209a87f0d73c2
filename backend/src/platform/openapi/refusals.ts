import { MAX_PICTURE_MB } from '@shop/contract/pictures';
import { applyDecorators } from '@nestjs/common';
import {
  ApiResponse,
  type ExamplesObject,
  type HeaderObject,
  type HeadersObject,
  type ResponseObject,
} from '@nestjs/swagger';
import { ErrorResponse } from '../errors/error.response.js';

interface Refusal {
  /** The key of the response in the document's components. */
  readonly name: string;
  readonly description: string;
  readonly headers?: HeadersObject;
  /** One example per code. */
  readonly examples: readonly Omit<ErrorResponse, 'statusCode'>[];
}

const SIGNED_OUT = { code: 'SIGNED_OUT', message: 'Please sign in.' };
const RETRY_AFTER: HeaderObject = {
  description: 'Seconds until the next call may be made',
  required: true,
  schema: { type: 'string', pattern: '^[1-9]\\d*$', example: '42' },
};

/** The refusals of the API by status. */
export const REFUSALS: Readonly<Record<string, Refusal>> = {
  400: {
    name: 'Invalid',
    description: 'The shape is wrong: `errors` names the fields. Or it can’t be read at all.',
    examples: [
      {
        ...{ code: 'VALIDATION_FAILED', message: 'Name is required.' },
        ...{ errors: { name: 'Name is required.' }, reasons: { name: { rule: 'REQUIRED' } } },
      },
      { code: 'BAD_REQUEST', message: "Body is not valid JSON but content-type is set to 'application/json'" },
    ],
  },
  401: { name: 'SignedOut', description: 'Nobody is signed in.', examples: [SIGNED_OUT] },
  403: {
    name: 'Forbidden',
    description: 'The caller is not staff, or the call comes from another site.',
    examples: [
      { code: 'STAFF_ONLY', message: 'Only staff may do this.' },
      { code: 'FOREIGN_ORIGIN', message: 'This call must come from the shop itself.' },
    ],
  },
  404: {
    name: 'Missing',
    description: 'There is no such record, or it is somebody else’s.',
    examples: [{ code: 'QUOTE_NOT_FOUND', message: 'Quote not found' }],
  },
  409: {
    name: 'Conflict',
    description: 'Not possible in this state, or the record was changed since it was loaded. Nothing was changed.',
    examples: [
      { code: 'STALE_VERSION', message: 'This quote was changed by someone else. Reload it and try again.' },
      { code: 'QUOTE_NOT_CONFIRMED', message: 'Quote must be Confirmed to create an order.' },
    ],
  },
  413: {
    name: 'BodyTooLarge',
    description: `The body is larger than 1 MB; a picture, than ${MAX_PICTURE_MB} MB.`,
    examples: [{ code: 'BODY_TOO_LARGE', message: 'Request body is too large' }],
  },
  415: {
    name: 'NotJson',
    description: 'The body is not JSON; where pictures are taken, no picture.',
    examples: [{ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The API takes JSON.' }],
  },
  429: {
    name: 'TooManyRequests',
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
  503: {
    name: 'Unavailable',
    description: 'The database does not answer, or too many PDFs wait.',
    headers: { 'Retry-After': { ...RETRY_AFTER, required: false } },
    examples: [{ code: 'UNAVAILABLE', message: 'The shop is busy. Please try again in a moment.' }],
  },
};

/** REFUSALS as components of the document. */
export function refusalResponses(): Record<string, ResponseObject> {
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, { name, description, headers, examples }]) => {
      const values: ExamplesObject = {};
      for (const example of examples) values[example.code] = { value: { statusCode: Number(status), ...example } };
      const schema = { $ref: '#/components/schemas/ErrorResponse' };
      const content = { 'application/json': { schema, examples: values } };
      return [name, headers === undefined ? { description, content } : { description, headers, content }];
    }),
  );
}

/**
 * Declares statuses that follow from the route's own rules. Those that follow from its access, parameters and body are
 * added by `completeDocument`.
 */
export function ApiRefusals(...statuses: (401 | 403 | 404 | 409)[]): MethodDecorator & ClassDecorator {
  return applyDecorators(...statuses.map((status) => ApiResponse({ status, type: ErrorResponse })));
}
