import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Outbox } from '../src/platform/mail/outbox.service.js';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './customers.js';
import { seedCatalog } from './seed-catalog.js';
import { SeedClaim } from './seed-claim.js';
import { seedDocuments } from './seed-documents.js';

/**
 * Fills an empty database with the demo catalog and its documents. A filling that was cut off is thrown away and
 * begun again: the shop does not open before it is done, so nobody's work can be in it.
 */
export async function seedIfEmpty(app: INestApplicationContext, say: (line: string) => void): Promise<void> {
  const connection = app.get<Connection>(getConnectionToken());
  const claim = await SeedClaim.take({ connection, isUsed: () => hasCatalog(connection), say });
  if (claim === null) return;
  try {
    if (claim.isTakenOver) await discard(connection);
    const started = Date.now();
    say('Filling the empty database with the demo shop …');
    await app.get(Outbox).withoutEmails(async () => seedDocuments(app, await seedCatalog(app)));
    await claim.finish();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const [customer] = DEMO_CUSTOMERS;
    say(`The demo shop is in place (${seconds} s). A customer to try it as: ${customer?.email} / ${DEMO_PASSWORD}`);
  } finally {
    claim.letGo();
  }
}

async function hasCatalog(connection: Connection): Promise<boolean> {
  return (await connection.collection('categories').findOne({})) !== null;
}

async function discard(connection: Connection): Promise<void> {
  for (const model of Object.values(connection.models)) await model.deleteMany({});
}
