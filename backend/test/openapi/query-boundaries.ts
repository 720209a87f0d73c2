import { type Candidate, valuesFor } from './boundaries.js';
import { type JsonSchema, jsonSchemaOf, type Operation, type Parameter } from './description.js';

export interface QueryCandidate extends Candidate {
  /** Boundaries of the query, by parameter. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** Values around every bound that the description sets to parameters of the query. */
export function queryCandidatesOf({ parameters }: Operation): QueryCandidate[] {
  return parameters.filter((one) => one.in === 'query').flatMap((parameter) => candidates(parameter));
}

/** Combines conditions on different fields into one query. */
export function queryOf(candidates: readonly QueryCandidate[]): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const { field, query } of candidates) {
    const [name = ''] = field.split('.');
    const parts = field === name ? null : { ...(whole[name] as object | undefined), ...(query[name] as object) };
    whole[name] = parts ?? query[name];
  }
  return whole;
}

function candidates(parameter: Parameter): QueryCandidate[] {
  const { name, schema } = parameter;
  const json = jsonSchemaOf(parameter);
  if (json === null) return asTexts(name, schema ?? {});
  const whole = [...WRONG_WHOLES, ...valuesAround(json)].map((value) => ({ field: name, schema: json, value }));
  const parts = Object.entries((json['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([key, one]) =>
    valuesAround(one).map((value) => ({
      field: `${name}.${key}`,
      schema: one,
      value,
      query: { [name]: { [key]: value } },
    })),
  );
  return [...whole.map((candidate) => ({ ...candidate, query: { [name]: candidate.value } })), ...parts];
}

const WRONG_WHOLES = [
  ['text', 'ASC'],
  ['id', 'UP'],
  ['id'],
  [[], 'ASC'],
  [0, 1, 2],
  [-1, 5],
  [0, 1.5],
  ['0', '1'],
  { x: 1 },
];

/** Also around what a schema allows besides. */
function valuesAround(schema: JsonSchema): unknown[] {
  const choices = (schema['anyOf'] ?? [schema]) as JsonSchema[];
  return choices.flatMap((choice) => {
    const items = choice['items'] as JsonSchema | undefined;
    const [known = '6920200f1c2d3e4f5a6b7c8d'] = (items?.['enum'] ?? []) as unknown[];
    return valuesFor(choice, known);
  });
}

/** A parameter that is no JSON comes as text; a number is what consists of digits. */
function asTexts(name: string, schema: JsonSchema): QueryCandidate[] {
  const isList = schema['type'] === 'array';
  const one = isList ? ((schema['items'] ?? {}) as JsonSchema) : schema;
  const single = valuesFor(one, undefined).filter((value) => typeof value === 'string' || typeof value === 'number');
  const lists = isList ? valuesFor({ ...schema, items: undefined }, oneEntry(one)).filter(Array.isArray) : [];
  return [...single.map(String), ...lists.filter((list) => list.every((entry) => typeof entry === 'string'))]
    .filter((value) => value.length > 0)
    .map((value) => ({ field: name, schema, value: read(value, schema), query: { [name]: value } }));
}

const oneEntry = ({ pattern }: JsonSchema) => (pattern === undefined ? 'text' : '6920200f1c2d3e4f5a6b7c8d');

function read(value: unknown, { type }: JsonSchema): unknown {
  if (type === 'array') return [value].flat();
  return type === 'integer' && /^-?\d+$/.test(String(value)) ? Number(value) : value;
}
