import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import { AppModule } from '../../src/app.module.js';
import { configureApp } from '../../src/app.setup.js';
import { createAdapter } from '../../src/platform/http/adapter.js';
import { NestLogger } from '../../src/platform/monitoring/logging/nest-logger.js';
import { serverLogger } from '../../src/server-logger.js';
import { Relay } from '../../src/platform/mail/relay.service.js';
import { Clock } from '../../src/platform/clock.js';
import { readServerEnvironment, type ServerEnvironment } from '../../src/environment.js';
import { actorsOf, type Actors } from './actors.js';
import { emptyDatabase, freshDatabaseUri } from './database.js';
import { Given } from './given.js';
import { leaveDatabase, takeDatabase } from './kept/databases.js';
import { watchRefusals } from './kept/refusal-watch.js';
import { RelayOnDemand } from './relay-on-demand.js';
import { TestClock } from './test-clock.js';

export interface TestShop {
  readonly app: NestFastifyApplication;
  readonly clock: TestClock;
  readonly as: Actors;
  readonly given: Given;
  /** The address of the server, for calls that need a real connection. */
  readonly url: string;
  readonly mongodbUri: string;
  close(): Promise<void>;
}

/** Hides errors that tests provoke; set `LOG_LEVEL=error` in the shell to see the server's log. */
const DEFAULTS = { SEED: 'none', RATE_LIMIT: '1000', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' };

/** The required settings of a production server that is reached over http. Nothing listens at its mail server. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a key of thirty-two characters, or more',
  PUBLIC_URL: 'http://shop.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
};

/**
 * Starts the whole server on an empty database of its own.
 * @param variables settings beside the defaults
 * @param beside a shop that runs already: this one is a second server on the same database, which it leaves as it is, and has
 *   the same clock, since work that falls due is looked for at the start
 */
export async function startShop(
  variables: Record<string, string> = {},
  beside?: Pick<TestShop, 'mongodbUri'> & Partial<Pick<TestShop, 'clock'>>,
): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const environment = readServerEnvironment({ ...DEFAULTS, DATA_DIR: dataDir, ...variables });
  const clock = beside?.clock ?? new TestClock();
  const reused = beside === undefined ? takeDatabase() : undefined;
  const mongodbUri = beside?.mongodbUri ?? reused ?? freshDatabaseUri();
  const app = await buildApp(environment, mongodbUri, clock);
  const connection = app.get<Connection>(getConnectionToken());
  await connection.asPromise();
  if (reused !== undefined) await emptyDatabase(connection);
  const undescribed = watchRefusals(app);
  await configureApp(app, environment);
  await app.listen(0, '127.0.0.1');
  const shop: TestShop = {
    app,
    clock,
    as: actorsOf(app, await app.getUrl()),
    given: new Given(app),
    url: await app.getUrl(),
    mongodbUri,
    close: closing({ app, connection, undescribed, dataDir, mongodbUri, isOwner: beside === undefined }, () => {
      for (const part of ['app', 'as', 'given'] as const) Reflect.deleteProperty(shop, part);
    }),
  };
  return shop;
}

interface Running {
  readonly app: NestFastifyApplication;
  readonly connection: Connection;
  readonly undescribed: () => readonly string[];
  readonly dataDir: string;
  readonly mongodbUri: string;
  readonly isOwner: boolean;
}

/** Node 20 retains the module of each test file, with its variables: a server of 20 MB is taken out of them. */
function closing(server: Running, forget: () => void): () => Promise<void> {
  let running: Running | null = server;
  return async () => {
    if (running === null) return;
    const { app, connection, undescribed, dataDir, mongodbUri, isOwner } = running;
    running = null;
    forget();
    await app.close();
    // Mongoose retains a closed connection, with all its models, for all test files of this worker.
    await connection.destroy();
    if (isOwner) leaveDatabase(mongodbUri);
    await rm(dataDir, { recursive: true, force: true });
    requireNone(undescribed());
  };
}

/** Fails if a response had a code that the description of its operation does not contain. */
function requireNone(undescribed: readonly string[]): void {
  if (undescribed.length > 0) throw new Error(`Not described: ${undescribed.join(', ')}`);
}

async function buildApp(
  environment: ServerEnvironment,
  mongodbUri: string,
  clock: Clock,
): Promise<NestFastifyApplication> {
  const sessionSecret = 'a key that signs the sessions of tests';
  const module = await Test.createTestingModule({
    imports: [AppModule.forRoot({ environment, mongodbUri, sessionSecret })],
  })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(Relay)
    .useClass(environment.mail.smtp === null ? RelayOnDemand : Relay)
    .compile();
  const logger = await serverLogger({ environment, mongodbUri, sessionSecret });
  return module.createNestApplication<NestFastifyApplication>(createAdapter(environment, logger), {
    logger: new NestLogger(logger),
  });
}
