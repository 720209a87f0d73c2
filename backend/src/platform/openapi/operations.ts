import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject, OperationObject } from '@nestjs/swagger';
import { describeParameters } from './parameters.js';
import { REFUSALS, refusalResponses } from './refusals.js';
import { type RouteFacts, routesOf } from './routes.js';
import { addExample, closeRequestBodies, type Schemas } from './schemas.js';

export const SESSION_SCHEME = 'session';
const SUCCESS: Readonly<Record<string, string>> = { 200: 'Done', 201: 'Created', 202: 'Will be done' };

/** Adds to the document what follows from the guards and pipes of the application's routes. */
export function completeDocument(app: INestApplication, document: OpenAPIObject): OpenAPIObject {
  const routes = routesOf(app);
  const components = (document.components ??= {});
  closeRequestBodies(document, routes.values());
  for (const operation of operationsOf(document)) {
    const facts = routes.get(operation.operationId ?? '');
    if (facts === undefined) throw new Error(`${operation.operationId} is described but no controller has it`);
    completeOperation(operation, facts, components.schemas ?? {});
  }
  components.responses = refusalResponses();
  return document;
}

function operationsOf(document: OpenAPIObject): OperationObject[] {
  const methods = Object.values(document.paths).flatMap(({ get, post, put, patch, delete: remove }) => [
    get,
    post,
    put,
    patch,
    remove,
  ]);
  return methods.filter((operation) => operation !== undefined);
}

function completeOperation(operation: OperationObject, facts: RouteFacts, schemas: Schemas): void {
  operation.security ??= securityOf(facts);
  describeParameters(operation, facts);
  const declared = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
  for (const status of [...declared, ...refusalStatusesOf(operation, facts)]) {
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

function refusalStatusesOf({ parameters = [] }: OperationObject, facts: RouteFacts): string[] {
  const hasPathParameter = parameters.some((parameter) => 'in' in parameter && parameter.in === 'path');
  const refusals: [string, boolean][] = [
    ['400', facts.checksQuery || facts.changesState],
    ['401', facts.access !== 'public'],
    ['403', facts.access === 'staff' || facts.changesState],
    ['404', hasPathParameter],
    ['413', facts.changesState],
    ['415', facts.changesState],
    ['429', facts.rateLimited],
    ['503', facts.rateLimited],
  ];
  return refusals.filter(([, applies]) => applies).map(([status]) => status);
}
