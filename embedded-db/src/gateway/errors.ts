import type { Document } from 'bson';
import { ERROR_CODES, type ErrorName, findErrorName, sqlStateToErrorCode } from './error-codes.js';
import { errorMessage } from '../thrown.js';

type ErrorLabel = 'TransientTransactionError' | 'UnknownTransactionCommitResult' | 'RetryableWriteError';

/** A command's failure in the client's terms. */
export class CommandError extends Error {
  override readonly name = 'CommandError';

  constructor(
    readonly code: number,
    message: string,
    readonly labels: readonly ErrorLabel[] = [],
    readonly details: Document = {},
  ) {
    super(message);
  }

  toReply(): Document {
    const labels = this.labels.length > 0 ? { errorLabels: [...this.labels] } : {};
    return {
      ok: 0,
      errmsg: this.message,
      code: this.code,
      codeName: findErrorName(this.code),
      ...labels,
      ...this.details,
    };
  }
}

export function commandError(name: ErrorName, message: string, labels: readonly ErrorLabel[] = []): CommandError {
  return new CommandError(ERROR_CODES[name], message, labels);
}

/** A failure of PostgreSQL, in the form of node-postgres. */
interface SqlFailure {
  sqlState: string | null;
  message: string;
}

/** SQLSTATE classes which mean that the connection or the server was lost, not that the statement was wrong. */
const LOST_SERVER = /^(08|57P0)/;

function readSqlFailure(error: unknown): SqlFailure {
  const message = errorMessage(error);
  // Only errors of PostgreSQL have a severity: Node's own codes (`EPIPE`) can look like a SQLSTATE.
  const isReport = error instanceof Error && 'severity' in error && 'code' in error;
  return { sqlState: isReport && typeof error.code === 'string' ? error.code : null, message };
}

/** True if it is unknown whether the statement was carried out, because PostgreSQL or the connection failed. */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof CommandError) return false;
  const { sqlState, message } = readSqlFailure(error);
  if (sqlState !== null) return LOST_SERVER.test(sqlState);
  return /terminat|ECONN|EPIPE|ENOENT|closed|not queryable|timeout exceeded when trying to connect/i.test(message);
}

/** Lock and serialization failures, which a retry may avoid. */
export function isConflict(sqlState: string | null): boolean {
  return sqlState === '40001' || sqlState === '40P01' || sqlState === '55P03';
}

/** True if PostgreSQL aborted a statement because of concurrent ones: it had no effect, and may be retried. */
export function isRepeatable(error: unknown): boolean {
  return isConflict(readSqlFailure(error).sqlState);
}

/** Translates any error of a statement. `inTransaction` decides what a conflict means to the client. */
export function toCommandError(error: unknown, inTransaction: boolean): CommandError {
  if (error instanceof CommandError) return error;
  const { sqlState, message } = readSqlFailure(error);
  if (isLostConnection(error)) return lostConnectionError(inTransaction);
  if (isConflict(sqlState)) return inTransaction ? writeConflict() : commandError('LockTimeout', message);
  return new CommandError(sqlState === null ? ERROR_CODES.InternalError : sqlStateToErrorCode(sqlState), message);
}

export function writeConflict(): CommandError {
  return commandError(
    'WriteConflict',
    'Write conflict: another operation changed the same document. Please retry your operation or multi-document transaction.',
    ['TransientTransactionError'],
  );
}

function lostConnectionError(inTransaction: boolean): CommandError {
  const message = 'The database server is restarting';
  return inTransaction
    ? commandError('NoSuchTransaction', `${message}: the transaction has been rolled back`, [
        'TransientTransactionError',
      ])
    : commandError('HostUnreachable', message, ['RetryableWriteError']);
}
