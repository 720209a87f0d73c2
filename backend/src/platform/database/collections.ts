import { Logger } from '@nestjs/common';
import { MongoServerError } from 'mongodb';
import type { Connection, Model } from 'mongoose';
import { ConfigurationError } from '../config/variables.js';
import { isDuplicateKey } from './transactions.js';

/** The server has an index of that name or of those fields, with other options: the comparison says which. */
const INDEX_CONFLICTS = new Set<unknown>([85, 86]);

/**
 * Makes collections and indexes that are missing: a transaction can't, and a list must not wait for one. Then compares:
 * an index that a unique field or an expiry counts on must be there as it is declared.
 * @throws ConfigurationError with what to do
 */
export async function prepareCollections(connection: Connection): Promise<void> {
  await Promise.all(Object.values(connection.models).map(prepare));
}

async function prepare(model: Model<unknown>): Promise<void> {
  const name = model.collection.collectionName;
  await model.createCollection();
  const { toCreate, toDrop } = await indexDifferences(model);
  const unknown = toDrop.join(', ');
  if (toCreate.length > 0) {
    const instead = unknown === '' ? '' : `, but has ${unknown}; drop what stands in the way and start again`;
    throw unusable(name, `lacks the index ${toCreate.map((keys) => JSON.stringify(keys)).join(', ')}${instead}`);
  }
  if (unknown !== '') new Logger('Database').warn(`The collection ${name} has indexes that nobody uses: ${unknown}`);
}

/** What is left to differ once those that are missing have been made. A start that finds them all asks once. */
async function indexDifferences(model: Model<unknown>): ReturnType<Model<unknown>['diffIndexes']> {
  const before = await model.diffIndexes();
  if (before.toCreate.length === 0) return before;
  await model.createIndexes().catch((error: unknown) => {
    const name = model.collection.collectionName;
    if (isDuplicateKey(error)) throw unusable(name, `holds doubles of what must be unique (${messageOf(error)})`);
    if (!(error instanceof MongoServerError) || !INDEX_CONFLICTS.has(error.code)) throw error;
  });
  return model.diffIndexes();
}

function unusable(collection: string, why: string): ConfigurationError {
  return new ConfigurationError(`The database can't be used: its collection ${collection} ${why}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
