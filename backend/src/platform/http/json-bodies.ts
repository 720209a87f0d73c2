import { BadRequestException, PayloadTooLargeException } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { IncomingMessage } from 'node:http';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Callers } from '../auth/callers.service.js';
import { nestsDeeperThan } from './json-nesting.js';
import { announcedBytes, readBytes } from './read-bytes.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Staff may send a large body. */
    readonly takesLargeBody?: boolean;
    /** The limit in bytes for every caller. */
    readonly bodyBytes?: number;
    /** The text of the body is stored with its parsed value. */
    readonly keepsBody?: boolean;
  }
}

/**
 * The size limits of JSON bodies. A message of 4,000 characters has 16 KB at most, a request of 200 positions 18 KB. An
 * import of products has 500,000 characters, of up to three bytes each; one of prices a million, of up to two.
 */
export const MAX_BODY_BYTES = { visitor: 20_480, signedIn: 30_720, staff: 2_097_152 } as const;
/** Real bodies nest no deeper than a list of objects. */
const MAX_NESTING = 32;

const LARGE: FastifyContextConfig = { takesLargeBody: true };

/** The route accepts documents of many positions and files: staff may send larger bodies than other callers. */
export const LargeBody = () => RouteConfig(LARGE);

/** The route accepts larger bodies than other routes for visitors. */
export const BodyOf = (bodyBytes: number) => {
  const config: FastifyContextConfig = { bodyBytes };
  return RouteConfig(config);
};

/** The route verifies a signature of its body: the body is small, and its bytes are stored unchanged. */
export const RawBody = (bodyBytes: number) => {
  const config: FastifyContextConfig = { bodyBytes, keepsBody: true };
  return RouteConfig(config);
};

const rawBodies = new WeakMap<FastifyRequest, string>();

/** The unchanged body of a call with `RawBody`; empty if there was none. */
export function rawBodyOf(request: FastifyRequest): string {
  return rawBodies.get(request) ?? '';
}

/** Parses JSON bodies: the size limit depends on the caller, and a text that nests too deep is not parsed. */
export function acceptJson(fastify: FastifyInstance, callers: Callers): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', async (request: FastifyRequest, body: IncomingMessage) => {
    const maxBytes = await maxBytesOf(request, callers);
    const { headers } = request;
    const text = (await readBytes({ headers, body }, maxBytes, () => tooLarge(maxBytes))).toString('utf8');
    if (request.routeOptions.config.keepsBody === true) rawBodies.set(request, text);
    if (nestsDeeperThan(text, MAX_NESTING)) throw new BadRequestException('The body is nested too deeply.');
    return new Promise((resolve, reject) => {
      Promise.resolve(parse(request, text, (error, value) => (error === null ? resolve(value) : reject(error)))).catch(
        reject,
      );
    });
  });
}

async function maxBytesOf(request: FastifyRequest, callers: Callers): Promise<number> {
  const { bodyBytes } = request.routeOptions.config;
  if (bodyBytes !== undefined) return bodyBytes;
  if (!(await callers.hasSession(request))) return MAX_BODY_BYTES.visitor;
  const isLarge = (announcedBytes(request.headers) ?? Infinity) > MAX_BODY_BYTES.signedIn;
  const mayBeLarge = isLarge && request.routeOptions.config.takesLargeBody === true;
  return mayBeLarge && (await callers.isStaff(request)) ? MAX_BODY_BYTES.staff : MAX_BODY_BYTES.signedIn;
}

function tooLarge(maxBytes: number): PayloadTooLargeException {
  return new PayloadTooLargeException(`The body is larger than ${maxBytes / 1024} KB.`);
}
