import fc from 'fast-check';

/** A text that may be long, in words short enough to be read in a report. */
export interface Piece {
  readonly text: string;
  readonly times: number;
}

export const piece = (text: string, times = 1): Piece => ({ text, times });
export const spelled = ({ text, times }: Piece): string => text.repeat(times);

/** Values that programs have stumbled over. */
const NOTORIOUS = [
  ...['', ' ', '\t', '\u0000', 'a\u0000b', '\u001b[31m', '\ud800', '\udc00\ud800', '\ufeff', '\u202eabc', '\u200b'],
  ...[
    'e\u0301',
    'ﷺ',
    'İ',
    'ß',
    'خالد الراشد',
    '👩‍👩‍👧‍👦',
    '٣',
    'Ａ',
    '\u2028',
    '{{7*7}}',
    '${7*7}',
    '<script>',
    '%00',
    '%s%n',
  ],
  ...['$where', '$ne', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '_id', 'a.b', '../../x'],
  ...["' OR '1'='1", '.*', '(a+)+$', '[', '\\', '[object Object]', 'undefined', 'null', 'true', 'NaN', 'Infinity'],
  ...['-0', '0x10', '1e309', '1_000', '9007199254740993', '2026-02-30', '2026-13-01', '0000-00-00', '9999-12-31'],
  ...['2026-11-21T24:00:00Z', '2026-11-21T08:00:00+99:99', '+275760-09-13', '6920200f1c2d3e4f5a6b7c8D', 'my', 'admin'],
];

export const notoriousTexts: fc.Arbitrary<Piece> = fc.constantFrom(...NOTORIOUS.map((text) => piece(text)));

const longTexts = fc
  .tuple(
    fc.constantFrom('a', ' ', '\u0000', '😀', 'e\u0301', '\ud83d', '%', '\\', '"', '(a+)+'),
    fc.constantFrom(101, 2001, 20_001, 150_000),
  )
  .map(([text, times]) => piece(text, times));

const anyTexts = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  maxLength: 12,
});

export const hostileTexts: fc.Arbitrary<Piece> = fc.oneof(
  { arbitrary: notoriousTexts, weight: 5 },
  { arbitrary: anyTexts.map((text) => piece(text)), weight: 2 },
  { arbitrary: longTexts, weight: 1 },
);

const NUMBERS = [
  ...['0', '-0', '-1', '1', '0.1', '0.005', '1.005', '1e-7', '1E2', '1e21', '1e308', '1e400', '-1e400', '2147483648'],
  ...['9007199254740993', '-9007199254740992', '100000000000000000000000', '0.1e-400'],
];

const OPERATORS = [
  ...['{"$gt":""}', '{"$ne":null}', '{"$where":"sleep(9000)"}', '{"$regex":".*"}', '{"$in":[]}', '{"$expr":true}'],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}', '{"_id":{"$ne":null}}'],
  ...['{"toString":1}', '{"length":1e9}', '{"toJSON":1}', '{"then":1}', '{"valueOf":null}', '{"_bsontype":"ObjectId"}'],
];

const ID = '"6920200f1c2d3e4f5a6b7c8d"';
const LITERALS = ['null', 'true', 'false', '""', '[]', '{}', '[null]', '[[]]', '[{}]', '[[[]]]', '{"a":{"b":[1]}}'];

/** JSON texts that no JavaScript value produces: numbers beyond a double, repeated keys, `__proto__`. */
export const hostileJson: fc.Arbitrary<Piece[]> = fc.oneof(
  { arbitrary: fc.constantFrom(...NUMBERS, ...OPERATORS, ...LITERALS).map((text) => [piece(text)]), weight: 6 },
  { arbitrary: hostileTexts.map(quoted), weight: 5 },
  { arbitrary: fc.double().map((value) => [piece(JSON.stringify(value))]), weight: 1 },
  { arbitrary: fc.constantFrom(25, 1000, 50_000).map(deepList), weight: 1 },
  { arbitrary: fc.constantFrom(25, 1000, 20_000).map(deepObject), weight: 1 },
  { arbitrary: fc.constantFrom(201, 501, 50_000).map((length) => longList(ID, length)), weight: 1 },
  { arbitrary: fc.constantFrom(201, 1000, 200_000).map((length) => longList('{}', length)), weight: 1 },
);

export function quoted({ text, times }: Piece): Piece[] {
  return [piece('"'), piece(JSON.stringify(text).slice(1, -1), times), piece('"')];
}

export function deepList(levels: number): Piece[] {
  return [piece('[', levels), piece(']', levels)];
}

export function deepObject(levels: number): Piece[] {
  return [piece('{"a":', levels), piece('1'), piece('}', levels)];
}

export function longList(entry: string, length: number): Piece[] {
  return [piece('['), piece(`${entry},`, length - 1), piece(entry), piece(']')];
}
