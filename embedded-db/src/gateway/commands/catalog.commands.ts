import { serialize } from 'bson';
import { bsonFromText, documentsIn } from '../documents.js';
import { collectionOf, decodeCommand } from '../command.js';
import type { CommandContext, CommandHandler, CommandTable, Reply } from '../context.js';
import { ERROR_CODES } from '../error-codes.js';
import { commandError, toCommandError } from '../errors.js';
import type { SqlValue, Statement } from '../../postgres/pools.js';
import { SQL } from '../statements.js';

async function single(context: CommandContext, statement: Statement, values: SqlValue[]): Promise<Reply> {
  const rows = await context.runner.run(statement, values);
  return bsonFromText(rows[0]?.[0]) ?? { ok: 1 };
}

function passOn(statement: Statement): CommandHandler {
  return (context) => single(context, statement, [context.command.database, context.command.body]);
}

/** For commands that PostgreSQL can't roll back in part or that MongoDB refuses inside a transaction. */
function outsideTransaction(handler: CommandHandler): CommandHandler {
  return (context) => {
    if (context.transaction) {
      const message = `Cannot run '${context.command.name}' in a multi-document transaction.`;
      throw commandError('OperationNotSupportedInTransaction', message);
    }
    return handler(context);
  };
}

async function create(context: CommandContext): Promise<Reply> {
  context.transaction?.markWritten();
  return single(context, SQL.create, [context.command.database, context.command.body]);
}

async function drop(context: CommandContext): Promise<Reply> {
  const { command, runner } = context;
  const collection = collectionOf(command);
  await runner.run(SQL.drop, [command.database, collection]);
  return { ns: `${command.database}.${collection}`, ok: 1 };
}

async function dropDatabase(context: CommandContext): Promise<Reply> {
  const { command, runner } = context;
  await runner.run(SQL.dropDatabase, [command.database]);
  return { dropped: command.database, ok: 1 };
}

function collMod(context: CommandContext): Promise<Reply> {
  const { command } = context;
  return single(context, SQL.collMod, [command.database, collectionOf(command), command.body]);
}

function collStats(context: CommandContext): Promise<Reply> {
  const { command } = context;
  const scale = Number(decodeCommand(command)['scale'] ?? 1);
  return single(context, SQL.collStats, [command.database, collectionOf(command), scale]);
}

function dbStats(context: CommandContext): Promise<Reply> {
  const scale = Number(decodeCommand(context.command)['scale'] ?? 1);
  return single(context, SQL.dbStats, [context.command.database, scale]);
}

function listDatabases(context: CommandContext): Promise<Reply> {
  return single(context, SQL.listDatabases, [context.command.body]);
}

function rename(context: CommandContext): Promise<Reply> {
  return single(context, SQL.rename, [context.command.body]);
}

let indexBuilds: Promise<unknown> = Promise.resolve();

/** Index builds take strong locks in different orders, so they run one after the other to avoid deadlocks. */
function createIndexes(context: CommandContext): Promise<Reply> {
  context.transaction?.markWritten();
  const build = indexBuilds.then(() => passOn(SQL.createIndexes)(context));
  indexBuilds = build.catch(() => undefined);
  return build.catch((error: unknown) => {
    throw describeBuildFailure(context, error);
  });
}

function describeBuildFailure({ command, transaction }: CommandContext, error: unknown): Error {
  const failure = toCommandError(error, transaction !== null);
  if (failure.code !== ERROR_CODES.DuplicateKey) return failure;
  const indexes = documentsIn(decodeCommand(command), 'indexes');
  const names = indexes.filter((index) => index['unique']).map((index) => String(index['name']));
  const namespace = `${command.database}.${collectionOf(command)}`;
  return commandError('DuplicateKey', `E11000 duplicate key error collection: ${namespace} index: ${names.join(', ')}`);
}

async function dropIndexes(context: CommandContext): Promise<Reply> {
  const { command, runner } = context;
  const rows = await runner.run(SQL.dropIndexes, [command.database, command.body]);
  return bsonFromText(rows[0]?.[0]) ?? serialize({ ok: 1 });
}

export const catalogCommands: CommandTable = {
  create,
  drop: outsideTransaction(drop),
  dropDatabase: outsideTransaction(dropDatabase),
  renameCollection: outsideTransaction(rename),
  collMod: outsideTransaction(collMod),
  collStats,
  dbStats,
  listDatabases,
  count: passOn(SQL.count),
  distinct: passOn(SQL.distinct),
  createIndexes,
  dropIndexes: outsideTransaction(dropIndexes),
};
