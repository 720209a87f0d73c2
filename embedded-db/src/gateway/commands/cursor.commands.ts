import { readInteger, scanElements } from '../bson-scan.js';
import { bsonFromText, documentIn, isDocument } from '../documents.js';
import { decodeCommand } from '../command.js';
import type { CommandContext, CommandTable, Reply } from '../context.js';
import { commandError } from '../errors.js';
import type { Row, SqlRunner, Statement } from '../../postgres/pools.js';
import { DELETE_CURSORS, FIRST_PAGE, GET_MORE } from '../statements.js';
import { serialize } from 'bson';

function firstPageOf(statement: Statement) {
  return async (context: CommandContext): Promise<Reply> => {
    const { command, runner, transaction, services } = context;
    const rows = await runner.run(statement, [command.database, command.body]);
    const [page, continuation, id] = rows[0] ?? [];
    const next = bsonFromText(continuation);
    if (next && id) {
      services.cursors.keep({ id: BigInt(id), database: command.database, continuation: next, transaction });
    }
    return pageBytes(page);
  };
}

async function aggregate(context: CommandContext): Promise<Reply> {
  // A pipeline may end in $out or $merge, so the transaction records it as a write.
  context.transaction?.markWritten();
  return firstPageOf(FIRST_PAGE.aggregate)(context);
}

async function getMore(context: CommandContext): Promise<Reply> {
  const { command, services } = context;
  const [first] = scanElements(command.body);
  const id = first ? readInteger(command.body, first) : null;
  if (id === null) throw commandError('TypeMismatch', 'getMore must be a 64-bit integer');
  const cursor = services.cursors.take(id);
  const runner: SqlRunner = cursor.transaction ?? services.pools;
  const rows = await runner.run(GET_MORE, [cursor.database, command.body, cursor.continuation]);
  const [page, continuation] = rows[0] ?? [];
  const next = bsonFromText(continuation);
  if (next) services.cursors.keep({ ...cursor, continuation: next });
  return pageBytes(page);
}

async function killCursors(context: CommandContext): Promise<Reply> {
  const { command, services } = context;
  const wanted: unknown = decodeCommand(command)['cursors'];
  if (!Array.isArray(wanted)) throw commandError('TypeMismatch', 'cursors must be an array');
  const ids = wanted.map((id: unknown) => BigInt(String(id)));
  const found = ids.flatMap((id) => services.cursors.remove(id) ?? []);
  await deleteCursors(
    services.pools,
    found.filter((cursor) => !cursor.transaction).map((cursor) => cursor.id),
  );
  const cursorsKilled = found.map((cursor) => cursor.id);
  const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
}

/** Makes the engine delete cursors and their files. */
export async function deleteCursors(runner: SqlRunner, ids: bigint[]): Promise<void> {
  if (ids.length > 0) await runner.run(DELETE_CURSORS, [`{${ids.join(',')}}`]);
}

function pageBytes(page: Row[number] | undefined): Buffer {
  const bytes = bsonFromText(page);
  if (!bytes) throw commandError('InternalError', 'The engine returned no page');
  return bytes;
}

export const cursorCommands: CommandTable = {
  find: firstPageOf(FIRST_PAGE.find),
  aggregate,
  listCollections: firstPageOf(FIRST_PAGE.listCollections),
  listIndexes: firstPageOf(FIRST_PAGE.listIndexes),
  getMore,
  killCursors,
};

/** The engine's functions for the commands that EXPLAIN supports. */
const QUERIES: Readonly<Record<string, string>> = {
  find: 'bson_aggregation_find',
  aggregate: 'bson_aggregation_pipeline',
  count: 'bson_aggregation_count',
  distinct: 'bson_aggregation_distinct',
};

/** Returns PostgreSQL's plan, not MongoDB's: names of nodes and indexes are the engine's. */
async function explain(context: CommandContext): Promise<Reply> {
  const { command, runner } = context;
  const decoded = decodeCommand(command);
  const inner = documentIn(decoded, 'explain');
  const kind = Object.keys(inner)[0] ?? '';
  const query = QUERIES[kind];
  if (query === undefined) throw commandError('CommandNotSupported', `explain is not supported for '${kind}'`);
  const analyze = (decoded['verbosity'] ?? 'allPlansExecution') !== 'queryPlanner';
  const text = `EXPLAIN (FORMAT JSON, VERBOSE, ANALYZE ${analyze ? 'ON' : 'OFF'})
    SELECT document FROM documentdb_api_catalog.${query}($1, $2)`;
  const rows = await runner.run({ name: `explain_${kind}_${analyze}`, text }, [command.database, serialize(inner)]);
  const plans: unknown = JSON.parse(rows[0]?.[0] ?? '[]');
  const namespace = `${command.database}.${String(inner[kind])}`;
  const [winningPlan] = Array.isArray(plans) ? plans.filter(isDocument) : [];
  return { queryPlanner: { namespace, winningPlan: winningPlan ?? {} }, ok: 1 };
}

export const explainCommands: CommandTable = { explain };
