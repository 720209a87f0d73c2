import { serialize } from 'bson';
import { decodeCommand } from '../command.js';
import { documentIn, isDocument } from '../documents.js';
import type { CommandContext, CommandTable, Reply } from '../context.js';
import { commandError } from '../errors.js';

/** The engine's functions that stand for a command inside a query, and so inside EXPLAIN. */
const QUERIES: Readonly<Record<string, string>> = {
  find: 'bson_aggregation_find',
  aggregate: 'bson_aggregation_pipeline',
  count: 'bson_aggregation_count',
  distinct: 'bson_aggregation_distinct',
};

/** Answers with PostgreSQL's plan, not MongoDB's: the names of nodes and indexes are those of the engine. */
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
