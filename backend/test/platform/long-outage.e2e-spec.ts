import { afterAll, beforeAll, describe, it, jest } from '@jest/globals';
import { freshDatabaseUri } from '../support/database.js';
import { descendantsOf } from '../support/process-tree.js';
import { type ServerProcess, startServer, startServers } from '../support/server-process.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';
import { OutageShop } from './outage.js';

const OUTAGE_MS = 60_000;
jest.setTimeout(3 * OUTAGE_MS);

let proxy: TcpProxy;
let pair: ServerProcess[];
let alone: ServerProcess;

beforeAll(async () => {
  proxy = await startTcpProxy(freshDatabaseUri());
  const shared = { MONGODB_URI: proxy.uri };
  pair = await startServers(shared, shared);
  // With a database of its own.
  alone = await startServer({ MONGODB_URI: '' });
});
afterAll(async () => {
  proxy.release();
  await Promise.all([...pair, alone].map((server) => server.stop()));
  await proxy.close();
});

/** Every process of the embedded database. */
async function signalDatabase(name: NodeJS.Signals): Promise<void> {
  for (const { pid } of await descendantsOf(alone.pid)) process.kill(pid, name);
}

describe('servers whose database is away for a minute', () => {
  it('answer from memory or with 503 while it hangs, and recover', async () => {
    const [two, one] = [await OutageShop.on(...pair), await OutageShop.on(alone)];
    await Promise.all([
      two.during(OUTAGE_MS, { begin: () => proxy.hold(), end: () => proxy.release() }),
      one.during(OUTAGE_MS, { begin: () => signalDatabase('SIGSTOP'), end: () => signalDatabase('SIGCONT') }),
    ]);
    await two.during(OUTAGE_MS, { begin: () => proxy.refuse(), end: () => proxy.accept() });
  });
});
