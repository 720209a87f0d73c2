import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import type pg from 'pg';
import { type EmbeddedDatabase, start } from '../dist/index.js';
import { sqlClient } from './support/processes.js';
import { makeDatabaseFolder, removeFolder } from './support/test-database.js';

const AT_ONCE = 10;

let dataDir: string;
let database: EmbeddedDatabase;
let reader: MongoClient;
let dropper: MongoClient;
/** Beside the gateway, to see its connections from the other end. */
let observer: pg.Client;

beforeAll(async () => {
  dataDir = await makeDatabaseFolder();
  database = await start({ dataDir, durability: 'relaxed' });
  reader = new MongoClient(database.uri);
  dropper = new MongoClient(database.uri);
  observer = await sqlClient(dataDir);
  await observer.connect();
});
afterAll(async () => {
  await observer.end();
  await reader.close();
  await dropper.close();
  await database.stop();
  await removeFolder(dataDir);
});

function words() {
  return reader.db('test').collection<{ _id: number }>('words');
}

/** Statements of both kinds, as many at once as to need several connections. */
async function work(): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => words().findOne({})));
  await reader.withSession((session) =>
    session.withTransaction(() =>
      words()
        .findOne({ _id: 1 }, { session })
        .then(() => undefined),
    ),
  );
}

/** Connections that ran a statement after `moment`. */
async function connectionsUsedSince(moment: Date): Promise<number[]> {
  const { rows } = await observer.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND query_start > $1`,
    [moment],
  );
  return rows.map((row) => row.pid);
}

async function clock(): Promise<Date> {
  const { rows } = await observer.query<{ at: Date }>(`SELECT date_trunc('milliseconds', clock_timestamp()) AS at`);
  return rows[0]?.at ?? new Date();
}

// The engine's own trouble with such a connection can't be provoked at will: this is a test of the remedy.
it.each([
  ['a collection', () => dropper.db('test').collection('words').drop()],
  ['a database', () => dropper.db('test').dropDatabase()],
])('connections that were open when %s was dropped are no longer used', async (_what, drop) => {
  const beginning = await clock();
  await words().insertOne({ _id: 1 });
  await work();
  const before = await connectionsUsedSince(beginning);

  await drop();
  const dropped = await clock();
  await words().insertOne({ _id: 2 });
  await work();
  const after = await connectionsUsedSince(dropped);

  expect(before.length).toBeGreaterThan(0);
  expect(after.length).toBeGreaterThan(0);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
});
