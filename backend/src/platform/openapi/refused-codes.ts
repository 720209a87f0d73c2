import type { OperationObject } from '@nestjs/swagger';
import { STAFF_ACTIONS } from '@shop/contract/staff-roles';
import type { RouteFacts } from './routes.js';

export interface OperationFacts extends RouteFacts {
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
export function refusedCodes(operation: OperationObject, facts: OperationFacts): Map<number, string[]> {
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
