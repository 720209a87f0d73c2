import { rm, stat, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { type EmbeddedDatabase, start } from '../dist/index.js';
import { codeOf } from '../src/thrown.js';
import { failure } from './support/failure.js';
import { sqlClient } from './support/processes.js';
import { makeDatabaseFolder, makeFolder, removeFolder, withDatabase } from './support/test-database.js';

let folder: string;
let database: EmbeddedDatabase;

beforeAll(async () => {
  folder = await makeFolder();
  database = await start({ dataDir: folder, durability: 'relaxed' });
});
afterAll(async () => {
  await database.stop();
  await removeFolder(folder);
});

async function findOnce(uri: string): Promise<unknown> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 2_000 });
  try {
    return await client.db('test').collection('items').findOne();
  } finally {
    await client.close();
  }
}

describe('a client', () => {
  it('is accepted with the password', async () => {
    await expect(findOnce(database.uri)).resolves.toBeNull();
  });

  it('is refused without a password', async () => {
    const { port } = new URL(database.uri);

    const error = await failure(findOnce(`mongodb://127.0.0.1:${port}/?directConnection=true`));

    expect(error).toMatchObject({ code: 13, codeName: 'Unauthorized' });
  });

  it('is refused with a wrong password', async () => {
    const error = await failure(findOnce(database.uri.replace(/:[0-9a-f]+@/, ':wrong@')));

    expect(error).toMatchObject({ code: 18, codeName: 'AuthenticationFailed' });
  });

  it('is disconnected if it does not speak the protocol, without affecting others', async () => {
    const socket = connect(Number(new URL(database.uri).port), '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');

    await closed;

    await expect(findOnce(database.uri)).resolves.toBeNull();
  });
});

/** The code of PostgreSQL's refusal; null if the client is let in. */
async function refusalOf(password?: string, dataDir = folder): Promise<unknown> {
  const client = await sqlClient(dataDir, password);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return codeOf(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const WRONG_PASSWORD = '28P01';

describe("PostgreSQL's socket", () => {
  it('refuses processes of the same account that do not know the password', async () => {
    expect(await refusalOf('wrong')).toBe(WRONG_PASSWORD);
    expect(await refusalOf()).toBeNull();
  });

  it('requires a password in a data folder of an earlier version, too, from its next start', async () => {
    const earlier = await makeDatabaseFolder();
    await withDatabase({ dataDir: earlier }, (client) => client.db('test').collection('items').insertOne({ n: 1 }));
    await rm(join(earlier, 'postgres/data/pgpass'), { force: true });
    await writeFile(join(earlier, 'postgres/data/pg_hba.conf'), 'local all all trust\n');

    if (isRoot) await promisify(execFile)('chown', ['-R', `${NOBODY}:${NOBODY}`, join(earlier, 'postgres')]);

    const items = await withDatabase({ dataDir: earlier }, async (client) => {
      expect(await refusalOf('wrong', earlier)).toBe(WRONG_PASSWORD);
      return client.db('test').collection('items').countDocuments();
    });

    expect(items).toBe(1);
    expect((await stat(join(earlier, 'postgres/data/base'))).uid).not.toBe(NOBODY);
    await removeFolder(earlier);
  });
});

describe('the files of the database', () => {
  it('are not accessible to other users: the data and the password', async () => {
    const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o777;

    expect(await modeOf('gateway-password')).toBe(0o600);
    expect(await modeOf('postgres/data/pgpass')).toBe(0o600);
    expect(await modeOf('postgres')).toBe(0o700);
  });

  it('do not belong to a shared account', async () => {
    expect((await stat(join(folder, 'postgres/data/base'))).uid).not.toBe(NOBODY);
  });
});
