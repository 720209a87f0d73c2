import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { seedIfEmpty } from '../seeds/seed.js';
import { announce, type Say } from './announcement.js';
import type { Database } from './platform/config/database.js';
import type { ServerEnvironment } from './environment.js';
import { sessionSecret } from './platform/config/session-secret.js';
import { Connections } from './platform/http/connections.js';
import type { Logger } from './platform/monitoring/logging/logger.js';
import { serverLogger } from './server-logger.js';
import { DocumentsService } from './platform/pdf/documents.service.js';
import { createServer } from './server.js';
import { AccountsService } from './people/users/accounts.service.js';
import { errorMessage } from './platform/errors/error-message.js';

/** The message to the supervisor of the server (scripts/supervise.mjs) once it takes calls. */
const LISTENING = 'listening';

/** A key press at a terminal arrives twice, from the terminal and through npm; it counts once. */
const SAME_WISH_MS = 1000;
const GIVE_UP_AFTER_MS = 4500;

/**
 * The first signal ends the process in order, within five seconds even if something hangs; a second one ends it at
 * once.
 */
function stopOnSignals(stop: () => Promise<void>): void {
  let since: number | null = null;
  const onSignal = () => {
    if (since !== null) {
      if (Date.now() - since > SAME_WISH_MS) process.exit(1);
      return;
    }
    since = Date.now();
    setTimeout(() => process.exit(1), GIVE_UP_AFTER_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/**
 * An uncaught error ends the process, as Node does; but its message is logged without secrets. A failure of background
 * work is only logged: no caller waits for it.
 */
function endOnFaults(logger: Logger): void {
  process.on('unhandledRejection', (reason) => {
    logger.error({ err: reason }, 'background work failed');
  });
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught error: the server is stopping');
    process.exit(1);
  });
}

/** Time for running calls after a stop signal; a second and a half remains for the rest of the shutdown. */
const ANSWER_WITHIN_MS = 3000;

/** Runs the server on an open database: first administrator, demo data if configured, calls. */
export async function serve(environment: ServerEnvironment, database: Database, say: Say): Promise<void> {
  let app: NestFastifyApplication | undefined;
  try {
    const options = { environment, mongodbUri: database.uri, sessionSecret: await sessionSecret(environment) };
    const logger = await serverLogger(options);
    endOnFaults(logger);
    app = await createServer(options, logger);
    if (environment.seed === 'demo') await seedIfEmpty(app, say);
    const administrator = await app.get(AccountsService).ensureAdministrator();
    const url = await listen(app, environment, database, logger);
    announce(url, administrator, say);
    process.send?.(LISTENING);
    if (environment.pdfWarmUp) await warmUpDocuments(app, say);
  } catch (error) {
    await app?.close();
    throw error;
  }
}

/** Listens through Fastify: Nest would print the error of a port in use a second time. */
async function listen(
  app: NestFastifyApplication,
  { port, host }: ServerEnvironment,
  database: Database,
  logger: Logger,
): Promise<string> {
  const fastify = app.getHttpAdapter().getInstance();
  const connections = new Connections(fastify.server);
  const url = await fastify.listen({ port, host });
  stopOnSignals(async () => {
    logger.info('stopping');
    const cutOff = await connections.end(ANSWER_WITHIN_MS);
    if (cutOff > 0) logger.warn({ cutOff }, 'some responses were not finished in time');
    await app.close();
    await database.stop();
    logger.info('stopped');
  });
  return url;
}

/** Without a browser the shop works except for its PDFs: this is logged, and not fatal. */
async function warmUpDocuments(app: NestFastifyApplication, say: Say): Promise<void> {
  await app
    .get(DocumentsService)
    .warmUp()
    .catch((error: unknown) => {
      say(`No PDFs: ${errorMessage(error)}`);
    });
}
