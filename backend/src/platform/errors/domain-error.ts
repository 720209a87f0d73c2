import type { RefusalEvent } from '../monitoring/logging/security-log.js';

/** The values in a message (a bound, a name), for programs that use their own wording. */
export type Params = Readonly<Record<string, string | number>>;

/** Why a field is refused. The name of the rule is stable; the message is for people. */
export interface Reason {
  readonly rule: string;
  readonly params?: Params | undefined;
}

/** The reason of a rule without a name. */
export const UNNAMED_RULE: Reason = { rule: 'INVALID' };

export const reason = (rule: string, params?: Params): Reason => (params === undefined ? { rule } : { rule, params });

/** Gives each field the same reason. */
export const reasonForAll = (fields: object, rule: string, params?: Params): Record<string, Reason> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, reason(rule, params)]));

export interface ErrorDetails {
  /** Stable, upper snake case; callers may depend on it. */
  readonly code: string;
  readonly message: string;
  /** Messages by field path (`requestedItems.0.qty`). */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** The values in the message. */
  readonly params?: Params | undefined;
  /** Reasons by field path. The default is the code, for each field. */
  readonly reasons?: Readonly<Record<string, Reason>> | undefined;
  /** More data for the caller, in the form of the operation's description. */
  readonly details?: object | undefined;
  /** The value of the header Retry-After. */
  readonly retryAfterSeconds?: number | undefined;
  /** The event of the security log, if the refusal may indicate an attack. */
  readonly security?: RefusalEvent | undefined;
  /** The account concerned, for the log only. */
  readonly userId?: string | undefined;
}

/** A refusal by a rule of the shop. Every other error is a bug or a failure. */
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
    /** The HTTP status of the answer. */
    readonly status: number,
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
