import { bsonFromText } from '../documents.js';
import type { CommandContext, CommandHandler, CommandTable } from '../context.js';
import { commandError, isLostConnection } from '../errors.js';
import { findOutcome, outcomeKey, settleOutcome } from '../outcomes.js';
import { WRITES, type WriteStatements } from '../statements.js';
import type { Session } from '../sessions.js';
import type { SqlValue } from '../../postgres/pools.js';
import { explainDuplicateKey, finishWriteReply } from '../write-errors.js';

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
