import { setTimeout as sleep } from 'node:timers/promises';
import { BSONError, serialize } from 'bson';
import { type Command, findCollection, readCommand } from './command.js';
import { catalogCommands } from './commands/catalog.commands.js';
import { cursorCommands, explainCommands } from './commands/cursor.commands.js';
import { handshakeCommands, signInCommands } from './commands/handshake.commands.js';
import { sessionCommands } from './commands/session.commands.js';
import { writeCommands } from './commands/write.commands.js';
import type { ClientConnection, CommandHandler, GatewayServices, Reply } from './context.js';
import { ERROR_CODES } from './error-codes.js';
import { commandError, isLostConnection, toCommandError } from './errors.js';
import type { SqlRunner } from '../postgres/pools.js';
import type { WireRequest } from './wire.js';

/** Commands that a client may send before it has signed in. */
const OPEN_TO_ALL = { ...handshakeCommands, ...signInCommands };

const HANDLERS = new Map<string, CommandHandler>(
  Object.entries({
    ...OPEN_TO_ALL,
    ...sessionCommands,
    ...cursorCommands,
    ...writeCommands,
    ...catalogCommands,
    ...explainCommands,
  }),
);

const READS = new Set(['find', 'count', 'distinct', 'listCollections', 'listIndexes']);
/** Each attempt waits for a starting server. */
const READ_ATTEMPTS = 5;
const READ_PAUSE_MS = 100;

/** These commands end a transaction, and find it themselves. */
const TRANSACTION_ENDS = new Set(['commitTransaction', 'abortTransaction']);

/** Runs one request and returns its response, which is always a BSON document: failures become `{ ok: 0, … }`. */
export async function dispatch(
  request: WireRequest,
  services: GatewayServices,
  connection: ClientConnection,
): Promise<Uint8Array> {
  let command: Command | null = null;
  try {
    command = readCommand(request);
    const reply = await runCommand(command, services, connection);
    return reply instanceof Uint8Array ? reply : serialize(reply);
  } catch (error) {
    const failure = error instanceof BSONError ? commandError('FailedToParse', error.message) : error;
    const explained = toCommandError(failure, command?.isInTransaction ?? false);
    if (command && explained.code === ERROR_CODES.WriteConflict) noteConflict(command, services);
    return serialize(explained.toReply());
  }
}

function noteConflict(command: Command, services: GatewayServices): void {
  services.sessions.noteConflict(command, `${command.database}.${findCollection(command) ?? ''}`);
}

function runCommand(command: Command, services: GatewayServices, connection: ClientConnection) {
  const handler = HANDLERS.get(command.name);
  if (!handler) throw commandError('CommandNotFound', `no such command: '${command.name}'`);
  if (!connection.isSignedIn && !(command.name in OPEN_TO_ALL)) {
    throw commandError('Unauthorized', `Command ${command.name} requires authentication`);
  }
  const transaction = TRANSACTION_ENDS.has(command.name)
    ? null
    : services.sessions.enterTransaction(command, connection);
  const runner = withTimeLimit(transaction ?? services.pools, command.maxTimeMs);
  const run = async () => handler({ command, services, connection, transaction, runner });
  return !transaction && READS.has(command.name) ? untilAnswered(run) : run();
}

/** Repeats a read whose connection broke: after a crash of PostgreSQL, further connections may be broken too. */
async function untilAnswered(read: () => Promise<Reply>): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (attempt === READ_ATTEMPTS || !isLostConnection(error)) throw error;
      await sleep(READ_PAUSE_MS);
    }
  }
}

function withTimeLimit(runner: SqlRunner, limitMs: number): SqlRunner {
  return limitMs > 0 ? { run: (statement, values) => runner.run(statement, values, limitMs) } : runner;
}
