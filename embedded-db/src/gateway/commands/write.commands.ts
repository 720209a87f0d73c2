import { bsonFromText, documentsIn } from '../documents.js';
import type { CommandContext, CommandHandler, CommandTable } from '../context.js';
import { commandError, CommandError, isConflict, isLostConnection, toCommandError, writeConflict } from '../errors.js';
import { findOutcome, outcomeKey, settleOutcome } from '../outcomes.js';
import { WRITES, type WriteStatements } from '../statements.js';
import type { Session } from '../sessions.js';
import type { SqlValue } from '../../postgres/pools.js';
import { deserialize, type Document, serialize } from 'bson';
import { scanElements } from '../bson-scan.js';
import { findCollection } from '../command.js';
import { describeDuplicateKey } from '../duplicate-key.js';
import { ERROR_CODES, sqlStateToErrorCode, unpackSqlState } from '../error-codes.js';
import { findAttempt } from '../write-attempt.js';

/** Translates the errors inside a write's result; a result without errors is passed on unchanged. */
async function finishWriteReply(context: CommandContext, reply: Uint8Array): Promise<Uint8Array> {
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
async function explainDuplicateKey(context: CommandContext, error: unknown): Promise<unknown> {
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

/** The document sequence of each batched write, if the client sends one beside the command. */
const SEQUENCES: Readonly<Record<string, string>> = { insert: 'documents', update: 'updates', delete: 'deletes' };

function batchedWrite(statements: WriteStatements): CommandHandler {
  return (context) => {
    const { command } = context;
    const sequence = command.sequences.get(SEQUENCES[command.name] ?? '') ?? null;
    return runWrite(context, statements, [command.database, command.body, sequence]);
  };
}

function findAndModify(context: CommandContext): Promise<Uint8Array> {
  return runWrite(context, WRITES.findAndModify, [context.command.database, context.command.body]);
}

async function runWrite(context: CommandContext, statements: WriteStatements, values: SqlValue[]): Promise<Uint8Array> {
  const { command, services, transaction } = context;
  const isRetryable = !transaction && command.sessionId !== null && command.txnNumber !== null;
  transaction?.markWritten();
  const reply = isRetryable
    ? await onceOnly(context, services.sessions.get(command.sessionId ?? ''), () =>
        perform(context, statements, values),
      )
    : await perform(context, statements, values);
  return finishWriteReply(context, reply);
}

async function perform(context: CommandContext, statements: WriteStatements, values: SqlValue[]): Promise<Buffer> {
  const { command, runner, transaction } = context;
  const record = transaction ? null : outcomeKey(command);
  try {
    const rows = await runner.run(
      record ? statements.recorded : statements.plain,
      record ? [...values, ...record] : values,
    );
    const reply = bsonFromText(rows[0]?.[0]);
    if (!reply) throw commandError('InternalError', 'The engine returned no write result');
    return reply;
  } catch (error) {
    throw await explainDuplicateKey(context, error);
  }
}

/** Answers a repeated retryable write with the first outcome, also if that was before a crash. */
function onceOnly(context: CommandContext, session: Session, write: () => Promise<Buffer>): Promise<Uint8Array> {
  const txnNumber = context.command.txnNumber ?? 0n;
  const { lastWrite } = session;
  if (lastWrite && lastWrite.txnNumber > txnNumber) {
    throw commandError(
      'TransactionTooOld',
      `Write ${txnNumber} is older than the session's last write ${lastWrite.txnNumber}`,
    );
  }
  const unlessDone = async (outcome: Promise<Buffer | null>) => (await outcome) ?? write();
  const first = async () => {
    try {
      return lastWrite ? await write() : await unlessDone(findOutcome(context));
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      return unlessDone(settleOutcome(context));
    }
  };
  const isRepeated = lastWrite?.txnNumber === txnNumber;
  const reply = isRepeated ? lastWrite.reply.catch(() => unlessDone(settleOutcome(context))) : first();
  session.lastWrite = { txnNumber, reply };
  return reply;
}

export const writeCommands: CommandTable = {
  insert: batchedWrite(WRITES.insert),
  update: batchedWrite(WRITES.update),
  delete: batchedWrite(WRITES.delete),
  findAndModify,
  findandmodify: findAndModify,
};
