import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Collection, MongoClient, MongoError, ObjectId } from 'mongodb';
import { type EmbeddedDatabase, start } from '../dist/index.js';
import { killInCommit, until } from './support/processes.js';
import { makeDatabaseFolder, removeFolder } from './support/test-database.js';

// Every crash costs PostgreSQL a recovery.
jest.setTimeout(180_000);

const CRASHES = 8;
const CLIENTS = 6;

let dataDir: string;
let database: EmbeddedDatabase;
let client: MongoClient;

beforeAll(async () => {
  dataDir = await makeDatabaseFolder();
  database = await start({ dataDir });
  client = new MongoClient(database.uri);
});
afterAll(async () => {
  await client.close();
  await database.stop();
  await removeFolder(dataDir);
});

interface Stored {
  _id: ObjectId;
  work: string;
}

/** The outcome of a write as its client knows it. `unknown`: the line broke before an answer came. */
type Outcome = 'acknowledged' | 'refused' | 'unknown';

const outcomeOf = (error: unknown): Outcome =>
  error instanceof MongoError && UNKNOWN_LABELS.some((label) => error.hasErrorLabel(label)) ? 'unknown' : 'refused';

const UNKNOWN_LABELS = ['UnknownTransactionCommitResult', 'RetryableWriteError'];

/** Writes under names of its own, one after another, until stopped. */
async function keepWriting(
  name: string,
  write: (work: string) => Promise<unknown>,
  isOver: () => boolean,
  outcomes: Map<string, Outcome>,
): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const work = `${name}-${n}`;
    outcomes.set(work, await write(work).then(() => 'acknowledged' as const, outcomeOf));
  }
}

async function timesStored(collection: Collection<Stored>): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const { work } of await collection.find().toArray()) times.set(work, (times.get(work) ?? 0) + 1);
  return times;
}

const countOf = (outcomes: ReadonlyMap<string, Outcome>, wanted: Outcome): number =>
  [...outcomes.values()].filter((outcome) => outcome === wanted).length;

/**
 * Kills PostgreSQL in a commit again and again. Reports which writes were stored more or less often than their clients
 * know.
 */
async function mistold(
  collection: Collection<Stored>,
  write: (work: string) => Promise<unknown>,
): Promise<Record<string, number>> {
  const outcomes = new Map<string, Outcome>();
  let isOver = false;
  const writers = Array.from({ length: CLIENTS }, (_, index) =>
    keepWriting(`client${index}`, write, () => isOver, outcomes),
  );
  try {
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await killInCommit(dataDir);
      const before = countOf(outcomes, 'acknowledged');
      await until(() => countOf(outcomes, 'acknowledged') >= before + CLIENTS);
    }
  } finally {
    isOver = true;
    await Promise.all(writers);
  }
  const times = await timesStored(collection);
  return Object.fromEntries(
    [...outcomes]
      .map(([work, outcome]) => ({ work, outcome, count: times.get(work) ?? 0 }))
      .filter(({ outcome, count }) => !POSSIBLE_COUNTS[outcome].includes(count))
      .map(({ work, outcome, count }) => [`${work} ${outcome}`, count]),
  );
}

const POSSIBLE_COUNTS: Readonly<Record<Outcome, readonly number[]>> = {
  acknowledged: [1],
  refused: [0],
  unknown: [0, 1],
};

describe('a commit that was running when PostgreSQL crashed', () => {
  it('is stored once if it was a transaction', async () => {
    const entries = client.db('test').collection<Stored>('entries');
    const counters = client.db('test').collection<{ _id: string; n: number }>('counters');
    const wrong = await mistold(entries, (work) =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          // A second run makes a second entry.
          await entries.insertOne({ _id: new ObjectId(), work }, { session });
          await counters.updateOne({ _id: work.split('-')[0] }, { $inc: { n: 1 } }, { session, upsert: true });
        }),
      ),
    );
    expect(wrong).toEqual({});
  });

  it('is stored once if it was a single write', async () => {
    const entries = client.db('test').collection<Stored>('single');
    const wrong = await mistold(entries, (work) => entries.insertOne({ _id: new ObjectId(), work }));
    expect(wrong).toEqual({});
  });
});
