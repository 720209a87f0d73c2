import { BSONError, onDemand } from 'bson';

/**
 * Reads the top level of a BSON document without decoding the rest: the gateway passes documents on as bytes, and needs
 * only a few fields of each command (its name, `$db`, `lsid` …).
 */
export interface BsonElement {
  type: number;
  name: string;
  /** Offset of the value's first byte. */
  start: number;
  /** Offset after the value's last byte. */
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

/**
 * The elements of the document in the buffer, in order.
 * @throws BSONError for bytes that are not one whole document
 */
export function scanElements(document: Buffer): BsonElement[] {
  if (document.length < 5 || document.readInt32LE(0) !== document.length) {
    throw new BSONError("a document's length field is wrong");
  }
  return Array.from(onDemand.parseToElements(document), ([type, nameStart, nameLength, start, length]) => {
    return { type, name: document.toString('latin1', nameStart, nameStart + nameLength), start, end: start + length };
  });
}

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
