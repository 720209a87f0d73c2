import { Logger } from '@nestjs/common';
import { type CreateIndexesOptions, type CreateIndexOptions, MongoServerError } from 'mongodb';
import type { Connection, IndexDefinition, Model } from 'mongoose';
import { ConfigurationError } from '../config/variables.js';
import { isDuplicateKey } from './transactions.js';
import { errorMessage } from '../errors/error-message.js';

/** Error codes: the server has an index with the same name or the same fields, but other options. */
const INDEX_CONFLICTS = new Set<unknown>([85, 86]);
/** Building an index over many records has no time limit. */
const WITHOUT_TIME_LIMIT: CreateIndexOptions & { readonly socketTimeoutMS: number } = { socketTimeoutMS: 0 };

const logger = new Logger('Database');

/**
 * Creates missing collections and indexes: a transaction can't create them, and a list must not wait for one. Indexes
 * for uniqueness and expiry are required; all other differences from the declared indexes are only logged.
 * @throws ConfigurationError that says what to do
 */
export async function prepareCollections(connection: Connection): Promise<void> {
  const present = new Set((await connection.listCollections()).map(({ name }) => name));
  const models: readonly Model<unknown>[] = Object.values(connection.models);
  await Promise.all(models.map((model) => prepare(model, present)));
}

async function prepare(model: Model<unknown>, present: ReadonlySet<string>): Promise<void> {
  if (!present.has(model.collection.collectionName)) await model.createCollection();
  const before = await indexDifferences(model);
  for (const keys of before.toCreate as readonly IndexDefinition[]) await create(model, keys, before.toDrop);
  const { toCreate, toDrop } = before.toCreate.length === 0 ? before : await indexDifferences(model);
  const name = model.collection.collectionName;
  if (toCreate.length > 0)
    logger.warn(`Indexes of collection ${name} differ from the expected ones: ${inWords(toCreate)}`);
  else if (toDrop.length > 0) logger.warn(`Collection ${name} has unused indexes: ${toDrop.join(', ')}`);
}

/** If the server describes its indexes in a form that can't be compared, all of them count as missing. */
async function indexDifferences(model: Model<unknown>): ReturnType<Model<unknown>['diffIndexes']> {
  try {
    return await model.diffIndexes();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    logger.warn(`Failed to compare the indexes of ${model.collection.collectionName}: ${errorMessage(error)}`);
    return { toCreate: model.schema.indexes().map(([keys]) => keys), toDrop: [] };
  }
}

/** Creates the index unless it exists: the server compares. */
async function create(model: Model<unknown>, keys: IndexDefinition, others: readonly string[]): Promise<void> {
  const name = model.collection.collectionName;
  const options = optionsOf(model, keys);
  try {
    await model.collection.createIndex(keys as Record<string, 1 | -1>, options, WITHOUT_TIME_LIMIT);
  } catch (error) {
    if (isDuplicateKey(error))
      throw unusable(name, `contains duplicate values that must be unique (${errorMessage(error)})`);
    const isConflict = error instanceof MongoServerError && INDEX_CONFLICTS.has(error.code);
    if (!isConflict) throw error;
    const isReliedOn = options.unique === true || options.expireAfterSeconds !== undefined;
    const has = others.length === 0 ? '' : `, but has ${others.join(', ')}. Drop the conflicting index and start again`;
    if (isReliedOn) throw unusable(name, `has no index ${inWords([keys])}${has}`);
  }
}

function optionsOf(model: Model<unknown>, keys: IndexDefinition): CreateIndexesOptions {
  const declared = model.schema.indexes().find(([fields]) => inWords([fields]) === inWords([keys]));
  return (declared?.[1] ?? {}) as CreateIndexesOptions;
}

const inWords = (indexes: readonly object[]): string => indexes.map((keys) => JSON.stringify(keys)).join(', ');

function unusable(collection: string, why: string): ConfigurationError {
  return new ConfigurationError(`The database can't be used: its collection ${collection} ${why}`);
}
