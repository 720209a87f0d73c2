import { deserialize, type Document, serialize } from 'bson';
import { scanElements } from './bson-scan.js';
import { findCollection } from './command.js';
import type { CommandContext } from './context.js';
import { documentsIn } from './documents.js';
import { describeDuplicateKey } from './duplicate-key.js';
import { ERROR_CODES, sqlStateToErrorCode, unpackSqlState } from './error-codes.js';
import { CommandError, isConflict, toCommandError, writeConflict } from './errors.js';
import { findAttempt } from './write-attempt.js';

/** Translates the errors inside a write's result; a result without errors is passed on unchanged. */
export async function finishWriteReply(context: CommandContext, reply: Uint8Array): Promise<Uint8Array> {
  if (!hasWriteErrors(reply)) return reply;
  const result = deserialize(reply);
  const failures = documentsIn(result, 'writeErrors');
  if (context.transaction) {
    // Like in MongoDB, a failing operation ends its transaction.
    await context.transaction.abort();
    if (failures.some((failure) => isConflict(sqlStateOf(failure)))) throw writeConflict();
  }
  const writeErrors = await Promise.all(failures.map((failure) => translate(context, failure)));
  return serialize({ ...result, writeErrors });
}

async function translate(context: CommandContext, failure: Document): Promise<Document> {
  const code = sqlStateToErrorCode(sqlStateOf(failure));
  if (code !== ERROR_CODES.DuplicateKey) return { ...failure, code };
  return { ...failure, code, ...(await explain(context, Number(failure['index']), String(failure['errmsg']))) };
}

function sqlStateOf(failure: Document): string {
  return unpackSqlState(Number(failure['code']));
}

/**
 * Adds index, key and value to the error of a whole write that violated a unique index; others are returned unchanged.
 */
export async function explainDuplicateKey(context: CommandContext, error: unknown): Promise<unknown> {
  const failure = toCommandError(error, context.transaction !== null);
  if (failure.code !== ERROR_CODES.DuplicateKey) return error;
  const { errmsg, ...details } = await explain(context, 0, failure.message);
  return new CommandError(failure.code, String(errmsg ?? failure.message), failure.labels, details);
}

async function explain(context: CommandContext, index: number, message: string): Promise<Document> {
  const { command, services } = context;
  const collection = findCollection(command);
  const attempt = findAttempt(command, index);
  if (collection === null || !attempt) return {};
  const target = { pools: services.pools, database: command.database, collection };
  // If the details can't be read, the error is sent without them.
  return describeDuplicateKey(target, attempt, message).catch(() => ({}));
}

function hasWriteErrors(reply: Uint8Array): boolean {
  const bytes = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength);
  for (const element of scanElements(bytes)) if (element.name === 'writeErrors') return true;
  return false;
}
