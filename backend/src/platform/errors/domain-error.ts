import type { RefusalEvent } from '../logging/security-log.js';
import { type Params, type Reason, reason, reasonForAll, UNNAMED_RULE } from './reason.js';

/** The kinds of refusal. Each one is one HTTP status. */
export type ErrorKind = 'invalid' | 'signed-out' | 'forbidden' | 'missing' | 'conflict' | 'too-many';

export interface ErrorDetails {
  /** Stable, upper snake case; callers may depend on it. */
  readonly code: string;
  readonly message: string;
  /** Messages by field path (`requestedItems.0.qty`). */
  readonly fields?: Readonly<Record<string, string>>;
  /** The values in the message. */
  readonly params?: Params;
  /** Reasons by field path. The default is the code, for each field. */
  readonly reasons?: Readonly<Record<string, Reason>>;
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
    code: `${what.toUpperCase().replaceAll(' ', '_')}_NOT_FOUND`,
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
