import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findProgram } from '../bundle/platform.js';
import { REPLICA_SET } from '../uri.js';

/** The user's own MongoDB server: from MONGOMS_SYSTEM_BINARY, or `mongod` on the PATH; null if there is none. */
export async function findMongod(): Promise<string | null> {
  return process.env['MONGOMS_SYSTEM_BINARY'] ?? (await findProgram('mongod'));
}

/** The data of a `mongod` in a data folder. */
export const mongodFolder = (dataDir: string): string => join(dataDir, 'mongod');

/** Starts `program` as a replica set of one with its data in `dataDir`. */
export async function startMongod(
  program: string,
  dataDir: string,
  port: number,
): Promise<{ uri: string; stop(): Promise<void> }> {
  const { MongoMemoryReplSet } = await import('mongodb-memory-server-core');
  const dbPath = mongodFolder(dataDir);
  await mkdir(dbPath, { recursive: true });
  const server = await MongoMemoryReplSet.create({
    binary: { systemBinary: program, checkMD5: false },
    replSet: { name: REPLICA_SET, count: 1, ip: '127.0.0.1', storageEngine: 'wiredTiger' },
    instanceOpts: [{ dbPath, port: await keepPort(dataDir, port), storageEngine: 'wiredTiger' }],
  });
  return {
    uri: `${server.getUri().replace(/\?.*$/, '')}?replicaSet=${REPLICA_SET}`,
    stop: async () => {
      await server.stop({ doCleanup: false, force: false });
    },
  };
}

/** A replica set stores its own address: data created on one port must always be served on that port. */
async function keepPort(dataDir: string, wanted: number): Promise<number> {
  const path = join(dataDir, 'mongod-port');
  const stored = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10);
  if (Number.isInteger(stored)) return stored;
  const port = wanted === 0 ? await freePort() : wanted;
  await writeFile(path, String(port));
  return port;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
