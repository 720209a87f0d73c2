import { Binary, type Document } from 'bson';
import { decodeCommand } from '../command.js';
import type { CommandContext, CommandTable, Reply } from '../context.js';
import { isLostConnection } from '../errors.js';
import { FIND_OUTCOME } from '../statements.js';
import { noSuchTransaction } from '../transaction.js';

/** Commits; where the answer of an earlier attempt was lost, tells what became of it. */
async function commitTransaction(context: CommandContext): Promise<Reply> {
  const { command, services } = context;
  const session = services.sessions.get(command.sessionId ?? '');
  const transaction = session.transaction?.txnNumber === command.txnNumber ? session.transaction : null;
  try {
    if (!transaction) throw noSuchTransaction();
    await transaction.commit();
  } catch (error) {
    const mayBeCommitted = !transaction || isLostConnection(error);
    if (!mayBeCommitted || !(await wasCommitted(context))) throw isLostConnection(error) ? noSuchTransaction() : error;
  }
  return { ok: 1 };
}

async function wasCommitted({ command, services }: CommandContext): Promise<boolean> {
  if (command.sessionId === null || command.txnNumber === null) return false;
  const values = [Buffer.from(command.sessionId, 'hex'), command.txnNumber.toString()];
  return (await services.pools.run(FIND_OUTCOME, values)).length > 0;
}

async function abortTransaction({ command, services }: CommandContext): Promise<Reply> {
  const { transaction } = services.sessions.get(command.sessionId ?? '');
  if (transaction?.txnNumber !== command.txnNumber || !transaction.isOpen) throw noSuchTransaction();
  await transaction.abort();
  return { ok: 1 };
}

async function endSessions({ command, services }: CommandContext): Promise<Reply> {
  const ended: unknown = decodeCommand(command)['endSessions'] ?? [];
  const ids = Array.isArray(ended) ? ended.flatMap((session: Document) => sessionIdOf(session)) : [];
  await Promise.all(ids.map((id) => services.sessions.end(id)));
  return { ok: 1 };
}

function sessionIdOf(session: Document): string[] {
  const id: unknown = session['id'];
  return id instanceof Binary ? [Buffer.from(id.buffer).toString('hex')] : [];
}

export const sessionCommands: CommandTable = {
  commitTransaction,
  abortTransaction,
  endSessions,
  refreshSessions: () => ({ ok: 1 }),
};
