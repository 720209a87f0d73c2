import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Description, Header, JsonSchema, Operation } from './description.js';
import type { WireAnswer } from './wire.js';

/** Headers of every answer: transport, caching and the security headers that are described once for all calls. */
const GENERAL_HEADERS = new Set([
  ...['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding'],
  ...['cache-control', 'vary', 'content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
  ...[
    'origin-agent-cluster',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-dns-prefetch-control',
  ],
  ...['ratelimit', 'ratelimit-policy'],
  ...['x-download-options', 'x-frame-options', 'x-request-id', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
]);

/** Compares responses with their description. */
export class AnswerCheck {
  private readonly ajv = strictAjv();
  private readonly compiled = new Map<JsonSchema, ValidateFunction>();

  constructor(description: Description) {
    this.ajv.addSchema({ $id: 'description', $defs: located(closed(description.components.schemas)) });
  }

  /** @returns the differences; nothing if the response is as described */
  problemsOf(operation: Operation, answer: WireAnswer): string[] {
    const described = operation.answers.get(answer.status);
    if (described === undefined) return [`status ${answer.status} is not described: ${excerpt(answer)}`];
    const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
    return [
      ...this.problemsOfHeaders(described.headers, answer),
      ...(described.types.length === 0 ? problemsOfEmpty(answer) : problemsOfType(described.types, type)),
      ...(type === 'application/json' ? this.problemsOfJson(described.schema ?? {}, answer) : []),
    ];
  }

  private problemsOfHeaders(described: Readonly<Record<string, Header>>, { headers }: WireAnswer): string[] {
    const known = new Map(Object.entries(described).map(([name, header]) => [name.toLowerCase(), header]));
    const missing = [...known].filter(([name, { required }]) => required === true && headers[name] === undefined);
    const unknown = Object.keys(headers).filter((name) => !known.has(name) && !GENERAL_HEADERS.has(name));
    const wrong = [...known].flatMap(([name, { schema }]) =>
      textsOf(headers[name]).filter((value) => !this.fits(schema, value)),
    );
    return [
      ...missing.map(([name]) => `header ${name} is missing`),
      ...unknown.map((name) => `header ${name} is not described`),
      ...wrong.map((value) => `header value ${value} is not as described`),
    ];
  }

  private fits(schema: JsonSchema, value: unknown): boolean {
    return this.ajv.validate(schema, value);
  }

  private problemsOfJson(schema: JsonSchema, { body }: WireAnswer): string[] {
    const validate = this.validatorOf(schema);
    if (validate(JSON.parse(body.toString('utf8')))) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `body${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  private validatorOf(schema: JsonSchema): ValidateFunction {
    const known = this.compiled.get(schema);
    if (known !== undefined) return known;
    const validate = this.ajv.compile(located(closed(schema)) as object);
    this.compiled.set(schema, validate);
    return validate;
  }
}

export function strictAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: true,
    allowUnionTypes: true,
    allErrors: true,
    multipleOfPrecision: 6,
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['example']);
  return ajv;
}

function textsOf(header: string | string[] | undefined): string[] {
  return header === undefined ? [] : [header].flat();
}

function problemsOfEmpty({ body }: WireAnswer): string[] {
  return body.length === 0 ? [] : ['a body is not described'];
}

function problemsOfType(described: readonly string[], type: string): string[] {
  const matches = described.some((known) => known === type || known === `${type.split('/')[0]}/*`);
  return matches ? [] : [`content type ${type} is not described`];
}

function excerpt({ body }: WireAnswer): string {
  return body.toString('utf8').slice(0, 300);
}

/** The same schemas, in which objects with known fields have no others: callers should be ready for more, these tests are not. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  // The parts of `allOf` see the whole object, of which each knows some fields.
  const inside = Object.entries(value).map(([key, inner]) => [key, key === 'allOf' ? inner : closed(inner)]);
  const copy = Object.fromEntries(inside) as Record<string, unknown>;
  const isClosable = isSchemaOfObject(copy) && copy['additionalProperties'] === undefined;
  return isClosable ? { ...copy, additionalProperties: false } : copy;
}

/** The same schemas with references to their location here. */
export function located(value: unknown): unknown {
  const text = JSON.stringify(value).replaceAll('#/components/schemas/', 'description#/$defs/');
  return JSON.parse(text) as unknown;
}

function isSchemaOfObject(value: JsonSchema): boolean {
  return value['type'] === 'object' && typeof value['properties'] === 'object';
}
