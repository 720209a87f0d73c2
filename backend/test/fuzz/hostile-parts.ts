import { piece, type Piece } from './hostile-values.js';

/** Adds a part of a body once more at its end. */
const KEYS = ['__proto__', 'constructor', 'toString', '$set', 'a.b', '', 'isAdmin', '_id', 'version', 'user', 'status'];
export const HOSTILE_KEYS: readonly Piece[] = KEYS.map((key) => piece(key));

/** Bytes (hex) that are no UTF-8, or end a text unexpectedly. */
export const NO_UTF8 = ['ff', 'c328', 'eda080', 'f8a1a1a1a1', '00', '22', '5c75'];

const QUERIES = [
  ...['%', '%zz=1', 'q=%E0%A4%A', '&&&', '=', 'a', ';', 'q[$ne]=1', 'filter[$where]=1', 'filter[]=1', '__proto__[x]=1'],
  ...['constructor.prototype.x=1', 'range=[0,1]&range=[0,2]', 'page=1&page=2', 'filter={}&filter={"q":"a"}', 'q=a&q=b'],
  ...['attributes[__proto__]=1', 'attributes[size][]=1', 'attributes=1', 'limit=1e2', 'sort=["id","ASC"]', 'q=\u00e9'],
];

/** Written like in an address. */
export const HOSTILE_QUERIES: readonly Piece[] = [
  ...QUERIES.map((text) => piece(text)),
  ...[piece('a=1&', 2000), piece('q=', 9000), piece('x', 40_000)],
];

const HEADERS: readonly (readonly [string, string, number?])[] = [
  ...(['application/xml', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''] as const).map(
    (type) => ['content-type', type] as const,
  ),
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'application/json;charset="'],
  ['content-type', 'application/vnd.api+json'],
  ['content-type', 'application/json, text/plain'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br'],
  ['transfer-encoding', 'gzip, chunked'],
  ['expect', 'the unexpected'],
  ['cookie', 'session=garbage'],
  ['cookie', 'session=eyJhbGciOiJub25lIn0.eyJzdWIiOiI2OTIwMjAwZjFjMmQzZTRmNWE2YjdjOGQiLCJzaWQiOiJhIn0.'],
  ['cookie', 'session=%'],
  ['cookie', '__proto__=1; session=a; session=b'],
  ['cookie', 'a=1; ', 3000],
  ['accept', 'text/html'],
  ['accept', 'image/webp,*/*;q=0'],
  ['accept-encoding', 'identity;q=0, *;q=0'],
  ['accept-language', '\u00ff'],
  ['if-none-match', '*'],
  ['if-match', '"x"'],
  ['range', 'bytes=5-1'],
  ['origin', 'null'],
  ['origin', 'http://['],
  ['sec-fetch-site', 'sideways'],
  ['x-forwarded-for', 'unknown, ::ffff:7, 999.1.1.1'],
  ['x-forwarded-for', '$ne'],
  ['x-forwarded-proto', 'gopher'],
  ['x-forwarded-host', 'evil.example'],
  ['x-http-method-override', 'DELETE'],
  ['x-request-id', '"}\t{"a":"'],
  ['x-padding', 'x', 40_000],
];

export const HOSTILE_HEADERS = HEADERS.map(([name, text, times = 1]) => [name, piece(text, times)] as const);

export const METHODS = ['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'POST', 'DELETE', 'TRACE', 'PROPFIND', 'GET', 'QUERY'];
