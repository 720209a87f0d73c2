import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import passport from 'passport';
import { AppModule } from '../../src/app.module.js';
import { configureApp, createAdapter } from '../../src/app.setup.js';
import { SessionStrategy } from '../../src/common/auth/session.strategy.js';
import { Clock } from '../../src/common/time/clock.js';
import { type Environment, readEnvironment } from '../../src/config/environment.js';
import { actorsOf, type Actors } from './actors.js';
import { freshDatabaseUri } from './database.js';
import { Given } from './given.js';
import { TestClock } from './test-clock.js';

export interface TestShop {
  readonly app: NestFastifyApplication;
  readonly clock: TestClock;
  readonly as: Actors;
  readonly given: Given;
  /** Where the server listens, for calls that need a real connection. */
  readonly url: string;
  readonly mongodbUri: string;
  close(): Promise<void>;
}

/**
 * Starts the whole server on an empty database of its own.
 * @param variables settings beside the defaults
 * @param beside a shop that runs already: this one is a second server on the same database, and leaves it as it is.
 *   Passport knows one strategy of a name in a process, so until it closes it checks the sessions of both.
 */
export async function startShop(variables: Record<string, string> = {}, beside?: TestShop): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const environment = readEnvironment({ DATA_DIR: dataDir, SEED: 'none', RATE_LIMIT: '1000', ...variables });
  const clock = new TestClock();
  const mongodbUri = beside?.mongodbUri ?? freshDatabaseUri();
  const app = await buildApp(environment, mongodbUri, clock);
  const connection = app.get<Connection>(getConnectionToken());
  await connection.asPromise();
  await configureApp(app, environment);
  await app.listen(0, '127.0.0.1');
  return {
    app,
    clock,
    as: actorsOf(app),
    given: new Given(app),
    url: await app.getUrl(),
    mongodbUri,
    close: async () => {
      if (beside === undefined) await connection.dropDatabase();
      await app.close();
      if (beside !== undefined) passport.use('session', beside.app.get(SessionStrategy));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function buildApp(environment: Environment, mongodbUri: string, clock: Clock): Promise<NestFastifyApplication> {
  const sessionSecret = 'a key that signs the sessions of tests';
  const module = await Test.createTestingModule({
    imports: [AppModule.forRoot({ environment, mongodbUri, sessionSecret })],
  })
    .overrideProvider(Clock)
    .useValue(clock)
    .compile();
  return module.createNestApplication<NestFastifyApplication>(createAdapter(), { logger: ['error'] });
}
