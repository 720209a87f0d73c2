import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from './command.js';
import type { CommandContext } from './context.js';
import { bytesFromText } from './documents.js';
import { isLostConnection, isRepeatable } from './errors.js';
import { FIND_OUTCOME, SETTLE_OUTCOME } from './statements.js';

/** Longer than PostgreSQL takes to recover from a crash under load. */
const SETTLED_WITHIN_MS = 30_000;
const PAUSE_MS = 100;

/** The key of the stored record of a retryable write or of a transaction; null for other commands. */
export function outcomeKey({ sessionId, txnNumber }: Command): [session: Buffer, number: string] | null {
  return sessionId === null || txnNumber === null ? null : [Buffer.from(sessionId, 'hex'), txnNumber.toString()];
}

/** The stored response to the command; null if there is none. */
export async function findOutcome({ command, services }: CommandContext): Promise<Buffer | null> {
  const key = outcomeKey(command);
  const [row] = key ? await services.pools.run(FIND_OUTCOME, key) : [];
  return row ? bytesFromText(row[0]) : null;
}

/**
 * The stored response to a command whose connection broke; null if it was not carried out and never will be. Repeats
 * the query until PostgreSQL responds. Just after a crash the command's record may be on the disk and not yet visible:
 * the statement writes to the row of the session, and so waits for the transaction that writes it.
 * @throws the last error if PostgreSQL does not recover in time
 */
export async function settleOutcome({ command, services }: CommandContext): Promise<Buffer | null> {
  const key = outcomeKey(command);
  if (key === null) return null;
  const [session, number] = key;
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    try {
      const [row = []] = await services.pools.run(SETTLE_OUTCOME, [session]);
      return row[0] === number ? bytesFromText(row[1]) : null;
    } catch (error) {
      if (Date.now() > deadline || !(isLostConnection(error) || isRepeatable(error))) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
