import { describe, expect, it } from '@jest/globals';
import { Binary, BSONError, Decimal128, Long, MaxKey, MinKey, ObjectId, serialize, Timestamp, UUID } from 'bson';
import { readBoolean, readInteger, readString, scanElements } from './bson-scan.js';
import { readCommand } from './command.js';

const everything = {
  double: 1.5,
  string: 'فلم',
  document: { a: { b: 1 } },
  array: [1, 'two', { three: 3 }],
  binary: new Binary(Buffer.from([1, 2, 3])),
  id: new ObjectId(),
  boolean: true,
  date: new Date(0),
  nothing: null,
  pattern: /^a.*b$/i,
  int32: 7,
  timestamp: new Timestamp({ t: 1, i: 2 }),
  int64: Long.fromString('9007199254740993'),
  decimal: Decimal128.fromString('1.20'),
  minimum: new MinKey(),
  maximum: new MaxKey(),
};
const bytes = Buffer.from(serialize(everything));

describe('scanning a document', () => {
  it('skips values of every type', () => {
    expect([...scanElements(bytes)].map((element) => element.name)).toEqual(Object.keys(everything));
  });

  it('reads the few values that the gateway needs', () => {
    const elements = new Map([...scanElements(bytes)].map((element) => [element.name, element]));
    const at = (name: string) => elements.get(name) ?? { type: 0, name, start: 0, end: 0 };

    expect(readString(bytes, at('string'))).toBe('فلم');
    expect(readBoolean(bytes, at('boolean'))).toBe(true);
    expect([readInteger(bytes, at('int32')), readInteger(bytes, at('int64'))]).toEqual([7n, 9007199254740993n]);
    expect(readInteger(bytes, at('string'))).toBeNull();
  });

  it.each([
    ['is cut off', bytes.subarray(0, bytes.length - 3)],
    ['states a wrong length', Buffer.concat([bytes, Buffer.of(0)])],
    ['holds an unknown type', Buffer.from([8, 0, 0, 0, 0x40, 0x61, 0, 0])],
    ['holds a value that is longer than itself', Buffer.from([12, 0, 0, 0, 2, 0x61, 0, 99, 0, 0, 0, 0])],
    ['is empty', Buffer.alloc(0)],
  ])('refuses a document that %s', (_name, document) => {
    expect(() => [...scanElements(document)]).toThrow(BSONError);
  });
});

describe('reading a command', () => {
  it('finds name, database, session and transaction', () => {
    const id = new UUID();
    const command = {
      insert: 'items',
      $db: 'shop',
      lsid: { id },
      txnNumber: Long.fromNumber(3),
      startTransaction: true,
      autocommit: false,
    };
    const body = Buffer.from(serialize(command));

    const read = readCommand({ requestId: 1, opCode: 2013, body, sequences: new Map(), expectsReply: true });

    expect(read).toMatchObject({
      name: 'insert',
      database: 'shop',
      sessionId: id.toHexString(false),
      txnNumber: 3n,
      isInTransaction: true,
      startsTransaction: true,
    });
  });
});
