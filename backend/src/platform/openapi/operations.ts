import type { INestApplication } from '@nestjs/common';
import type { HeaderObject, OpenAPIObject, OperationObject } from '@nestjs/swagger';
import { KEY_ACTIONS } from '@shop/contract/api-keys';
import { listOfRoles, rolesFor, STAFF_ACTIONS } from '@shop/contract/staff-roles';
import { describeParameters } from './parameters.js';
import { describeRefusals, type RefusedOperation } from './refusal-responses.js';
import { type RouteFacts, routesOf } from './routes.js';
import { addExample, addIntegerFormats, closeRequestBodies, propertiesOf, type Schemas } from './schemas.js';

interface OperationFacts extends RouteFacts {
  /** True if it is under /api, where unknown query parameters are refused. */
  readonly isOfApi: boolean;
  /** True if its body may contain the version that was loaded. */
  readonly takesVersion: boolean;
}

/** True if a part of the operation requires a fresh confirmation. */
const requiresReauthentication = ({ staffActions }: RouteFacts) =>
  staffActions.some((action) => STAFF_ACTIONS[action].requiresReauthentication);

/** True if nothing but a PDF is answered. */
const printsPdf = ({ responses }: OperationObject) =>
  Object.values(responses).some(
    (response) =>
      response !== undefined &&
      'content' in response &&
      Object.keys(response.content ?? {}).join() === 'application/pdf',
  );

/** @returns the codes of every refusal that the operation is described with, by status */
function refusedCodes(operation: OperationObject, facts: OperationFacts): Map<number, string[]> {
  const { parameters = [] } = operation;
  const { refused, missing, changesState, takesKey, rateLimited, access, staffActions } = facts;
  const hasPathParameter = parameters.some((parameter) => 'in' in parameter && parameter.in === 'path');
  const codes = new Map<number, string[]>();
  const add = (status: number, added: readonly string[], applies: boolean) => {
    if (applies && added.length > 0) codes.set(status, [...new Set([...(codes.get(status) ?? []), ...added])]);
  };
  add(400, ['VALIDATION_FAILED'], facts.isOfApi);
  add(400, ['BAD_REQUEST'], changesState);
  add(401, ['SIGNED_OUT'], access !== 'public');
  add(401, ['INVALID_KEY'], facts.identifies);
  add(403, ['STAFF_ONLY', 'STAFF_ROLE_REFUSED'], access === 'staff');
  add(403, ['SECOND_FACTOR_SETUP_REQUIRED'], access === 'staff' && !staffActions.includes('account.secure'));
  add(403, ['REAUTHENTICATION_REQUIRED'], access === 'staff' && requiresReauthentication(facts));
  add(403, ['KEY_NOT_ALLOWED'], facts.identifies && (access !== 'public' || changesState));
  add(403, ['FOREIGN_ORIGIN'], changesState);
  add(404, missing, hasPathParameter && refused[404] === undefined);
  for (const [status, own = []] of Object.entries(refused)) add(Number(status), own, true);
  add(409, facts.refusedByState, true);
  add(409, ['STALE_VERSION'], facts.takesVersion);
  add(409, ['IDEMPOTENCY_IN_PROGRESS'], takesKey);
  add(413, ['BODY_TOO_LARGE'], changesState);
  add(415, ['UNSUPPORTED_MEDIA_TYPE'], changesState);
  add(422, ['IDEMPOTENCY_KEY_REUSED'], takesKey);
  add(429, ['TOO_MANY_REQUESTS'], rateLimited);
  add(431, ['HEADERS_TOO_LARGE'], true);
  add(503, ['UNAVAILABLE'], rateLimited);
  add(503, ['OUTCOME_UNKNOWN'], changesState);
  add(503, ['NO_PDF_BROWSER'], printsPdf(operation));
  add(500, ['INTERNAL_ERROR'], true);
  return codes;
}

export const SESSION_SCHEME = 'session';
export const STAFF_SCHEME = 'staff';
export const KEY_SCHEME = 'key';
export const COMPANY_KEY_SCHEME = 'companyKey';

function callersOf({ access, staffActions }: RouteFacts): string {
  const roles = listOfRoles(rolesFor(staffActions), 'and');
  if (access === 'public') return 'Public.';
  if (access === 'staff') return `For staff: ${roles}.`;
  return `For signed-in users${roles === '' ? '' : `; for other users’ records, staff: ${roles}`}.`;
}

const REPLAYED: HeaderObject = {
  description: 'True if the call was already processed; the response is the stored one',
  required: false,
  schema: { type: 'string', enum: ['true'] },
};
const SUCCESS: Readonly<Record<string, string>> = { 200: 'Done', 201: 'Created', 202: 'Accepted for processing' };

/** Adds to the document what follows from the guards and pipes of the application's routes. */
export function completeDocument(app: INestApplication, document: OpenAPIObject): OpenAPIObject {
  const routes = routesOf(app);
  const components = (document.components ??= {});
  const schemas = components.schemas ?? {};
  const refused: RefusedOperation[] = [];
  closeRequestBodies(document, routes.values());
  for (const [path, operation] of operationsOf(document)) {
    const facts = routes.get(operation.operationId ?? '');
    if (facts === undefined) throw new Error(`${operation.operationId} is described but no controller has it`);
    completeOperation(operation, facts, schemas);
    const takesVersion = 'version' in propertiesOf(facts.body, schemas);
    const codes = refusedCodes(operation, { ...facts, isOfApi: path.startsWith('/api/'), takesVersion });
    refused.push({ operation, codes, details: facts.details });
  }
  Object.assign(components, describeRefusals(refused));
  addIntegerFormats(document);
  return document;
}

function operationsOf(document: OpenAPIObject): [path: string, OperationObject][] {
  return Object.entries(document.paths).flatMap(([path, { get, post, put, patch, delete: remove }]) => {
    const operations = [get, post, put, patch, remove].filter((operation) => operation !== undefined);
    return operations.map((operation): [string, OperationObject] => [path, operation]);
  });
}

function completeOperation(operation: OperationObject, facts: RouteFacts, schemas: Schemas): void {
  if (operation.security === undefined) {
    operation.security = securityOf(facts);
    operation.description = `${operation.description ?? ''} ${callersOf(facts)}`.trim();
  }
  if (facts.staffActions.length > 0) Object.assign(operation, { 'x-staff-actions': facts.staffActions });
  describeParameters(operation, facts);
  for (const [status, response] of Object.entries(operation.responses)) {
    if (response === undefined || '$ref' in response) continue;
    response.description ||= SUCCESS[status] ?? '';
    if (facts.takesKey) response.headers = { ...response.headers, 'Idempotent-Replayed': REPLAYED };
  }
  const { requestBody } = operation;
  const body = requestBody === undefined || '$ref' in requestBody ? undefined : requestBody.content['application/json'];
  if (body !== undefined) addExample(body, schemas);
}

/** A session, or an API key with one of the scopes. */
function securityOf({ access, staffActions, companyScope }: RouteFacts): OperationObject['security'] {
  if (access === 'public') return [];
  const scopes = KEY_ACTIONS.filter((action) => staffActions.includes(action));
  return [
    { [access === 'staff' ? STAFF_SCHEME : SESSION_SCHEME]: [] },
    ...scopes.map((scope) => ({ [KEY_SCHEME]: [scope] })),
    ...(companyScope === null ? [] : [{ [COMPANY_KEY_SCHEME]: [companyScope] }]),
  ];
}
