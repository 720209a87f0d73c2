import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { freshDatabaseUri } from '../support/database.js';
import { type ServerProcess, startServer } from '../support/server-process.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';
import { OutageShop } from './outage.js';

// Outages of a minute, and of several servers: long-outage.e2e-spec.ts.
const OUTAGE_MS = 7000;
const TEST_MS = 90_000;

let proxy: TcpProxy;
let server: ServerProcess;
let shop: OutageShop;

beforeAll(async () => {
  proxy = await startTcpProxy(freshDatabaseUri());
  server = await startServer({ MONGODB_URI: proxy.uri });
  shop = await OutageShop.on(server);
});
afterAll(async () => {
  proxy.release();
  await server.stop();
  await proxy.close();
});

describe('a server', () => {
  it.each([
    ['hangs', () => ({ begin: () => Promise.resolve(proxy.hold()), end: () => Promise.resolve(proxy.release()) })],
    ['is stopped', () => ({ begin: () => proxy.refuse(), end: () => proxy.accept() })],
  ])(
    'answers from memory or with 503 while its database %s, and recovers',
    async (_how, outage) => {
      await shop.during(OUTAGE_MS, outage());
    },
    TEST_MS,
  );
});
