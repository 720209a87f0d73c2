import fc from 'fast-check';
import { HOSTILE_HEADERS, HOSTILE_KEYS, HOSTILE_QUERIES, METHODS, NO_UTF8 } from './hostile-parts.js';
import { isJson } from '../openapi/requests.js';
import { type JsonSchema, jsonSchemaOf, type Operation } from '../openapi/description.js';
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

/** Changes of a valid call. They are plain data, which a report can show and a later run repeat. */
export type Mutation =
  | { readonly kind: 'path'; readonly name: string; readonly value: Piece }
  | { readonly kind: 'query'; readonly name: string; readonly value: readonly Piece[] }
  /** Written like in the address, escaped or not. */
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
    const json = jsonSchemaOf(parameter) ?? {};
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

const addedKey: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constant('added key' as const),
  key: fc.oneof(fc.constantFrom(...HOSTILE_KEYS), hostileTexts),
  json: hostileJson,
});

const bodyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  { arbitrary: addedKey, weight: 4 },
  { arbitrary: fc.record({ kind: fc.constant('body' as const), json: hostileJson }), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constant('cut body' as const), at: fc.integer({ min: 1, max: 99 }) }), weight: 1 },
  { arbitrary: fc.record({ kind: fc.constant('bytes' as const), hex: fc.constantFrom(...NO_UTF8) }), weight: 1 },
);

const rawQuery: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constant('raw query' as const),
  value: fc.constantFrom(...HOSTILE_QUERIES),
});

const headerMutation: fc.Arbitrary<Mutation> = fc
  .constantFrom(...HOSTILE_HEADERS)
  .map(([name, value]) => ({ kind: 'header', name, value }));

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

/** One of each kind: every operation gets these, in addition to the random ones. */
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
    { kind: 'body', json: longList('{}', 100_000) },
    { kind: 'field', field: first, json: longList('{}', 100_000) },
    { kind: 'body', json: [piece('"'), piece('a', 1_048_577), piece('"')] },
    { kind: 'cut body', at: 50 },
    { kind: 'bytes', hex: 'c328' },
  ];
  // Operations take it: it goes before all others, so that none of them has to be sent again.
  const otherText: Mutation = {
    kind: 'header',
    name: 'content-type',
    value: piece('application/json; charset=utf-16'),
  };
  return [
    ...(body === null ? [] : [otherText]),
    ...named,
    ...(body === null ? [] : onBody),
    { kind: 'method', method: 'PATCH' },
  ];
}
