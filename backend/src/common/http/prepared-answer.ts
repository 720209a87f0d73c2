import { createHash } from 'node:crypto';
import { constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etag } from './revalidated.js';

const TYPE = 'application/json; charset=utf-8';
/** Below this, packing costs more than it saves. */
const PACKED_FROM_BYTES = 1024;
const NAME_BYTES = 12;

/** How the description names the `etag` of a prepared answer. */
export const PREPARED_TAG = etag('Of what the answer says', 'W/"q7Zk2v0aXyLr"');

/** An answer that is sent as it lies: made once, packed once. */
export class PreparedAnswer {
  readonly body: Buffer;
  readonly etag: string;
  private packedBody: Buffer | undefined;

  /** @param body JSON; bytes are kept as they are, not copied */
  constructor(body: string | Uint8Array) {
    this.body = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length);
    const name = createHash('sha256').update(this.body).digest('base64url').slice(0, NAME_BYTES);
    // Weak: the packed body is another one, of the same meaning.
    this.etag = `W/"${name}"`;
  }

  static of(answer: object): PreparedAnswer {
    return new PreparedAnswer(JSON.stringify(answer));
  }

  get packed(): Buffer {
    this.packedBody ??= gzipSync(this.body, { level: constants.Z_DEFAULT_COMPRESSION });
    return this.packedBody;
  }

  /** What it may take up, packed and not. */
  get bytes(): number {
    return this.body.length * 2;
  }
}

/**
 * Sets the headers of the answer and chooses the body; 304 where the caller has it already.
 * @returns what is to be sent
 */
export function answerWith(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): Buffer | undefined {
  void reply.header('etag', answer.etag).header('vary', 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], answer.etag)) {
    void reply.status(304);
    return undefined;
  }
  void reply.header('content-type', TYPE);
  if (answer.body.length < PACKED_FROM_BYTES || !takesGzip(request.headers['accept-encoding'])) return answer.body;
  void reply.header('content-encoding', 'gzip');
  return answer.packed;
}

function isKnown(held: string | undefined, etag: string): boolean {
  if (held === undefined) return false;
  return held === '*' || held.split(',').some((one) => one.trim() === etag);
}

const takesGzip = (encodings: string | string[] | undefined): boolean =>
  typeof encodings === 'string' && /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/i.test(encodings);
