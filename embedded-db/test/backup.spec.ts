import { readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { backup, type BackupManifest, restore } from '../dist/backups.js';
import { type EmbeddedDatabase, start } from '../dist/index.js';
import { bytesOf, EVERY_KIND, structureOf } from './support/backups.js';
import { failure } from './support/failure.js';
import { makeDatabaseFolder, makeFolder, removeFolder } from './support/test-database.js';

// Two databases are made here, one of them from a backup.
jest.setTimeout(180_000);

const TOTAL = 1_000;

interface Account {
  _id: string;
  amount: number;
}

let folder: string;
let dataDir: string;
let database: EmbeddedDatabase;
let client: MongoClient;

beforeAll(async () => {
  folder = await makeFolder();
  dataDir = join(folder, 'original');
  await rename(await makeDatabaseFolder(), dataDir);
  database = await start({ dataDir });
  client = new MongoClient(database.uri);
  await fillDatabase(client);
});
afterAll(async () => {
  await client.close();
  await database.stop();
  await removeFolder(folder);
});

/** Two accounts that are read first and last, and much to read between them. */
async function fillDatabase(on: MongoClient): Promise<void> {
  const db = on.db('shop');
  await db.collection<Account>('a_account').insertOne({ _id: 'first', amount: TOTAL });
  await db.collection('between').insertMany(Array.from({ length: 20_000 }, (_, n) => ({ n, text: `line ${n}` })));
  await db.collection<Account>('z_account').insertOne({ _id: 'last', amount: 0 });
  await db.collection('between').createIndexes([
    { key: { n: 1 }, name: 'n_unique', unique: true },
    { key: { text: 'text' }, name: 'words', weights: { text: 3 }, default_language: 'none' },
    { key: { at: 1 }, name: 'at_ttl', expireAfterSeconds: 3_600 },
    { key: { 'a.b': 1, c: -1 }, name: 'compound_sparse', sparse: true },
    { key: { d: 1 }, name: 'd_partial', unique: true, partialFilterExpression: { d: { $gt: 0 } } },
  ]);
  await db.collection('between').createIndexes([{ key: { '$**': 1 }, name: 'wild' }]);
  await db.collection('checked').insertOne({ n: 'older than the rule' });
  await db.command({ collMod: 'checked', validator: { n: { $type: 'int' } }, validationAction: 'error' });
  await db.createCollection('empty');
  await db.createCollection('a view', { viewOn: 'between', pipeline: [{ $match: { n: { $lt: 3 } } }] });
  await on.db('other').collection<{ _id: unknown }>('kinds/all').insertMany(EVERY_KIND);
}

/** Moves money from one account to the other, one transaction after another, until stopped. */
function keepMoving(): { moved: () => number; stop: () => Promise<void> } {
  const progress = { moved: 0, isOver: false };
  const db = client.db('shop');
  const move = () =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        await db.collection<Account>('a_account').updateOne({}, { $inc: { amount: -1 } }, { session });
        await db.collection<Account>('z_account').updateOne({}, { $inc: { amount: 1 } }, { session });
      }),
    );
  const moving = (async () => {
    for (; !progress.isOver; progress.moved += 1) await move();
  })();
  const stop = async () => {
    progress.isOver = true;
    await moving;
  };
  return { moved: () => progress.moved, stop };
}

describe('a restored backup of a running database', () => {
  let manifest: BackupManifest;
  let movedMeanwhile: number;
  let restored: EmbeddedDatabase;
  let copy: MongoClient;

  beforeAll(async () => {
    const file = join(folder, 'running.tar');
    const money = keepMoving();
    const before = money.moved();
    manifest = await backup({ dataDir, file });
    movedMeanwhile = money.moved() - before;
    await money.stop();
    await restore({ dataDir: join(folder, 'copy'), file });
    restored = await start({ dataDir: join(folder, 'copy') });
    copy = new MongoClient(restored.uri);
  });
  afterAll(async () => {
    await copy.close();
    await restored.stop();
  });

  it('is consistent: both sides of a transfer match, although they were read separately', async () => {
    const first = await copy.db('shop').collection<Account>('a_account').findOne({});
    const last = await copy.db('shop').collection<Account>('z_account').findOne({});

    expect(movedMeanwhile).toBeGreaterThan(1);
    expect((first?.amount ?? 0) + (last?.amount ?? 0)).toBe(TOTAL);
  });

  it('contains every kind of value, byte for byte', async () => {
    const name = 'kinds/all';

    expect(await bytesOf(copy.db('other').collection(name))).toEqual(
      await bytesOf(client.db('other').collection(name)),
    );
    expect(await copy.db('other').collection(name).countDocuments()).toBe(EVERY_KIND.length);
  });

  it('has the same collections, views, rules and indexes', async () => {
    expect(await structureOf(copy.db('shop'))).toEqual(await structureOf(client.db('shop')));
    expect(await copy.db('shop').collection('a view').countDocuments()).toBe(3);
  });

  it('enforces its unique indexes', async () => {
    const lines = copy.db('shop').collection('between');

    expect((await failure(lines.insertOne({ n: 7 }))).code).toBe(11_000);
    expect(await lines.find({ $text: { $search: '19999' } }).toArray()).toMatchObject([{ n: 19_999 }]);
    expect((await failure(copy.db('shop').collection('checked').insertOne({ n: 'text' }))).code).toBe(121);
  });

  it('states its time, its database and its size', () => {
    const counts = manifest.collections.map((each) => [each.database, each.name, each.documents]);

    expect(Math.abs(Date.now() - Date.parse(manifest.createdAt))).toBeLessThan(180_000);
    expect(manifest).toMatchObject({ format: 1, engine: { postgres: expect.stringMatching(/^18/) } });
    expect(counts).toEqual([
      ['other', 'kinds/all', EVERY_KIND.length],
      ['shop', 'a view', 0],
      ['shop', 'a_account', 1],
      ['shop', 'between', 20_000],
      ['shop', 'checked', 1],
      ['shop', 'empty', 0],
      ['shop', 'z_account', 1],
    ]);
  });
});

describe('a backup', () => {
  it('is readable only by its owner, and contains the added files', async () => {
    const attachment = join(folder, 'key');
    await writeFile(attachment, 'secret');
    const file = join(folder, 'attached.tar');

    const { attachments } = await backup({ dataDir, file, attachments: { 'the key': attachment } });

    expect(attachments).toEqual(['the key']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('leaves nothing behind if it is interrupted', async () => {
    const target = await makeFolder();
    const stopping = new AbortController();
    const attempt = backup({
      dataDir,
      file: join(target, 'cut.tar'),
      onProgress: () => stopping.abort(),
      signal: stopping.signal,
    });

    await expect(attempt).rejects.toThrow('Interrupted');

    expect(await readdir(target)).toEqual([]);
    await removeFolder(target);
  });

  it('leaves nothing behind if it fails halfway', async () => {
    const target = await makeFolder();
    const attempt = backup({ dataDir, file: join(target, 'cut.tar'), attachments: { key: join(target, 'missing') } });

    await expect(attempt).rejects.toThrow('file or folder not found');

    expect(await readdir(target)).toEqual([]);
    await removeFolder(target);
  });

  it('does not overwrite another file', async () => {
    const file = join(folder, 'precious');
    await writeFile(file, 'precious');

    await expect(backup({ dataDir, file })).rejects.toThrow('already exists');
  });

  it('is refused if the target folder does not exist', async () => {
    await expect(backup({ dataDir, file: join(folder, 'missing/b.tar') })).rejects.toThrow('file or folder not found');
  });

  it('is refused for a folder without a database, and creates none', async () => {
    const empty = await makeFolder();

    await expect(backup({ dataDir: empty, file: join(folder, 'none.tar') })).rejects.toThrow('There is no database in');

    expect(await readdir(empty)).toEqual([]);
    await removeFolder(empty);
  });
});
