import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Outbox } from '../src/common/mail/outbox.service.js';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './customers.js';
import { seedCatalogue } from './seed-catalogue.js';
import { seedDocuments } from './seed-documents.js';

const DEMO = 'demo';

/** Remembers that a database was filled, and whether the filling came to its end. */
interface SeedMark {
  readonly _id: string;
  readonly finishedAt: Date | null;
}

/**
 * Fills an empty database with the demo catalogue and its documents. A filling that was cut off is thrown away and
 * begun again: the shop does not open before it is done, so nobody's work can be in it.
 */
export async function seedIfEmpty(app: INestApplicationContext, say: (line: string) => void): Promise<void> {
  const connection = app.get<Connection>(getConnectionToken());
  const marks = marksOf(connection);
  const mark = await marks.findOne({ _id: DEMO });
  if (mark !== null && mark.finishedAt !== null) return;
  if (mark === null && (await hasCatalogue(connection))) return;
  if (mark !== null) await discard(connection);
  await marks.updateOne({ _id: DEMO }, { $setOnInsert: { finishedAt: null } }, { upsert: true });
  const started = Date.now();
  say('Filling the empty database with the demo shop …');
  await app.get(Outbox).withoutLetters(async () => seedDocuments(app, await seedCatalogue(app)));
  await marks.updateOne({ _id: DEMO }, { $set: { finishedAt: new Date() } });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const [customer] = DEMO_CUSTOMERS;
  say(`The demo shop is in place (${seconds} s). A customer to try it as: ${customer?.email} / ${DEMO_PASSWORD}`);
}

function marksOf(connection: Connection) {
  return connection.collection<SeedMark>('seeds');
}

async function hasCatalogue(connection: Connection): Promise<boolean> {
  return (await connection.collection('categories').findOne({})) !== null;
}

async function discard(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) await model.deleteMany({});
}
