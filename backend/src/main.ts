import { EmbeddedDatabaseUnavailable } from '@shop/embedded-db';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { Say } from './announcement.js';
import { makeDataFolder } from './platform/config/data-folder.js';
import { openDatabase } from './platform/config/database.js';
import { readServerEnvironment, type ServerEnvironment } from './environment.js';
import { ConfigurationError } from './platform/config/variables.js';
import { textWithoutSecrets } from './platform/monitoring/logging/secrets.js';

/** A full disk or quota, by the codes of the system and of MongoDB (OutOfDiskSpace). */
const OUT_OF_SPACE = new Set<unknown>(['ENOSPC', 'EDQUOT', 14031]);

/** HostUnreachable of MongoDB: the database has ended. */
const UNREACHABLE = new Set<unknown>([6]);

/** The codes of the error and of its causes. */
function codesOf(error: unknown): unknown[] {
  if (!(error instanceof Error)) return [];
  return ['code' in error ? error.code : null, ...codesOf(error.cause)];
}

function storageFailure(codes: unknown[], { mongodbUri, dataDir }: ServerEnvironment): string | null {
  const isCausedBy = (known: ReadonlySet<unknown>) => codes.some((code) => known.has(code));
  const storage = mongodbUri === null ? `DATA_DIR: ${dataDir}` : 'MONGODB_URI';
  if (isCausedBy(OUT_OF_SPACE)) return `${storage}: no space left. Free some disk space`;
  if (!isCausedBy(UNREACHABLE)) return null;
  const log = mongodbUri === null ? `; see ${join(dataDir, 'db', 'postgres.log')} for details` : '';
  return `${storage}: the database stopped during start-up${log}`;
}

/** @returns one line with what the operator must do, or null for a bug */
function startFailure(error: unknown, environment: ServerEnvironment | undefined): string | null {
  if (error instanceof ConfigurationError || error instanceof EmbeddedDatabaseUnavailable) return error.message;
  const [code, ...causes] = codesOf(error);
  const { port = 'the port', host = 'the host' } = environment ?? {};
  if (code === 'EADDRINUSE') return `PORT: ${port} is already in use by another program`;
  if (code === 'EACCES') return `PORT: this user is not allowed to open ${port}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST: ${host} is not an address of this machine`;
  return environment === undefined ? null : storageFailure([code, ...causes], environment);
}

/** Starts the shop: database, first administrator, demo data if configured, server. Ends the process if that fails. */
export async function main(): Promise<void> {
  let environment: ServerEnvironment | undefined;
  // Its supervisor has ended.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  try {
    environment = readServerEnvironment(process.env);
    await run(environment);
  } catch (error) {
    const text = startFailure(error, environment) ?? inspect(error);
    console.error(textWithoutSecrets([])(text));
    process.exit(1);
  }
}

async function run(environment: ServerEnvironment): Promise<void> {
  // In production, standard output contains only JSON lines.
  const say: Say = (line) => (environment.production ? console.error(line) : console.log(line));
  if (environment.mail.smtp === null) await makeDataFolder(environment.dataDir);
  const opening = openDatabase(environment, say);
  // The database starts in other processes: meanwhile this one loads the server's code.
  const [opened, code] = await Promise.allSettled([opening, import('./serve.js')]);
  if (opened.status === 'rejected') throw opened.reason;
  try {
    if (code.status === 'rejected') throw code.reason;
    await code.value.serve(environment, opened.value, say);
  } catch (error) {
    await opened.value.stop();
    throw error;
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
