import type { RefusalEvent } from '../logging/security-log.js';
import { type Params, type Reason, reason, reasonForAll, UNNAMED } from './reason.js';

/** Why a call is refused; each kind is one HTTP status. */
export type ErrorKind = 'invalid' | 'signed-out' | 'forbidden' | 'missing' | 'conflict' | 'too-many';

export interface ErrorDetails {
  /** Stable, upper snake case; callers may depend on it. */
  readonly code: string;
  readonly message: string;
  /** Messages by field path (`requestedItems.0.qty`). */
  readonly fields?: Readonly<Record<string, string>>;
  /** What the message tells of. */
  readonly params?: Params;
  /** Why, by field path; without it each field is refused for the code. */
  readonly reasons?: Readonly<Record<string, Reason>>;
  /** When another attempt makes sense; told in the header Retry-After. */
  readonly retryAfterSeconds?: number;
  /** What the log calls it, where it may be the sign of an attack. */
  readonly security?: RefusalEvent;
  /** Whose account it is about, for the log alone. */
  readonly userId?: string;
}

/** A rule of the shop said no. Everything else that is thrown is a fault of the program. */
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
    this.reasons = details.reasons ?? sameForAll(details);
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.security = details.security;
    this.userId = details.userId;
  }
}

function sameForAll({ code, fields, params }: ErrorDetails): Readonly<Record<string, Reason>> | undefined {
  return fields === undefined ? undefined : reasonForAll(fields, code, params);
}

export function notFound(what: string): DomainError {
  return new DomainError('missing', {
    code: `${what.toUpperCase().replaceAll(' ', '_')}_NOT_FOUND`,
    message: `${what} not found`,
  });
}

/** @param rule why, where a program is to tell it in other words; `params` are what the message tells of */
export function invalidField(field: string, message: string, rule = UNNAMED.rule, params?: Params): DomainError {
  const [fields, reasons] = [{ [field]: message }, { [field]: reason(rule, params) }];
  return new DomainError('invalid', { code: 'VALIDATION_FAILED', message, fields, reasons });
}

export function staleVersion(what: string): DomainError {
  return new DomainError('conflict', {
    code: 'STALE_VERSION',
    message: `This ${what} was changed by someone else. Reload it and try again.`,
  });
}
