import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etag } from './revalidated.js';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Below this size, compression costs more than it saves. */
const COMPRESSED_FROM_BYTES = 1024;
const ETAG_LENGTH = 12;
const compress = promisify(gzip);

/** The description of the `ETag` of such a body in the API documentation. */
export const BODY_ETAG = etag('Entity tag of the response', 'W/"q7Zk2v0aXyLr"');

/**
 * A body that may be sent many times: its ETag is computed once, and it is compressed once, at the first request that
 * needs it.
 */
export class ResponseBody {
  readonly bytes: Buffer;
  readonly etag: string;
  private compressed: Promise<Buffer> | undefined;

  constructor(
    text: string,
    readonly type = JSON_TYPE,
  ) {
    this.bytes = Buffer.from(text);
    const digest = createHash('sha256').update(this.bytes).digest('base64url').slice(0, ETAG_LENGTH);
    // Weak: the compressed body has other bytes and the same meaning.
    this.etag = `W/"${digest}"`;
  }

  static json(answer: object): ResponseBody {
    return new ResponseBody(JSON.stringify(answer));
  }

  gzip(): Promise<Buffer> {
    return (this.compressed ??= compress(this.bytes));
  }

  /** Bytes in memory, including the compressed body, which is at most a quarter of the plain one. */
  get size(): number {
    return Math.ceil(this.bytes.length * 1.25);
  }
}

/**
 * Sends the body, compressed if the caller accepts that; 304 if the caller has it already.
 * @param varies names of the request headers that the body depends on, besides `accept-encoding`
 */
export async function sendBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: ResponseBody,
  varies: readonly string[] = [],
): Promise<FastifyReply> {
  void reply.headers({ etag: body.etag, vary: ['accept-encoding', ...varies].join(', ') });
  if (isKnown(headers['if-none-match'], body.etag)) return reply.status(304).send();
  void reply.header('content-type', body.type);
  if (body.bytes.length < COMPRESSED_FROM_BYTES || !acceptsGzip(headers['accept-encoding'])) {
    return reply.send(body.bytes);
  }
  return reply.header('content-encoding', 'gzip').send(await body.gzip());
}

function isKnown(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return known === '*' || known.split(',').some((one) => one.trim() === etag);
}

const acceptsGzip = (encodings: string | string[] | undefined): boolean =>
  typeof encodings === 'string' && /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/i.test(encodings);
