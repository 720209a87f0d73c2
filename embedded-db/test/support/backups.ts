import { readdir } from 'node:fs/promises';
import {
  BSONRegExp,
  Binary,
  Code,
  type Collection,
  type Db,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'mongodb';

/** A document for each kind of value, and some that are easily changed on the way. */
export const EVERY_KIND = [
  { _id: new ObjectId('64b7f0c2a1b2c3d4e5f60718'), kind: 'ObjectId', also: new ObjectId('000000000000000000000000') },
  {
    _id: 'dates',
    first: new Date(0),
    before: new Date(-1),
    far: new Date(8.64e15),
    at: new Date('2026-02-28T23:59:59.999Z'),
  },
  {
    _id: 'decimals',
    values: ['0', '1.50', '-0', '9.999999999999999999999999999999999E+6144', 'NaN', '-Infinity'].map(decimal),
  },
  { _id: 'longs', small: Long.fromNumber(7), large: Long.fromString('9007199254740993'), least: Long.MIN_VALUE },
  {
    _id: 'numbers',
    int: new Int32(7),
    whole: new Double(7),
    minusZero: new Double(-0),
    nan: NaN,
    infinite: -Infinity,
    tiny: 5e-324,
  },
  {
    _id: 'binaries',
    empty: new Binary(),
    bytes: new Binary(Buffer.from([0, 255, 10])),
    uuid: new UUID(),
    old: new Binary(Buffer.from('x'), 0x80),
  },
  { _id: 'nothing', null: null, emptyObject: {}, emptyArray: [], emptyText: '' },
  { _id: 'nested', list: [[1, [2, [{}, [], null]]], { deep: { deeper: { deepest: [[]] } } }] },
  {
    _id: 'text',
    arabic: 'حبر الطباعة',
    chinese: '印刷油墨',
    emoji: '🖨️👩‍🔧',
    zero: 'a\0b',
    accents: 'e\u0301 é',
    'key ü.with': { $odd: 1 },
  },
  {
    _id: 'others',
    regex: new BSONRegExp('^a.b$', 'im'),
    time: new Timestamp({ t: 1, i: 2 }),
    code: new Code('f()'),
    yes: true,
    no: false,
    ends: [new MinKey(), new MaxKey()],
  },
  { _id: { part: 1, of: 'a key' }, order: { z: 1, a: 2, m: 3 } },
  { _id: new Int32(5), kind: 'number as key' },
  { _id: 'large', text: 'x'.repeat(3_000_000) },
];

function decimal(text: string): Decimal128 {
  return Decimal128.fromString(text);
}

/** The bytes of all documents, in any order. */
export async function bytesOf(collection: Collection): Promise<string[]> {
  const found: unknown[] = await collection.find({}, { raw: true }).toArray();
  return found.map((each) => (Buffer.isBuffer(each) ? each.toString('base64') : 'no bytes')).sort();
}

/** Collections and views with their options, and the indexes of each. */
export async function structureOf(db: Db): Promise<unknown> {
  const found = await db.listCollections({}, { nameOnly: false }).toArray();
  return Promise.all(
    found
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(async ({ name, type, options }) => ({
        name,
        type,
        options,
        indexes: type === 'view' ? [] : await db.collection(name).indexes(),
      })),
  );
}

/** Names of what PostgreSQL's folder holds, but for the socket. */
export async function dataFoldersIn(dataDir: string): Promise<string[]> {
  const names = await readdir(`${dataDir}/postgres`).catch(() => []);
  return names.filter((name) => name !== 'socket').sort();
}
