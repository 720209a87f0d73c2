import { Readable } from 'node:stream';
import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { XML_TYPES } from '@shop/contract/e-invoices';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { readBytes } from './read-bytes.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly takesXml?: boolean;
  }
}

const XML: FastifyContextConfig = { takesXml: true };

/** For a call whose body is XML. */
export const TakesXml = () => RouteConfig(XML);

/**
 * Lets bodies of these types through as streams, unread: so that a caller who may not upload is turned away before the
 * bytes are taken in. Routes that take JSON refuse them (`BodyPipe`).
 */
export function acceptUploads(fastify: FastifyInstance, types: readonly string[]): void {
  fastify.addContentTypeParser([...types], (_request, payload, done) => done(null, payload));
}

/** As `acceptUploads`, for the routes that take XML: all others refuse it. */
export function acceptXml(fastify: FastifyInstance): void {
  fastify.addContentTypeParser([...XML_TYPES], (request, payload, done) => {
    if (request.routeOptions.config.takesXml === true) done(null, payload);
    else done(new UnsupportedMediaTypeException('The API takes JSON.'));
  });
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
