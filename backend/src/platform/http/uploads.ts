import { Readable } from 'node:stream';
import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readBytes } from './read-bytes.js';

/**
 * Lets bodies of these types through as streams, unread: so that a caller who may not upload is turned away before the
 * bytes are taken in. Routes that take JSON refuse them (`BodyPipe`).
 */
export function acceptUploads(fastify: FastifyInstance, types: readonly string[]): void {
  fastify.addContentTypeParser([...types], (_request, payload, done) => done(null, payload));
}

export function isUpload(body: unknown): body is Readable {
  return body instanceof Readable;
}

/**
 * The body of a call, as bytes.
 * @throws UnsupportedMediaTypeException for one that is no upload of these types
 * @throws PayloadTooLargeException as soon as there are more than so many bytes, or more are announced
 */
export async function readUpload(
  { body, headers }: FastifyRequest,
  maxBytes: number,
  types: readonly string[],
): Promise<Buffer> {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!isUpload(body) || !types.includes(type)) {
    throw new UnsupportedMediaTypeException(`Send the file itself as the body: ${types.join(', ')}.`);
  }
  return readBytes({ headers, body }, maxBytes, () => tooLarge(maxBytes));
}

function tooLarge(maxBytes: number): PayloadTooLargeException {
  return new PayloadTooLargeException(`The file is larger than ${maxBytes / 1_048_576} MB.`);
}
