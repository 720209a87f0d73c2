import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etag } from './revalidated.js';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Below this, packing costs more than it saves. */
const PACKED_FROM_BYTES = 1024;
const NAME_BYTES = 12;
const SENT_AS_TEXT_TO_BYTES = 16_384;

/** How the description names the `etag` of a prepared answer. */
export const PREPARED_TAG = etag('Of what the answer says', 'W/"q7Zk2v0aXyLr"');

interface AnswerKind {
  /** Media type. */
  readonly type?: string;
  readonly vary?: string;
}

/** An answer that is sent as it lies: made once, packed once. */
export class PreparedAnswer {
  readonly body: Buffer;
  readonly etag: string;
  readonly plain: Variant;
  readonly unchanged: Variant;
  private readonly typed: readonly string[];
  private packed: Variant | undefined;
  private asLatin1: string | undefined;

  /**
   * @param body bytes are kept as they are, not copied
   * @param kind where it is no JSON, or depends on more than on how it may be packed
   */
  constructor(body: string | Uint8Array, { type = JSON_TYPE, vary = 'accept-encoding' }: AnswerKind = {}) {
    this.body = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length);
    const name = createHash('sha256').update(this.body).digest('base64url').slice(0, NAME_BYTES);
    // Weak: the packed body is another one, of the same meaning.
    this.etag = `W/"${name}"`;
    const always = ['etag', this.etag, 'vary', vary];
    this.unchanged = { status: 304, headers: always, body: undefined };
    this.typed = [...always, 'content-type', type];
    this.plain = variant(this.typed, this.body);
  }

  static of(answer: object): PreparedAnswer {
    return new PreparedAnswer(JSON.stringify(answer));
  }

  get gzipped(): Variant {
    const pack = () => gzipSync(this.body, { level: constants.Z_DEFAULT_COMPRESSION });
    this.packed ??= variant([...this.typed, 'content-encoding', 'gzip'], pack());
    return this.packed;
  }

  get text(): string {
    return this.body.toString();
  }

  /** Its bytes as letters of Latin-1: joined with the headers and encoded again, that is quicker than any other text. */
  get latin1(): string {
    this.asLatin1 ??= this.body.toString('latin1');
    return this.asLatin1;
  }

  /** What it may take up: as it is, packed, which is a seventh of a page of products, and small ones as text. */
  get bytes(): number {
    return Math.ceil(this.body.length * (this.body.length > SENT_AS_TEXT_TO_BYTES ? 1.25 : 2.25));
  }
}

/**
 * Sets the headers of the answer and chooses the body; 304 where the caller has it already.
 * @returns what is to be sent
 */
export function answerWith(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): Buffer | undefined {
  const { status, headers, body } = variantOf(request, answer);
  for (let at = 0; at + 1 < headers.length; at += 2) void reply.header(headers[at] ?? '', headers[at + 1]);
  void reply.status(status);
  return body;
}

/**
 * As `answerWith`, and sends it, where Fastify has no part in the call.
 * @param further names and values of headers
 */
export function sendAtOnce(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PreparedAnswer,
  further: readonly string[],
): void {
  const { status, headers, body } = variantOf(request, answer);
  response.writeHead(status, [...further, ...headers]);
  // One string with the headers goes to the socket in one piece; large ones would be encoded anew each time.
  if (body === undefined || body.length > SENT_AS_TEXT_TO_BYTES || body !== answer.body) response.end(body);
  else response.end(answer.latin1, 'latin1');
}

interface Variant {
  readonly status: number;
  /** Name, value, name, value … */
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
}

function variantOf({ headers }: Pick<IncomingMessage, 'headers'>, answer: PreparedAnswer): Variant {
  if (isKnown(headers['if-none-match'], answer.etag)) return answer.unchanged;
  if (answer.body.length < PACKED_FROM_BYTES || !takesGzip(headers['accept-encoding'])) return answer.plain;
  return answer.gzipped;
}

function variant(headers: readonly string[], body: Buffer): Variant {
  return { status: 200, headers: [...headers, 'content-length', String(body.length)], body };
}

function isKnown(held: string | undefined, etag: string): boolean {
  if (held === undefined) return false;
  return held === '*' || held.split(',').some((one) => one.trim() === etag);
}

const takesGzip = (encodings: string | string[] | undefined): boolean =>
  typeof encodings === 'string' && /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/i.test(encodings);
