import { serialize } from 'bson';
import { MalformedBson } from './bson-scan.js';
import { type Command, findCollection, readCommand } from './command.js';
import { catalogCommands } from './commands/catalog.commands.js';
import { cursorCommands } from './commands/cursor.commands.js';
import { explainCommands } from './commands/explain.commands.js';
import { handshakeCommands } from './commands/handshake.commands.js';
import { sessionCommands } from './commands/session.commands.js';
import { signInCommands } from './commands/sign-in.commands.js';
import { writeCommands } from './commands/write.commands.js';
import type { ClientConnection, CommandHandler, GatewayServices } from './context.js';
import { ERROR_CODES } from './error-codes.js';
import { commandError, toCommandError } from './errors.js';
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

/** These end a transaction; they look it up themselves. */
const TRANSACTION_ENDS = new Set(['commitTransaction', 'abortTransaction']);

/** Runs one request to its answer, which is always a BSON document: failures become `{ ok: 0, … }`. */
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
    const failure = error instanceof MalformedBson ? commandError('FailedToParse', error.message) : error;
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
  return handler({ command, services, connection, transaction, runner });
}

function withTimeLimit(runner: SqlRunner, limitMs: number): SqlRunner {
  return limitMs > 0 ? { run: (statement, values) => runner.run(statement, values, limitMs) } : runner;
}
