import pg from 'pg';
import { clientOptions, type ServerAccess } from './access.js';
import { orderIndexes } from './ordered-indexes.js';

/**
 * Brings the database of a running server to the state that the gateway needs: the engine's extension in the bundle's
 * version, and the gateway's own table. Safe to run at every start.
 */
export async function prepareDatabase(
  access: ServerAccess,
  report: (line: string) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client(clientOptions(access));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS documentdb CASCADE');
    await client.query('CREATE EXTENSION IF NOT EXISTS documentdb_extended_rum');
    await updateExtensions(client);
    await client.query(GATEWAY_SCHEMA);
    await client.query(STOP_INDEX_JOBS);
    await orderIndexes(client, report);
  } finally {
    await client.end();
  }
}

/** A newer bundle may open the data of an older one. */
async function updateExtensions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM pg_available_extensions
     WHERE installed_version IS NOT NULL AND installed_version <> default_version ORDER BY name`,
  );
  for (const { name } of rows) await client.query(`ALTER EXTENSION ${client.escapeIdentifier(name)} UPDATE`);
}

/**
 * The last write of each session, stored together with that write. A client that repeats a write or a commit because
 * its response was lost (the server was killed) gets the first outcome, and nothing is applied twice.
 */
const GATEWAY_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS gateway;
  CREATE TABLE IF NOT EXISTS gateway.session_outcome (
    session_id bytea PRIMARY KEY,
    txn_number bigint NOT NULL,
    reply bytea NOT NULL,
    written_at timestamptz NOT NULL DEFAULT now()
  ) WITH (fillfactor = 50);
`;

/**
 * The gateway builds indexes itself, so the engine's jobs that check for index builds every two seconds are not needed.
 */
const STOP_INDEX_JOBS = `SELECT cron.unschedule(jobid) FROM cron.job WHERE command LIKE '%build_index_concurrently%'`;
