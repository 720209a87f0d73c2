import fc from 'fast-check';
import { isJson } from '../openapi/requests.js';
import type { JsonSchema, Operation } from '../openapi/description.js';
import {
  deepList,
  deepObject,
  hostileJson,
  hostileTexts,
  longList,
  piece,
  type Piece,
  quoted,
} from './hostile-values.js';

/** What is changed of a valid call. All of it is plain data, which a report can show and a later run repeat. */
export type Mutation =
  | { readonly kind: 'path'; readonly name: string; readonly value: Piece }
  | { readonly kind: 'query'; readonly name: string; readonly value: readonly Piece[] }
  /** As it stands in the address, escaped or not. */
  | { readonly kind: 'raw query'; readonly value: Piece }
  /** `a.0.b` of the body becomes this JSON. */
  | { readonly kind: 'field'; readonly field: string; readonly json: readonly Piece[] }
  /** Once more at the end of the body, whether or not it is there already. */
  | { readonly kind: 'added key'; readonly key: Piece; readonly json: readonly Piece[] }
  | { readonly kind: 'body'; readonly json: readonly Piece[] }
  | { readonly kind: 'cut body'; readonly at: number }
  /** These bytes (hex) in the middle of the body. */
  | { readonly kind: 'bytes'; readonly hex: string }
  | { readonly kind: 'header'; readonly name: string; readonly value: Piece }
  | { readonly kind: 'method'; readonly method: string };

export function mutationsOf(operation: Operation): fc.Arbitrary<Mutation> {
  const fields = operation.body === null ? [] : fieldsOf(operation.body.example);
  const names = (place: string) => operation.parameters.filter((one) => one.in === place).map(({ name }) => name);
  return fc.oneof(
    ...weighted(names('path').length > 0 ? 3 : 0, () => pathMutation(names('path'))),
    ...weighted(names('query').length > 0 ? 8 : 0, () => queryMutation(operation)),
    ...weighted(fields.length > 0 ? 12 : 0, () => fieldMutation(fields)),
    ...weighted(fields.length > 0 ? 4 : 1, () => bodyMutation),
    { arbitrary: rawQuery, weight: 1 },
    { arbitrary: headerMutation, weight: 3 },
    { arbitrary: methodMutation, weight: 1 },
  );
}

function weighted<T>(weight: number, make: () => fc.Arbitrary<T>): { arbitrary: fc.Arbitrary<T>; weight: number }[] {
  return weight === 0 ? [] : [{ arbitrary: make(), weight }];
}

const pathMutation = (names: readonly string[]): fc.Arbitrary<Mutation> =>
  fc.record({ kind: fc.constant('path' as const), name: fc.constantFrom(...names), value: hostileTexts });

function queryMutation(operation: Operation): fc.Arbitrary<Mutation> {
  const inQuery = operation.parameters.filter((one) => one.in === 'query');
  const values = inQuery.map((parameter): fc.Arbitrary<Mutation> => {
    const name = fc.constant(parameter.name);
    const json = parameter.content?.['application/json']?.schema ?? {};
    const value = isJson(parameter) ? fc.oneof(hostileJson, conditions(json)) : hostileTexts.map((text) => [text]);
    return fc.record({ kind: fc.constant('query' as const), name, value });
  });
  return fc.oneof(...values);
}

/** An object that has the fields of a filter, with other values. */
function conditions(schema: JsonSchema): fc.Arbitrary<Piece[]> {
  const known = Object.keys((schema['properties'] as object | undefined) ?? {});
  const field = fc.constantFrom(...known, '$or', '$where', '__proto__', 'password', 'constructor');
  return fc.tuple(field, hostileJson).map(([name, json]) => [piece(`{${JSON.stringify(name)}:`), ...json, piece('}')]);
}

const fieldMutation = (fields: readonly string[]): fc.Arbitrary<Mutation> =>
  fc.record({ kind: fc.constant('field' as const), field: fc.constantFrom(...fields), json: hostileJson });

const KEYS = ['__proto__', 'constructor', 'toString', '$set', 'a.b', '', 'isAdmin', '_id', 'version', 'user', 'status'];
const addedKey: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constant('added key' as const),
  key: fc.oneof(fc.constantFrom(...KEYS.map((key) => piece(key))), hostileTexts),
  json: hostileJson,
});

const BYTES = ['ff', 'c328', 'eda080', 'f8a1a1a1a1', '00', '22', '5c75'];

const bodyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  { arbitrary: addedKey, weight: 4 },
  { arbitrary: fc.record({ kind: fc.constant('body' as const), json: hostileJson }), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constant('cut body' as const), at: fc.integer({ min: 1, max: 99 }) }), weight: 1 },
  { arbitrary: fc.record({ kind: fc.constant('bytes' as const), hex: fc.constantFrom(...BYTES) }), weight: 1 },
);

const RAW_QUERIES = [
  ...['%', '%zz=1', 'q=%E0%A4%A', '&&&', '=', 'a', ';', 'q[$ne]=1', 'filter[$where]=1', 'filter[]=1', '__proto__[x]=1'],
  ...['constructor.prototype.x=1', 'range=[0,1]&range=[0,2]', 'page=1&page=2', 'filter={}&filter={"q":"a"}', 'q=a&q=b'],
  ...['attributes[__proto__]=1', 'attributes[size][]=1', 'attributes=1', 'limit=1e2', 'sort=["id","ASC"]', 'q=\u00e9'],
].map((text) => piece(text));

const rawQuery: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constant('raw query' as const),
  value: fc.constantFrom(...RAW_QUERIES, piece('a=1&', 2000), piece('q=', 9000), piece('x', 40_000)),
});

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

const headerMutation: fc.Arbitrary<Mutation> = fc
  .constantFrom(...HEADERS)
  .map(([name, text, times = 1]) => ({ kind: 'header', name, value: piece(text, times) }));

const METHODS = ['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'POST', 'DELETE', 'TRACE', 'PROPFIND', 'GET', 'QUERY'];
const methodMutation: fc.Arbitrary<Mutation> = fc
  .constantFrom(...METHODS)
  .map((method) => ({ kind: 'method', method }));

/** `a`, `list`, `list.0.a`: the paths of everything that the example holds. */
function fieldsOf(example: unknown, prefix = ''): string[] {
  if (typeof example !== 'object' || example === null) return [];
  return Object.entries(example).flatMap(([name, value]) => [
    `${prefix}${name}`,
    ...fieldsOf(value, `${prefix}${name}.`),
  ]);
}

/** One of each sort: every operation gets these, whatever chance brings besides. */
export function certainMutations({ parameters, body }: Operation): Mutation[] {
  const [first = 'name'] = body === null ? [] : Object.keys(body.example as object);
  const operator = [piece('{"$ne":null}')];
  const named = parameters.map(({ name, in: place }): Mutation =>
    place === 'path' ? { kind: 'path', name, value: piece('\u0000') } : { kind: 'query', name, value: operator },
  );
  const onBody: Mutation[] = [
    { kind: 'field', field: first, json: operator },
    { kind: 'field', field: first, json: deepList(1000) },
    { kind: 'field', field: first, json: quoted(piece('\ud800')) },
    { kind: 'field', field: first, json: quoted(piece('a', 150_000)) },
    { kind: 'added key', key: piece('__proto__'), json: [piece('{"isAdmin":true}')] },
    { kind: 'added key', key: piece(first), json: operator },
    { kind: 'body', json: deepObject(1000) },
    { kind: 'body', json: longList('{}', 300_000) },
    { kind: 'field', field: first, json: longList('{}', 300_000) },
    { kind: 'body', json: [piece('"'), piece('a', 1_048_577), piece('"')] },
    { kind: 'cut body', at: 50 },
    { kind: 'bytes', hex: 'c328' },
    { kind: 'header', name: 'content-type', value: piece('application/json; charset=utf-16') },
  ];
  return [...named, ...(body === null ? [] : onBody), { kind: 'method', method: 'PATCH' }];
}
