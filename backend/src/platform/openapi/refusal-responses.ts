import type { ExamplesObject, OperationObject, ResponseObject, SchemaObject } from '@nestjs/swagger';
import { REFUSALS, type RefusalDetails } from './refusals.js';

/** The parts of the description to which operations refer. */
interface SharedParts {
  readonly responses: Record<string, ResponseObject>;
  readonly examples: ExamplesObject;
}

/** An operation with its codes by status. */
export interface RefusedOperation {
  readonly operation: OperationObject;
  readonly codes: ReadonlyMap<number, readonly string[]>;
  readonly details: RefusalDetails | null;
}

/** Describes the refusals of each operation. @returns the responses of several operations, and the example of each code */
export function describeRefusals(operations: readonly RefusedOperation[]): SharedParts {
  const uses = new Map<string, number>();
  for (const { codes: refused } of operations) {
    for (const codes of refused.values()) uses.set(nameOf(codes), (uses.get(nameOf(codes)) ?? 0) + 1);
  }
  const shared: SharedParts = { responses: {}, examples: {} };
  for (const { operation, codes: refused, details } of operations) {
    for (const [status, codes] of refused) {
      const name = nameOf(codes);
      const schemas = details?.status === status ? details.schemas : [];
      const examples = examplesOf(status, codes);
      const response = responseOf(status, codes, { schemas, examples });
      Object.assign(shared.examples, examples);
      const isShared = schemas.length === 0 && (uses.get(name) ?? 0) > 1;
      if (isShared) shared.responses[name] = response;
      operation.responses[status] = isShared ? { $ref: `#/components/responses/${name}` } : response;
    }
  }
  return shared;
}

/** `StaffOnlyOrForeignOriginRefusal`: no schema has such a name, and none whose generators add `Response` to it. */
function nameOf(codes: readonly string[]): string {
  const words = codes.map((code) =>
    code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  return `${words.join('Or')}Refusal`;
}

function responseOf(
  status: number,
  codes: readonly string[],
  { schemas, examples }: { readonly schemas: readonly string[]; readonly examples: ExamplesObject },
): ResponseObject {
  const { description, headers } = refusalOf(status);
  const references = Object.keys(examples).map((code) => [code, { $ref: `#/components/examples/${code}` }] as const);
  const json = {
    schema: errorWith(status, codes, schemas),
    ...(references.length > 0 && { examples: Object.fromEntries(references) }),
  };
  return { description, ...(headers && { headers }), content: { 'application/json': json } };
}

function refusalOf(status: number) {
  const refusal = REFUSALS[status];
  if (refusal === undefined) throw new Error(`No refusal with status ${status} is described`);
  return refusal;
}

function examplesOf(status: number, codes: readonly string[]): ExamplesObject {
  const examples = [...refusalOf(status).examples, ...missingExamples(codes)];
  return Object.fromEntries(
    examples
      .filter(({ code }) => codes.includes(code))
      .map((example) => [example.code, { value: { statusCode: status, ...example } }]),
  );
}

/** The body of all refusals, with one of these codes. @param details the schemas of its details; empty if it has none */
function errorWith(status: number, codes: readonly string[], details: readonly string[]): SchemaObject {
  const [example] = codes;
  return {
    allOf: [
      { $ref: '#/components/schemas/ErrorResponse' },
      {
        type: 'object',
        required: ['statusCode', 'code'],
        properties: {
          statusCode: { type: 'integer', enum: [status], example: status },
          code: { type: 'string', enum: [...codes], example },
        },
      },
      ...(details.length === 0
        ? []
        : [{ type: 'object', properties: { details: { anyOf: details.map(($ref) => ({ $ref })) } } }]),
    ],
  };
}

/** The messages of the codes that `notFound` makes. */
function missingExamples(codes: readonly string[]): { code: string; message: string }[] {
  return codes.flatMap((code) => {
    const [, what] = /^([A-Z]+)_NOT_FOUND$/.exec(code) ?? [];
    return what === undefined ? [] : [{ code, message: `${what.charAt(0)}${what.slice(1).toLowerCase()} not found` }];
  });
}
