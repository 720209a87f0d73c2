import type { ExamplesObject, OperationObject, ResponseObject, SchemaObject } from '@nestjs/swagger';
import { REFUSALS, type RefusalDetails } from './refusals.js';

type Responses = Record<string, ResponseObject>;

/** An operation with its codes by status. */
export interface RefusedOperation {
  readonly operation: OperationObject;
  readonly codes: ReadonlyMap<number, readonly string[]>;
  readonly details: RefusalDetails | null;
}

/** Describes the refusals of each operation. @returns the responses that several share, for the document's components */
export function describeRefusals(operations: readonly RefusedOperation[]): Responses {
  const uses = new Map<string, number>();
  for (const { codes: refused } of operations) {
    for (const codes of refused.values()) uses.set(nameOf(codes), (uses.get(nameOf(codes)) ?? 0) + 1);
  }
  const shared: Responses = {};
  for (const { operation, codes: refused, details } of operations) {
    for (const [status, codes] of refused) {
      const name = nameOf(codes);
      const schemas = details?.status === status ? details.schemas : [];
      const response = responseOf(status, codes, schemas);
      const isShared = schemas.length === 0 && (uses.get(name) ?? 0) > 1;
      if (isShared) shared[name] = response;
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

function responseOf(status: number, codes: readonly string[], details: readonly string[]): ResponseObject {
  const refusal = REFUSALS[status];
  if (refusal === undefined) throw new Error(`No refusal with status ${status} is described`);
  const examples: ExamplesObject = {};
  for (const example of [...refusal.examples, ...missingExamples(codes)]) {
    if (codes.includes(example.code)) examples[example.code] = { value: { statusCode: status, ...example } };
  }
  const json = { schema: errorWith(status, codes, details), ...(Object.keys(examples).length > 0 && { examples }) };
  const { description, headers } = refusal;
  return { description, ...(headers && { headers }), content: { 'application/json': json } };
}

/** The body of all refusals, with one of these codes. @param details the schemas of its details; empty: it has none */
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
