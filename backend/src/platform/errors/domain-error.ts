import type { RefusalEvent } from '../monitoring/logging/security-log.js';
import { type MachineKind, mayBecome, type RecordOf, refusalOf, type StateMachine } from '@shop/contract/state-machine';

/** The values in a message (a bound, a name), for programs that phrase it in their own words. */
export type Params = Readonly<Record<string, string | number>>;

/** Why a field is refused. The name of the rule is stable; the message is for people. */
export interface Reason {
  readonly rule: string;
  readonly params?: Params | undefined;
}

/** The reason of a rule without a name. */
export const UNNAMED_RULE: Reason = { rule: 'INVALID' };

export const reason = (rule: string, params?: Params): Reason => (params === undefined ? { rule } : { rule, params });

/** The same reason for each of the fields. */
export const reasonForAll = (fields: object, rule: string, params?: Params): Record<string, Reason> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, reason(rule, params)]));

/** Names the rule that a decorator of class-validator checks. */
export const withRule = (rule: string, params?: Params): { context: Reason } => ({ context: reason(rule, params) });

/** The kinds of refusal. Each one is one HTTP status. */
export type ErrorKind = 'invalid' | 'signed-out' | 'forbidden' | 'missing' | 'conflict' | 'unprocessable' | 'too-many';

export interface ErrorDetails {
  /** Stable, upper snake case; callers may depend on it. */
  readonly code: string;
  readonly message: string;
  /** Messages by field path (`requestedItems.0.qty`). */
  readonly fields?: Readonly<Record<string, string>>;
  /** The values in the message. */
  readonly params?: Params | undefined;
  /** Reasons by field path. The default is the code, for each field. */
  readonly reasons?: Readonly<Record<string, Reason>>;
  /** More for the caller, in the form that the operation is described with. */
  readonly details?: object;
  /** The value of the header Retry-After. */
  readonly retryAfterSeconds?: number;
  /** The event of the security log, if the refusal may be the sign of an attack. */
  readonly security?: RefusalEvent;
  /** The account concerned, for the log only. */
  readonly userId?: string;
}

/** A refusal by a rule of the shop. Every other error is a fault of the program. */
export class DomainError extends Error {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly params: Params | undefined;
  readonly reasons: Readonly<Record<string, Reason>> | undefined;
  readonly details: object | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly security: RefusalEvent | undefined;
  readonly userId: string | undefined;

  constructor(
    readonly kind: ErrorKind,
    details: ErrorDetails,
  ) {
    super(details.message);
    this.code = details.code;
    this.fields = details.fields;
    this.params = details.params;
    this.reasons = details.reasons ?? reasonsFromCode(details);
    this.details = details.details;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.security = details.security;
    this.userId = details.userId;
  }
}

function reasonsFromCode({ code, fields, params }: ErrorDetails): Readonly<Record<string, Reason>> | undefined {
  return fields === undefined ? undefined : reasonForAll(fields, code, params);
}

export function notFound(what: string): DomainError {
  return new DomainError('missing', {
    code: `${what.toUpperCase().replaceAll(/[ -]/g, '_')}_NOT_FOUND`,
    message: `${what} not found`,
  });
}

/** @param rule the stable name of the rule; `params` are the values in the message */
export function invalidField(field: string, message: string, rule = UNNAMED_RULE.rule, params?: Params): DomainError {
  const [fields, reasons] = [{ [field]: message }, { [field]: reason(rule, params) }];
  return new DomainError('invalid', { code: 'VALIDATION_FAILED', message, fields, reasons });
}

export function staleVersion(what: string): DomainError {
  return new DomainError('conflict', {
    code: 'STALE_VERSION',
    message: `This ${what} was changed by someone else. Reload it and try again.`,
  });
}

/** The error for each refusal code of a state machine. */
export type Refusals<K extends MachineKind> = Readonly<Record<K['refusal'], (record: RecordOf<K>) => DomainError>>;

/** @throws DomainError the refusal, if the state machine does not allow staff the action now */
export function requireAction<K extends MachineKind>(
  machine: StateMachine<K>,
  refusals: Refusals<K>,
  record: RecordOf<K>,
  action: K['action'],
): void {
  const refusal = refusalOf(machine, record, action);
  if (refusal !== null) throw refusals[refusal](record);
}

/**
 * @param what for example 'order'
 * @throws DomainError for example ORDER_STEP_REFUSED, if the state machine has no such step
 */
export function requireStep<K extends MachineKind>(
  machine: StateMachine<K>,
  what: string,
  from: K['status'],
  to: K['status'],
): void {
  if (mayBecome(machine, from, to)) return;
  const message = `${/^[aeiou]/.test(what) ? 'An' : 'A'} ${what} that is ${from} can’t become ${to}.`;
  const code = `${what.toUpperCase()}_STEP_REFUSED`;
  throw new DomainError('conflict', { code, message, fields: { status: message } });
}
