import type { OpenAPIObject, OperationObject } from '@nestjs/swagger';
import { addExample, type Schemas } from './examples.js';
import { describeParameters } from './parameters.js';
import { REFUSALS } from './refusals.js';
import type { RouteFacts } from './routes.js';

export const SESSION_SCHEME = 'session';
const SUCCESS: Readonly<Record<string, string>> = { 200: 'Done', 201: 'Created', 202: 'Will be done' };

/** Every operation of the document that is one of a route. */
export function operationsOf(document: OpenAPIObject): OperationObject[] {
  const methods = Object.values(document.paths).flatMap(({ get, post, put, patch, delete: remove }) => [
    get,
    post,
    put,
    patch,
    remove,
  ]);
  return methods.filter((operation) => operation !== undefined);
}

/** Adds what follows from guards and pipes: who may call, what is refused, what parameters are. */
export function completeOperation(operation: OperationObject, facts: RouteFacts, schemas: Schemas): void {
  operation.security ??= securityOf(facts);
  describeParameters(operation, facts);
  const own = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
  for (const status of [...own, ...refusalsOf(operation, facts)]) {
    const refusal = REFUSALS[status];
    if (refusal !== undefined) operation.responses[status] = { $ref: `#/components/responses/${refusal.name}` };
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    if (response === undefined || '$ref' in response) continue;
    response.description ||= SUCCESS[status] ?? '';
    const json = response.content?.['application/json'];
    if (json !== undefined) addExample(json, schemas);
  }
  const { requestBody } = operation;
  const body = requestBody === undefined || '$ref' in requestBody ? undefined : requestBody.content['application/json'];
  if (body !== undefined) addExample(body, schemas);
}

function securityOf({ access }: RouteFacts): OperationObject['security'] {
  if (access === 'public') return [];
  return [{ [SESSION_SCHEME]: access === 'staff' ? ['staff'] : [] }];
}

function refusalsOf({ parameters = [] }: OperationObject, facts: RouteFacts): string[] {
  const inPath = parameters.some((parameter) => 'in' in parameter && parameter.in === 'path');
  const refusals: [string, boolean][] = [
    ['400', facts.checksQuery || facts.changesState],
    ['401', facts.access !== 'public'],
    ['403', facts.access === 'staff' || facts.changesState],
    ['404', inPath],
    ['413', facts.changesState],
    ['415', facts.changesState],
    ['429', facts.rateLimited],
    ['503', facts.rateLimited],
  ];
  return refusals.filter(([, applies]) => applies).map(([status]) => status);
}
