import { Binary, type Document } from 'bson';
import { decodeCommand } from '../command.js';
import type { CommandContext, CommandTable, Reply } from '../context.js';
import { commandError } from '../errors.js';
import { settleOutcome } from '../outcomes.js';
import { noSuchTransaction } from '../transaction.js';

/**
 * Commits. If PostgreSQL failed meanwhile, or the response to an earlier attempt was lost, the stored record decides:
 * after a reported rollback, a client runs its work again.
 */
async function commitTransaction(context: CommandContext): Promise<Reply> {
  const { command, services } = context;
  const { transaction } = services.sessions.get(command.sessionId ?? '');
  if (transaction?.txnNumber === command.txnNumber) {
    try {
      await transaction.commit();
      return { ok: 1 };
    } catch (error) {
      if (!transaction.isInDoubt) throw error;
    }
  }
  const outcome = await settleOutcome(context).catch(() => {
    throw commandError(
      'HostUnreachable',
      'The database server is not responding. The outcome of the commit is unknown',
      ['UnknownTransactionCommitResult'],
    );
  });
  if (outcome === null) throw noSuchTransaction();
  return { ok: 1 };
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
