/** MongoDB's wire protocol: message frames and the two kinds of messages that current drivers send. */
const OpCode = { reply: 1, query: 2004, msg: 2013 } as const;

const HEADER_BYTES = 16;
export const MAX_MESSAGE_BYTES = 48_000_000 + 16_384;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const EXHAUST_ALLOWED = 1 << 16;
const KNOWN_FLAGS = CHECKSUM_PRESENT | MORE_TO_COME | EXHAUST_ALLOWED;

/** A request in either form: its command document and, by name, its document sequences. */
export interface WireRequest {
  requestId: number;
  opCode: typeof OpCode.msg | typeof OpCode.query;
  body: Buffer;
  /** Concatenated BSON documents by field name. */
  sequences: Map<string, Buffer>;
  /** False if the client wants no response (write concern 0). */
  expectsReply: boolean;
  /** The database of an OP_QUERY, from its collection name; OP_MSG has `$db` in its body. */
  queryDatabase?: string;
}

export class MalformedMessage extends Error {
  override readonly name = 'MalformedMessage';
}

export class FrameReader {
  /** @param largest maximum size of a message in bytes */
  constructor(public largest = MAX_MESSAGE_BYTES) {}

  private chunks: Buffer[] = [];
  private buffered = 0;
  private wanted = 4;

  /** Adds the next bytes and returns the messages that they complete, each with its header. */
  push(chunk: Buffer): Buffer[] {
    this.chunks.push(chunk);
    this.buffered += chunk.length;
    const frames: Buffer[] = [];
    while (this.buffered >= this.wanted) {
      const bytes = this.join();
      const length = bytes.readInt32LE(0);
      if (length < HEADER_BYTES || length > this.largest) throw new MalformedMessage(`message of ${length} bytes`);
      this.wanted = length;
      if (bytes.length < length) break;
      frames.push(bytes.subarray(0, length));
      this.chunks = [bytes.subarray(length)];
      this.buffered -= length;
      this.wanted = 4;
    }
    return frames;
  }

  private join(): Buffer {
    const [first] = this.chunks;
    const bytes = this.chunks.length === 1 && first ? first : Buffer.concat(this.chunks);
    this.chunks = [bytes];
    return bytes;
  }
}

/** Reads one whole message; throws MalformedMessage unless it is a well-formed OP_MSG or OP_QUERY. */
export function decodeRequest(frame: Buffer): WireRequest {
  const requestId = frame.readInt32LE(4);
  const opCode = frame.readInt32LE(12);
  if (opCode === OpCode.msg) return decodeMsg(frame, requestId);
  if (opCode === OpCode.query) return decodeQuery(frame, requestId);
  throw new MalformedMessage(`unsupported operation ${opCode}`);
}

function decodeMsg(frame: Buffer, requestId: number): WireRequest {
  const flags = frame.readUInt32LE(HEADER_BYTES);
  // The protocol requires that unknown flags in the lower sixteen bits are refused; the upper ones are optional.
  if ((flags & 0xffff & ~KNOWN_FLAGS) !== 0) throw new MalformedMessage('unknown message flags');
  const end = frame.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const sequences = new Map<string, Buffer>();
  let body: Buffer | null = null;
  let at = HEADER_BYTES + 4;
  while (at < end) {
    const kind = frame.readUInt8(at);
    const length = frame.readInt32LE(at + 1);
    const section = frame.subarray(at + 1, at + 1 + length);
    if (length < 5 || at + 1 + length > end) throw new MalformedMessage('a section is longer than its message');
    if (kind === 0) body = section;
    else if (kind === 1) readSequence(section, sequences);
    else throw new MalformedMessage(`section of kind ${kind}`);
    at += 1 + length;
  }
  if (!body) throw new MalformedMessage('a message without a body');
  return { requestId, opCode: OpCode.msg, body, sequences, expectsReply: (flags & MORE_TO_COME) === 0 };
}

function readSequence(section: Buffer, sequences: Map<string, Buffer>): void {
  const nameEnd = section.indexOf(0, 4);
  sequences.set(section.toString('utf8', 4, nameEnd), section.subarray(nameEnd + 1));
}

function decodeQuery(frame: Buffer, requestId: number): WireRequest {
  const nameStart = HEADER_BYTES + 4;
  const nameEnd = frame.indexOf(0, nameStart);
  const start = nameEnd + 1 + 8;
  const length = frame.readInt32LE(start);
  const [queryDatabase = 'admin'] = frame.toString('utf8', nameStart, nameEnd).split('.');
  const body = frame.subarray(start, start + length);
  return { requestId, opCode: OpCode.query, body, sequences: new Map(), expectsReply: true, queryDatabase };
}

let nextRequestId = 1;

/** The response to `request` with the BSON document `body`, in the form of the request. */
export function encodeReply(request: WireRequest, body: Uint8Array): Buffer {
  return request.opCode === OpCode.msg ? encodeMsg(request.requestId, body) : encodeOldReply(request.requestId, body);
}

function encodeMsg(responseTo: number, body: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(HEADER_BYTES + 5 + body.length);
  writeHeader(frame, responseTo, OpCode.msg);
  frame.writeUInt32LE(0, 16);
  frame.writeUInt8(0, 20);
  frame.set(body, 21);
  return frame;
}

function encodeOldReply(responseTo: number, body: Uint8Array): Buffer {
  const frame = Buffer.alloc(HEADER_BYTES + 20 + body.length);
  writeHeader(frame, responseTo, OpCode.reply);
  frame.writeInt32LE(8, 16); // AwaitCapable
  frame.writeInt32LE(1, 32); // one document
  frame.set(body, 36);
  return frame;
}

function writeHeader(frame: Buffer, responseTo: number, opCode: number): void {
  frame.writeInt32LE(frame.length, 0);
  frame.writeInt32LE(nextRequestId, 4);
  frame.writeInt32LE(responseTo, 8);
  frame.writeInt32LE(opCode, 12);
  nextRequestId = (nextRequestId + 1) & 0x7fffffff;
}
