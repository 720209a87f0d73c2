import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { start } from '@shop/embedded-db';
import mongoose from 'mongoose';
import request from 'supertest';
import { PROJECT_ROOT } from '../../src/platform/config/paths.js';
import { descendantsOf, survivorsOf } from '../support/process-tree.js';
import { serverThatEnds, type ServerProcess, startServer } from '../support/server-process.js';

// Three shops are started, each with a database of its own.
jest.setTimeout(180_000);

const STOPS_WITHIN_MS = 5000;

const run = promisify(execFile);
/** Backups are encrypted with it, and restored. */
const SEALED = { BACKUP_PASSPHRASE: 'correct horse battery' };
const REFUSALS = [
  ['', /^Set BACKUP_PASSPHRASE: .*\n$/],
  ['wrong horse battery', /^.*\/shop\.tar can't be opened: .*\n$/],
] as const;
const ADMINISTRATOR = { email: 'admin@example.com', password: 'the password of the first administrator' };
const PASSWORD = 'print 2026 press';
const BUYER = {
  name: 'Aisha',
  phoneNumber: '+971501234567',
  email: 'aisha@example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
};

let folder: string;
const shops: ServerProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
});
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

/** On the embedded database, with the generated key of the sessions. */
async function openShop(name: string): Promise<ServerProcess> {
  const shop = await startServer({ DATA_DIR: join(folder, name), JWT_SECRET: '' });
  shops.push(shop);
  return shop;
}

const runCommand = (script: string, dataDir: string, ...args: string[]) => runWith(SEALED, script, dataDir, ...args);

function runWith(variables: object, script: string, dataDir: string, ...args: string[]): Promise<{ stdout: string }> {
  const env = { ...process.env, MONGODB_URI: '', DATA_DIR: join(folder, dataDir), INIT_CWD: folder, ...variables };
  return run(process.execPath, [join(PROJECT_ROOT, 'scripts', script), ...args], { env });
}

/** API client of one user; keeps the session cookie. */
function caller({ url }: ServerProcess, cookie: string) {
  const send = (method: 'get' | 'post' | 'put', path: string) => request(url)[method](path).set('Cookie', cookie);
  return {
    get: (path: string) => send('get', path),
    post: (path: string) => send('post', path),
    put: (path: string) => send('put', path),
  };
}

async function cookieOf(attempt: request.Test): Promise<string> {
  const { headers } = await attempt;
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** @returns the id of a product that can be ordered */
async function offerProduct(shop: ServerProcess): Promise<string> {
  const staff = caller(shop, await cookieOf(request(shop.url).post('/api/users/auth').send(ADMINISTRATOR).expect(200)));
  const named = { name: 'ribbons', displayName: 'Ribbons', productType: 'Ribbon', isActive: true };
  const category = await staff.post('/api/categories').expect(201);
  await staff.put(`/api/categories/${category.body._id}`).send(named).expect(200);
  const product = {
    productType: 'Ribbon',
    category: category.body._id,
    size: '1-inch',
    color: 'Black',
    code: 'C1',
    price: 18.5,
    stock: 100,
    unit: 'roll',
    isActive: true,
    isAvailable: true,
  };
  const { body } = await staff.post('/api/products').send(product).expect(201);
  return body._id;
}

/** Like any server: in time, and without leftovers. */
async function stopWithItsDatabase(shop: ServerProcess): Promise<void> {
  const started = await descendantsOf(shop.pid);
  expect(started.length).toBeGreaterThan(1);
  const from = Date.now();
  expect((await shop.stop()).code).toBe(0);
  expect(Date.now() - from).toBeLessThan(STOPS_WITHIN_MS);
  expect(await survivorsOf(started)).toEqual([]);
}

/** A found backup signs in no user, whichever sessions were open when it was made. */
async function expectNoSession(file: string, cookie: string): Promise<void> {
  const { stdout } = await run('tar', ['-tf', join(folder, file)]);
  expect(stdout).not.toContain('jwt-secret');
  await runCommand('restore.mjs', 'third', file);
  await caller(await openShop('third'), cookie)
    .get('/api/quotes/my')
    .expect(401);
}

/** Runs `work` on the embedded database of a data folder, without a shop. */
async function onDatabase<T>(name: string, work: (connection: mongoose.Connection) => Promise<T>): Promise<T> {
  const database = await start({ dataDir: join(folder, name, 'db') });
  const connection = await mongoose.createConnection(database.uri).asPromise();
  try {
    return await work(connection);
  } finally {
    await connection.close();
    await database.stop();
  }
}

it('a data folder from before 1.0.0 and its backup are refused with the last commit that can read them, and not changed', async () => {
  const user = { email: 'aisha@example.com' };
  await onDatabase('earlier', (connection) => connection.collection('users').insertOne({ ...user }));
  await runCommand('backup.mjs', 'earlier', '--to', 'earlier.tar');

  const { code, output } = await serverThatEnds({ DATA_DIR: join(folder, 'earlier') });
  expect([code, output]).toEqual([1, expect.stringMatching(/^The database can't be used: .* e2bb3b78\).*\n$/m)]);
  await expect(runCommand('restore.mjs', 'restored', 'earlier.tar')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^.*\/earlier\.tar was created before version 1\.0\.0\. .* is e2bb3b78\.\n$/),
  });

  expect(existsSync(join(folder, 'restored'))).toBe(false);
  const [collections, users] = await onDatabase('earlier', async (connection) => [
    (await connection.listCollections()).map(({ name }) => name),
    await connection
      .collection('users')
      .find({}, { projection: { _id: 0 } })
      .toArray(),
  ]);
  expect([collections, users]).toEqual([['users'], [user]]);
});

it('a running shop that is backed up can be restored elsewhere: data, passwords, numbers, and with its key the sessions', async () => {
  const shop = await openShop('first');
  const requestedItems = [{ product: await offerProduct(shop), qty: 2 }];
  const cookie = await cookieOf(request(shop.url).post('/api/users').send(BUYER).expect(201));
  const buyer = caller(shop, cookie);
  await buyer.post('/api/quotes').send({ requestedItems }).expect(201);
  const before = await buyer.get('/api/quotes/my').expect(200);

  await runCommand('backup.mjs', 'first', '--to', 'shop.tar', '--with-key');
  await runCommand('backup.mjs', 'first', '--to', 'plain.tar');
  await stopWithItsDatabase(shop);
  for (const [passphrase, line] of REFUSALS) {
    const refused = runWith({ BACKUP_PASSPHRASE: passphrase }, 'restore.mjs', 'second', 'shop.tar');
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(line) });
  }
  await runCommand('restore.mjs', 'second', 'shop.tar');

  const restored = await openShop('second');
  const again = caller(restored, cookie);
  const after = await again.get('/api/quotes/my').expect(200);
  expect(after.body).toEqual(before.body);
  await request(restored.url).post('/api/users/auth').send(ADMINISTRATOR).expect(200);
  const next = await again.post('/api/quotes').send({ requestedItems }).expect(201);
  expect([before.body[0].number, next.body.number]).toEqual([
    expect.stringMatching(/-00001$/),
    expect.stringMatching(/-00002$/),
  ]);
  expect((await stat(join(folder, 'second/jwt-secret'))).mode & 0o777).toBe(0o600);
  await expectNoSession('plain.tar', cookie);
});
