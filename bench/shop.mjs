import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUYER_PASSWORD, buyerEmail } from './data/buyers.mjs';
import { prepareData } from './data/prepared.mjs';
import { HttpClient } from './http-client.mjs';
import { newAdministrator, startServer } from './server.mjs';
import { startSharedDatabase } from './shared-database.mjs';

const BUYER = { email: buyerEmail(0), password: BUYER_PASSWORD };

/**
 * Starts the shop on a copy of the data of one size, which the clean-up deletes.
 * @param {{sharesDatabase?: boolean}} options with a database that others can ask, too, in place of the shop's own
 * @returns {Promise<{url: string, pid: number, databasePid?: number, databaseUri?: string, readyMs: number, clients: () => Promise<{visitor: HttpClient,
 *   staff: HttpClient, buyer: HttpClient}>}>}
 */
export async function startShop(size, undo, { sharesDatabase = false } = {}) {
  const dataDir = dataFolder(undo);
  const administrator = await prepareData(size, dataDir);
  const database = sharesDatabase ? await startSharedDatabase(dataDir, undo) : null;
  const server = await startServer({ dataDir, administrator, mongodbUri: database?.uri }, undo);
  const signedIn = async (credentials) => {
    const client = new HttpClient(server.url);
    await client.signIn(credentials);
    return client;
  };
  const clients = async () => ({
    visitor: new HttpClient(server.url),
    staff: await signedIn(administrator),
    buyer: await signedIn(BUYER),
  });
  return { ...server, databasePid: database?.pid, databaseUri: database?.uri, clients };
}

/**
 * Starts the demo shop as a newcomer gets it, on data that the clean-up deletes.
 * @returns {Promise<{url: string, administrator: {email: string, password: string}, pid: number, readyMs: number}>}
 */
export async function startDemoShop(undo) {
  const administrator = newAdministrator();
  return { administrator, ...(await startServer({ dataDir: dataFolder(undo), administrator }, undo)) };
}

/** One that is not there yet, in a folder that is. */
function dataFolder(undo) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  undo(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return join(folder, 'data');
}
