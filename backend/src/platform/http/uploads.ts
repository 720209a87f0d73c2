import { Readable } from 'node:stream';
import { applyDecorators, PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WithoutIdempotencyKey } from './idempotency/idempotency.decorators.js';
import { readBytes } from './read-bytes.js';

/**
 * The body of the call is the file itself, of one of these types: see `readUpload`. A file is identified by its bytes,
 * so that the route takes no idempotency key.
 */
export const TakesFile = (...types: readonly string[]): MethodDecorator =>
  applyDecorators(
    WithoutIdempotencyKey(),
    ApiConsumes(...types),
    ApiBody({ required: true, schema: { type: 'string', format: 'binary' } }),
  );

/**
 * Passes bodies of these types on as unread streams, so that a caller without the right to upload is refused before the
 * bytes are received. Routes that take JSON refuse them (`BodyPipe`).
 */
export function acceptUploads(fastify: FastifyInstance, types: readonly string[]): void {
  fastify.addContentTypeParser([...types], (_request, payload, done) => done(null, payload));
}

function isUpload(body: unknown): body is Readable {
  return body instanceof Readable;
}

/** @throws UnsupportedMediaTypeException for an upload, at a route that takes none */
export function requireJson(body: unknown): void {
  if (isUpload(body)) throw new UnsupportedMediaTypeException('The API accepts JSON only.');
}

/**
 * The body of a call, as bytes.
 * @throws UnsupportedMediaTypeException for a body that is not an upload of these types
 * @throws PayloadTooLargeException as soon as the body or its declared length exceeds the limit
 */
export async function readUpload(
  { body, headers }: FastifyRequest,
  maxBytes: number,
  types: readonly string[],
): Promise<Buffer> {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!isUpload(body) || !types.includes(type)) {
    throw new UnsupportedMediaTypeException(`Send the file as the request body: ${types.join(', ')}.`);
  }
  return readBytes({ headers, body }, maxBytes, () => tooLarge(maxBytes));
}

function tooLarge(maxBytes: number): PayloadTooLargeException {
  return new PayloadTooLargeException(`The file is larger than ${maxBytes / 1_048_576} MB.`);
}
