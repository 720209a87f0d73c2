import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { prepareCollections } from '../../src/platform/database/collections.js';
import { requireFirstSchema, runUpgrades, type Upgrade, UPGRADES } from '../../src/platform/database/upgrades.js';
import { openDatabase } from '../../src/platform/config/database.js';
import { readServerEnvironment } from '../../src/environment.js';
import { ConfigurationError } from '../../src/platform/config/variables.js';
import { User, UserSchema } from '../../src/people/user-record/user.schema.js';
import { startShop } from '../support/app.js';
import { freshDatabaseUri } from '../support/database.js';
import { startFakeMongod } from '../support/fake-mongod.js';
import { serverThatEnds, startServer } from '../support/server-process.js';

const clearing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clear of clearing.splice(0).reverse()) await clear();
});

async function ownDatabase(): Promise<{ uri: string; connection: Connection }> {
  const uri = freshDatabaseUri();
  const connection = await mongoose.createConnection(uri).asPromise();
  clearing.push(() => connection.close());
  return { uri, connection };
}

/** The output of a start that failed. */
async function failureOf(variables: Record<string, string>): Promise<string> {
  const { code, output } = await serverThatEnds(variables);
  expect(code).toBe(1);
  return output;
}

const open = (variables: Record<string, string>) => openDatabase(readServerEnvironment(variables), () => undefined);

describe('an unusable database', () => {
  it('is refused if it has no transactions', async () => {
    const single = await startFakeMongod();
    const member = await startFakeMongod({ setName: 'rs0', hosts: [] });
    clearing.push(single.close, member.close);
    const refusal = open({ MONGODB_URI: single.uri });
    await expect(refusal).rejects.toThrow(ConfigurationError);
    await expect(refusal).rejects.toThrow('MONGODB_URI points to a server without transactions. Use a replica set');
    await (await open({ MONGODB_URI: `${member.uri}?directConnection=true` })).stop();
  });

  it('is refused if it does not respond, without revealing its password', async () => {
    const refusal = open({ MONGODB_URI: 'mongodb://shop:hunter2secret@127.0.0.1:9/shop' });
    await expect(refusal).rejects.toThrow(ConfigurationError);
    await expect(refusal).rejects.toThrow(/^MONGODB_URI: no usable server responds (?!.*hunter2secret)/);
  });

  it('is refused if it would be embedded in a folder that can’t be created', async () => {
    await expect(open({ DATA_DIR: '/proc/shop/data' })).rejects.toThrow(
      /^DATA_DIR: \/proc\/shop\/data\/db can't be used/,
    );
  });
});

describe('a start that fails', () => {
  it('ends with one line if the port is in use', async () => {
    const { uri } = await ownDatabase();
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '0.0.0.0', () => resolve(Number(Object(other.address()).port)));
    });
    clearing.push(() => new Promise((resolve) => other.close(resolve)));
    const line = await failureOf({ MONGODB_URI: uri, PORT: String(port) });
    expect(line).toBe(`PORT: ${port} is already in use by another program\n`);
  });

  it('ends with one line if production lacks its required settings', async () => {
    expect(await failureOf({ NODE_ENV: 'production' })).toBe('NODE_ENV=production requires PUBLIC_URL, SMTP_URL\n');
  });

  it('ends with one line if the address does not belong to this machine', async () => {
    const { uri } = await ownDatabase();
    const line = await failureOf({ MONGODB_URI: uri, HOST: '203.0.113.1' });
    expect(line).toBe('HOST: 203.0.113.1 is not an address of this machine\n');
  });

  it('ends with one line if the session key is truncated', async () => {
    const { uri } = await ownDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'shop-key-'));
    clearing.push(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'jwt-secret'), 'short');
    const line = await failureOf({ MONGODB_URI: uri, JWT_SECRET: '', DATA_DIR: folder });
    expect(line).toMatch(/^DATA_DIR: .*\/jwt-secret contains no key of at least 32 characters. .*\n$/);
  });

  it('ends with one line if the folder for emails is not writable', async () => {
    expect(await failureOf({ DATA_DIR: '/proc/shop/data' })).toMatch(
      /^DATA_DIR: \/proc\/shop\/data can't be used \(.*\)\n$/,
    );
  });

  it('ends with one line that names the file and the remedy if a data folder is damaged', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-damaged-'));
    clearing.push(() => rm(folder, { recursive: true, force: true }));
    const data = join(folder, 'db/postgres/data');
    await mkdir(data, { recursive: true, mode: 0o700 });
    await writeFile(join(data, 'PG_VERSION'), '');
    expect(await failureOf({ DATA_DIR: folder })).toMatch(
      /^DATA_DIR: .*\/PG_VERSION is damaged: .*npm run restore.*\n$/,
    );
  });

  it('ends with one line if an index differs from the expected one', async () => {
    const { uri, connection } = await ownDatabase();
    await requireFirstSchema(connection);
    await connection.collection('users').createIndex({ email: 1 }, {}, {});
    expect(await failureOf({ MONGODB_URI: uri })).toMatch(
      /^The database can't be used: its collection users has no index \{"email":1\}, but has email_1\. .*\n$/,
    );
  });
});

describe('the marker of the first schema', () => {
  it('is stored by the first start on an empty database', async () => {
    const { uri, connection } = await ownDatabase();
    const first = await startShop({}, { mongodbUri: uri });
    await first.close();
    expect(await connection.collection<{ _id: string }>(UPGRADES).distinct('_id')).toEqual(['1.0']);
  });

  it('is required of a database with records, which is otherwise refused and not changed', async () => {
    const { uri, connection } = await ownDatabase();
    const users = connection.collection('users');
    await users.insertOne({ email: 'aisha@example.com' });
    const before = await users.find().toArray();
    expect(await failureOf({ MONGODB_URI: uri })).toBe(
      "The database can't be used: its records are from before version 1.0.0 (the last commit that can read them is e2bb3b78) or from another program\n",
    );
    expect((await connection.listCollections()).map(({ name }) => name)).toEqual(['users']);
    expect(await users.find().toArray()).toEqual(before);
    expect((await users.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });
});

describe('an upgrade', () => {
  it('runs at one start only, and again at the next one if it failed', async () => {
    const { connection } = await ownDatabase();
    const products = connection.collection('products');
    await products.insertMany([{ code: 'A' }, { code: 'B', colour: 'Black' }]);
    const runs: string[] = [];
    const colours: Upgrade = {
      name: '2027-01-01 colours of products',
      run: async () => {
        runs.push('colours');
        const lacking = { colour: { $exists: false } };
        return (await products.updateMany(lacking, { $set: { colour: '' } })).modifiedCount;
      },
    };
    const failing: Upgrade = {
      name: '2027-01-02 sizes of products',
      run: () => {
        runs.push('sizes');
        return runs.length < 3 ? Promise.reject(new Error('interrupted')) : Promise.resolve(0);
      },
    };
    await expect(runUpgrades(connection, [colours, failing])).rejects.toThrow('interrupted');
    for (let start = 1; start <= 2; start += 1) await runUpgrades(connection, [colours, failing]);
    expect(runs).toEqual(['colours', 'sizes', 'sizes']);
    expect(await products.distinct('colour')).toEqual(['', 'Black']);
  });
});

describe('existing collections', () => {
  it('are refused if they contain duplicate unique values, or lack an index', async () => {
    const { connection } = await ownDatabase();
    connection.model(User.name, UserSchema);
    await connection.collection('users').insertMany([{ email: 'a@example.com' }, { email: 'a@example.com' }]);
    const refusal = prepareCollections(connection);
    await expect(refusal).rejects.toThrow(ConfigurationError);
    await expect(refusal).rejects.toThrow(
      /^The database can't be used: its collection users contains duplicate values that must be unique /,
    );
  });
});

describe('a second start', () => {
  it('changes nothing, and warns of an unused index', async () => {
    const { uri, connection } = await ownDatabase();
    const first = await startShop({}, { mongodbUri: uri });
    await first.close();
    await connection.collection('orders').createIndex({ status: 1, total: -1 }, { name: 'by_hand' }, {});

    const second = await startServer({ MONGODB_URI: uri });
    const warnings = second.log().filter(({ level }) => level !== 'info');
    expect(warnings).toEqual([
      expect.objectContaining({ level: 'warn', msg: 'Collection orders has unused indexes: by_hand' }),
    ]);
    await second.stop();
    expect((await connection.collection('orders').indexes()).map(({ name }) => name)).toContain('by_hand');
  });
});

describe('a server', () => {
  it('listens only at the address of HOST', async () => {
    const { uri } = await ownDatabase();
    const server = await startServer({ MONGODB_URI: uri, HOST: '127.0.0.2' });
    clearing.push(server.stop);
    const { port } = new URL(server.url);
    expect(server.url).toBe(`http://127.0.0.2:${port}`);
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port}/api/health/live`)).rejects.toThrow('fetch failed');
  });
});
