import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { type EmbeddedDatabase, start } from '../dist/index.js';
import { failure } from './support/failure.js';
import { makeFolder, removeFolder } from './support/test-database.js';

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
  it('with the password gets in', async () => {
    await expect(findOnce(database.uri)).resolves.toBeNull();
  });

  it('without a password is refused', async () => {
    const { port } = new URL(database.uri);

    const error = await failure(findOnce(`mongodb://127.0.0.1:${port}/?directConnection=true`));

    expect(error).toMatchObject({ code: 13, codeName: 'Unauthorized' });
  });

  it('with a wrong password is refused', async () => {
    const error = await failure(findOnce(database.uri.replace(/:[0-9a-f]+@/, ':wrong@')));

    expect(error).toMatchObject({ code: 18, codeName: 'AuthenticationFailed' });
  });

  it('that does not speak the protocol is cut off, and no other one with it', async () => {
    const socket = connect(Number(new URL(database.uri).port), '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');

    await closed;

    await expect(findOnce(database.uri)).resolves.toBeNull();
  });
});

describe('the files', () => {
  it('of the data and the password are closed to other users', async () => {
    const modeOf = async (path: string) => (await stat(join(folder, path))).mode & 0o777;

    expect(await modeOf('gateway-password')).toBe(0o600);
    expect(await modeOf('postgres')).toBe(0o700);
  });
});
