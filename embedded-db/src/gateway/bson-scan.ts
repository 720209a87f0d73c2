/**
 * Reads the top level of a BSON document without decoding the rest: the gateway passes documents on as bytes, and
 * needs only a few fields of each command (its name, `$db`, `lsid` …).
 */
export interface BsonElement {
  type: number;
  name: string;
  /** Offset of the value's first byte. */
  start: number;
  /** Offset behind the value's last byte. */
  end: number;
}

export const BsonType = {
  double: 0x01,
  string: 0x02,
  document: 0x03,
  array: 0x04,
  binary: 0x05,
  boolean: 0x08,
  int32: 0x10,
  int64: 0x12,
} as const;

const FIXED_SIZES: Readonly<Record<number, number>> = {
  0x01: 8, // double
  0x06: 0, // undefined
  0x07: 12, // ObjectId
  0x08: 1, // boolean
  0x09: 8, // date
  0x0a: 0, // null
  0x10: 4, // int32
  0x11: 8, // timestamp
  0x12: 8, // int64
  0x13: 16, // decimal128
  0x7f: 0, // max key
  0xff: 0, // min key
};

export class MalformedBson extends Error {
  override readonly name = 'MalformedBson';
}

/** The elements of the document that starts at the buffer's first byte, in order. */
export function* scanElements(document: Buffer): Generator<BsonElement, void, undefined> {
  const last = document.length - 1;
  if (document.length < 5 || document.readInt32LE(0) !== document.length || document[last] !== 0) {
    throw new MalformedBson('a document does not have the length that it states');
  }
  let at = 4;
  while (at < last) {
    const type = document.readUInt8(at);
    const nameEnd = document.indexOf(0, at + 1);
    const start = nameEnd + 1;
    const end = start + valueSize(document, type, start);
    if (nameEnd < 0 || end > last) throw new MalformedBson('an element reaches past its document');
    yield { type, name: document.toString('latin1', at + 1, nameEnd), start, end };
    at = end;
  }
}

function valueSize(document: Buffer, type: number, start: number): number {
  const fixed = FIXED_SIZES[type];
  if (fixed !== undefined) return fixed;
  switch (type) {
    case 0x02: // string
    case 0x0d: // code
    case 0x0e: // symbol
      return 4 + length(document, start);
    case 0x03: // document
    case 0x04: // array
    case 0x0f: // code with scope
      return length(document, start);
    case 0x05: // binary
      return 5 + length(document, start);
    case 0x0b: {
      const pattern = document.indexOf(0, start);
      return document.indexOf(0, pattern + 1) + 1 - start;
    }
    case 0x0c: // DBPointer
      return 16 + length(document, start);
    default:
      throw new MalformedBson(`unknown element type 0x${type.toString(16)}`);
  }
}

function length(document: Buffer, start: number): number {
  const value = document.readInt32LE(start);
  if (value < 0) throw new MalformedBson('a value has a negative length');
  return value;
}

/** The value of a string element. */
export function readString(document: Buffer, element: BsonElement): string {
  return document.toString('utf8', element.start + 4, element.end - 1);
}

/** The value of a boolean or numeric element as a truth value. */
export function readBoolean(document: Buffer, element: BsonElement): boolean {
  switch (element.type) {
    case BsonType.boolean:
      return document[element.start] === 1;
    case BsonType.int32:
      return document.readInt32LE(element.start) !== 0;
    case BsonType.int64:
      return document.readBigInt64LE(element.start) !== 0n;
    case BsonType.double:
      return document.readDoubleLE(element.start) !== 0;
    default:
      return false;
  }
}

/** The value of an integer element; null for other types. */
export function readInteger(document: Buffer, element: BsonElement): bigint | null {
  if (element.type === BsonType.int64) return document.readBigInt64LE(element.start);
  if (element.type === BsonType.int32) return BigInt(document.readInt32LE(element.start));
  return null;
}
