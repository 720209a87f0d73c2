import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { Say } from './announcement.js';
import { textWithoutSecrets } from './platform/logging/secrets.js';
import { makeDataFolder } from './platform/config/data-folder.js';
import { openDatabase } from './platform/config/database.js';
import { type Environment, readEnvironment } from './platform/config/environment.js';
import { startFailure } from './platform/config/start-failure.js';

/** Starts the shop: database, first administrator, demo data where wanted, server. Ends the process where it can't. */
export async function main(): Promise<void> {
  let environment: Environment | undefined;
  try {
    environment = readEnvironment(process.env);
    await run(environment);
  } catch (error) {
    const text = startFailure(error, environment?.port) ?? inspect(error);
    console.error(textWithoutSecrets([])(text));
    process.exit(1);
  }
}

async function run(environment: Environment): Promise<void> {
  // In production nothing but JSON lines goes to the standard output.
  const say: Say = (line) => (environment.production ? console.error(line) : console.log(line));
  if (environment.mail.smtp === null) await makeDataFolder(environment.dataDir);
  const opening = openDatabase(environment, say);
  // The database starts in processes of its own: meanwhile this one reads the server's code.
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
