import type { RefusalEvent } from '../logging/security-log.js';

/** Why a call is refused; each kind is one HTTP status. */
export type ErrorKind = 'invalid' | 'signed-out' | 'forbidden' | 'missing' | 'conflict' | 'too-many';

export interface ErrorDetails {
  /** Stable, upper snake case; callers may depend on it. */
  readonly code: string;
  readonly message: string;
  /** Messages by field path (`requestedItems.0.qty`). */
  readonly fields?: Readonly<Record<string, string>>;
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
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.security = details.security;
    this.userId = details.userId;
  }
}

export function notFound(what: string): DomainError {
  return new DomainError('missing', {
    code: `${what.toUpperCase().replaceAll(' ', '_')}_NOT_FOUND`,
    message: `${what} not found`,
  });
}

export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid', { code: 'VALIDATION_FAILED', message, fields: { [field]: message } });
}

export function staleVersion(what: string): DomainError {
  return new DomainError('conflict', {
    code: 'STALE_VERSION',
    message: `This ${what} was changed by someone else. Reload it and try again.`,
  });
}
