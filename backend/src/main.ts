import { pathToFileURL } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { seedIfEmpty } from '../seeds/seed.js';
import { DocumentsService } from './common/documents/documents.service.js';
import { serverLogger } from './common/logging/server-logger.js';
import { type Database, openDatabase } from './config/database.js';
import { type Environment, readEnvironment } from './config/environment.js';
import { sessionSecret } from './config/session-secret.js';
import { startFailure } from './config/start-failure.js';
import { createServer } from './server.js';
import { FirstAdministratorService, type FirstAdministrator } from './users/first-administrator.service.js';

const STOP_WITHIN_MS = 4500;

/** Starts the shop: database, first administrator, demo data where wanted, server. Ends the process where it can't. */
export async function main(): Promise<void> {
  let environment: Environment | undefined;
  try {
    environment = readEnvironment(process.env);
    await run(environment);
  } catch (error) {
    console.error(startFailure(error, environment?.port) ?? error);
    process.exit(1);
  }
}

async function run(environment: Environment): Promise<void> {
  const say = (line: string) => console.log(line);
  const database = await openDatabase(environment, say);
  let app: NestFastifyApplication | undefined;
  try {
    const options = { environment, mongodbUri: database.uri, sessionSecret: await sessionSecret(environment) };
    app = await createServer(options, await serverLogger(options));
    if (environment.seed === 'demo') await seedIfEmpty(app, say);
    const administrator = await app.get(FirstAdministratorService).ensure();
    await app.listen(environment.port, '0.0.0.0');
    stopOnSignals(app, database);
    announce(await app.getUrl(), administrator, say);
    await warmUpDocuments(app, say);
  } catch (error) {
    await app?.close();
    await database.stop();
    throw error;
  }
}

/** Without a browser the shop works but for its PDFs: that is said, and not fatal. */
async function warmUpDocuments(app: NestFastifyApplication, say: (line: string) => void): Promise<void> {
  await app
    .get(DocumentsService)
    .warmUp()
    .catch((error: unknown) => {
      say(`No PDFs: ${error instanceof Error ? error.message : String(error)}`);
    });
}

function announce(url: string, administrator: FirstAdministrator | null, say: (line: string) => void): void {
  const base = url.replace('[::1]', 'localhost').replace('0.0.0.0', 'localhost').replace('127.0.0.1', 'localhost');
  say(`\n  Shop         ${base}/`);
  say(`  Back office  ${base}/admin`);
  say(`  API          ${base}/api/docs\n`);
  if (administrator === null) {
    say('  Sign in as the administrator with the e-mail and password of the first start.\n');
    return;
  }
  const password = administrator.generatedPassword ?? 'the one in ADMIN_PASSWORD';
  say(`  Administrator  ${administrator.email}\n  Password       ${password}`);
  say(administrator.generatedPassword === null ? '' : '  (shown this once; note it now)\n');
}

function stopOnSignals(app: NestFastifyApplication, database: Database): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const giveUp = setTimeout(() => process.exit(1), STOP_WITHIN_MS);
    void app
      .close()
      .then(() => database.stop())
      .then(() => {
        clearTimeout(giveUp);
        process.exit(0);
      });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
