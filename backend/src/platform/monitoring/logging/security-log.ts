import type { RequestWithActor } from '../../auth/actor.js';

/** Events that may be a sign of an attack. */
export type RefusalEvent =
  | 'sign-in failed'
  | 'current password wrong'
  | 'second factor wrong'
  | 'limit reached'
  // A link, a code, an origin and others: each module names its own.
  | `${string} refused`;

/** Successful steps that an attacker would have to take. */
type PassageEvent =
  | 'registered'
  | 'signed in'
  | 'signed out'
  | 'password changed'
  | 'reset requested'
  | 'password reset'
  | 'confirmed'
  | 'email proved'
  | 'sessions ended'
  | 'second factor changed'
  | 'second factor reset';

/**
 * Logs a granted or denied access, with the id of the request's log line.
 * @param userId of the account, if the call had no session
 */
export function logSecurity(request: RequestWithActor, event: PassageEvent | RefusalEvent, userId?: string): void {
  const { method, routeOptions, ip, actor } = request;
  request.log.info({ event, method, route: routeOptions.url, userId: userId ?? actor?.id, ip }, 'security');
}
