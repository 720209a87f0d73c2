import type { Description, JsonSchema } from './description.js';

/** A value for one field of a body. */
export interface Candidate {
  /** The form used in error messages: `requestedItems.0.qty` */
  readonly field: string;
  readonly schema: JsonSchema;
  readonly value: unknown;
}

type Schemas = Description['components']['schemas'];

/**
 * Values around every bound that a schema sets, of every type that it does not, and no value where one is required.
 * @param sample a body that is taken; its lists and objects show what an entry is
 */
export function candidatesOf(schema: JsonSchema, schemas: Schemas, sample: unknown, prefix = ''): Candidate[] {
  const { properties = {}, required = [] } = resolved(schema, schemas) as ObjectSchema;
  return Object.entries(properties).flatMap(([name, raw]) => {
    const field = `${prefix}${name}`;
    const inner = resolved(raw, schemas);
    if (inner['deprecated'] === true) return [];
    const value = valueAt(sample, name);
    const [entry] = [value].flat();
    const missing = required.includes(name) ? [undefined] : [];
    return [
      ...[...missing, ...valuesFor(inner, entry)].map((one) => ({ field, schema: inner, value: one })),
      ...partsOf(inner, schemas, value, field),
    ];
  });
}

/** The fields of the first entry of a list, or those of an object. */
function partsOf(schema: JsonSchema, schemas: Schemas, sample: unknown, field: string): Candidate[] {
  const items = schema['items'] as JsonSchema | undefined;
  if (items !== undefined) return candidatesOf(items, schemas, [sample].flat()[0], `${field}.0.`);
  const isObject = typeof sample === 'object' && sample !== null;
  return isObject ? candidatesOf(objectIn(schema), schemas, sample, `${field}.`) : [];
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** The object schema, even if it is nullable or has its own description. */
function objectIn(schema: JsonSchema): JsonSchema {
  const choices = (schema['anyOf'] ?? schema['allOf'] ?? []) as JsonSchema[];
  return choices.find((choice) => '$ref' in choice) ?? schema;
}

export function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return resolved(schemas[reference.split('/').at(-1) ?? ''] ?? {}, schemas);
}

const OF_EVERY_TYPE = [null, true, 0, 1.5, '', ' ', 'text', [], { $ne: null }];

/** @param entry of a list */
export function valuesFor(schema: JsonSchema, entry: unknown): unknown[] {
  return [...OF_EVERY_TYPE, ...aroundNumbers(schema), ...aroundTexts(schema), ...aroundLists(schema, entry)];
}

function aroundNumbers({ minimum, maximum, multipleOf, type }: JsonSchema): unknown[] {
  const isWhole = [type].flat().includes('integer');
  const step = isWhole ? 1 : 0.01;
  const bounds = [minimum, maximum].filter((bound) => typeof bound === 'number');
  const near = bounds.flatMap((bound) => [bound - step, bound, bound + step].map((value) => Number(value.toFixed(2))));
  const fine = multipleOf === undefined ? [] : [10.001, 1e-7, 18.55];
  return bounds.length === 0 ? [] : [...near, ...fine, 1e300, '7'];
}

function aroundTexts({ maxLength, format, enum: values }: JsonSchema): unknown[] {
  if (format === 'date') return ['2026-02-30', '2026-13-01', '2026-03-02T08:00', '28.02.2026'];
  const known = Array.isArray(values)
    ? [...(values as unknown[]), `${String(values[0])} `, String(values[0]).toLowerCase()]
    : [];
  if (typeof maxLength !== 'number') return known;
  // Lengths of texts in bodies are counted in characters, of any kind.
  return [
    ...known,
    'a'.repeat(maxLength),
    'a'.repeat(maxLength + 1),
    '😀'.repeat(maxLength),
    'خ'.repeat(maxLength + 1),
  ];
}

function aroundLists({ minItems, maxItems }: JsonSchema, entry: unknown): unknown[] {
  if (typeof maxItems !== 'number') return [];
  const lengths = [...(typeof minItems === 'number' ? [minItems] : []), maxItems, maxItems + 1];
  return lengths.map((length) => Array.from({ length }, () => entry));
}

function valueAt(sample: unknown, name: string): unknown {
  return typeof sample === 'object' && sample !== null ? (sample as Record<string, unknown>)[name] : undefined;
}

/**
 * The fewest calls that show for each candidate separately if it is accepted: at most one candidate per field in each,
 * and none for a field within another varied one.
 */
export function callsFor<C extends Pick<Candidate, 'field'>>(candidates: readonly C[]): C[][] {
  const calls: C[][] = [];
  for (const candidate of candidates) {
    const call = calls.find((others) => others.every((other) => !overlap(candidate.field, other.field)));
    if (call === undefined) calls.push([candidate]);
    else call.push(candidate);
  }
  return calls;
}

const overlap = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

/** The body with other values at fields like `a.0.b`. */
export function withValues(body: unknown, candidates: readonly Pick<Candidate, 'field' | 'value'>[]): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  for (const { field, value } of candidates) put(copy, field, value);
  return copy;
}

function put(body: Record<string, unknown>, field: string, value: unknown): void {
  const steps = field.split('.');
  const last = steps.pop() ?? '';
  let place = body;
  for (const step of steps) place = place[step] as Record<string, unknown>;
  place[last] = value;
}
