import type { StaffAction } from '@shop/contract/staff-roles';
import type { OperationId } from '../operations/operation-case.js';

/** The parts of an OpenAPI document that the tests read, with references resolved. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, RawResponse>>;
  };
}

export type JsonSchema = Readonly<Record<string, unknown>>;

interface RawOperation {
  readonly operationId: OperationId;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, RawResponse | { readonly $ref: string }>>;
  readonly 'x-staff-actions'?: readonly StaffAction[];
}

interface RawResponse {
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Content;
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema; readonly example?: unknown }>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema?: JsonSchema;
  readonly example?: unknown;
}

/** The schema of a parameter that is JSON in a text; of any other, null. */
export function jsonSchemaOf(parameter: Parameter | undefined): JsonSchema | null {
  return (parameter?.schema?.['contentSchema'] as JsonSchema | undefined) ?? null;
}

export interface Header {
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

export interface DescribedAnswer {
  readonly headers: Readonly<Record<string, Header>>;
  readonly types: readonly string[];
  /** Schema of the JSON answer; null where none is answered. */
  readonly schema: JsonSchema | null;
}

export type Method = 'get' | 'post' | 'put' | 'delete';
export type Role = 'visitor' | 'customer' | 'staff';

export interface Operation {
  readonly id: OperationId;
  readonly method: Method;
  readonly path: string;
  /** The lowest role with access; roles further right have it, too. */
  readonly access: Role;
  /** Staff whose role may do one of these are let in. */
  readonly actions: readonly StaffAction[];
  /** The scope of a company’s key that allows it, or null. */
  readonly companyScope: string | null;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** Null if no body is read. */
  readonly body: { readonly schema: JsonSchema; readonly example: unknown } | null;
  readonly answers: ReadonlyMap<number, DescribedAnswer>;
}

export const changesState = ({ method }: Operation) => method !== 'get';

export function operationsOf(description: Description): Operation[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => ({
      id: raw.operationId,
      method: method as Method,
      path,
      access: accessOf(raw),
      actions: raw['x-staff-actions'] ?? [],
      companyScope: raw.security.find((scheme) => 'companyKey' in scheme)?.['companyKey']?.[0] ?? null,
      description: raw.description ?? '',
      parameters: raw.parameters ?? [],
      body: bodyOf(raw),
      answers: new Map(
        Object.entries(raw.responses).map(([status, response]) => [Number(status), answerOf(description, response)]),
      ),
    })),
  );
}

function accessOf({ security }: RawOperation): Role {
  if (security.length === 0) return 'visitor';
  return security.some((scheme) => 'staff' in scheme) ? 'staff' : 'customer';
}

function bodyOf({ requestBody }: RawOperation): Operation['body'] {
  const json = requestBody?.content['application/json'];
  return json?.schema === undefined ? null : { schema: json.schema, example: json.example };
}

function answerOf({ components }: Description, response: RawResponse | { readonly $ref: string }): DescribedAnswer {
  const described = '$ref' in response ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
  return {
    headers: described?.headers ?? {},
    types: Object.keys(described?.content ?? {}),
    schema: described?.content?.['application/json']?.schema ?? null,
  };
}
