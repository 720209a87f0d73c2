import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { ConfigurationError } from '../config/variables.js';

/** A change of stored data that is made once, at the first start of a version that needs it. */
export interface Upgrade {
  /** Must never change: completed upgrades are recognised by their name. */
  readonly name: string;
  /**
   * May be interrupted and run again, and two servers may run it at the same time: it finds the records that lack the
   * change, changes them in batches and leaves all others. @returns how many it changed
   */
  readonly run: (connection: Connection) => Promise<number>;
}

/** The collection of the completed upgrades and of the marker. */
export const UPGRADES = 'upgrades';

/** The marker of the first schema; `scripts/backup/run.mjs` requires it in backups. */
const FIRST_SCHEMA = '1.0';

const upgradesIn = (connection: Connection) => connection.collection<{ _id: string; at: Date }>(UPGRADES);

const store = (connection: Connection, _id: string) =>
  upgradesIn(connection).updateOne({ _id }, { $set: { at: new Date() } }, { upsert: true });

/**
 * Marks an empty database as one of the first schema, before anything else is stored in it.
 * @throws ConfigurationError for one with records and without the marker, which is left as it is
 */
export async function requireFirstSchema(connection: Connection): Promise<void> {
  // Read before the marker: a server that starts at the same moment stores its marker before its collections.
  const collections = (await connection.listCollections()).map(({ name }) => name);
  if ((await upgradesIn(connection).findOne({ _id: FIRST_SCHEMA })) !== null) return;
  if (collections.some((name) => name !== UPGRADES && !name.startsWith('system.'))) {
    throw new ConfigurationError(
      "The database can't be used: its records are from before version 1.0.0 (the last commit that can read them is e2bb3b78) or from another program",
    );
  }
  await store(connection, FIRST_SCHEMA);
}

/** Runs the upgrades that are not complete yet, in their order, before the server accepts calls. */
export async function runUpgrades(connection: Connection, upgrades: readonly Upgrade[]): Promise<void> {
  const logger = new Logger('Upgrades');
  const done = new Set((await upgradesIn(connection).find().toArray()).map(({ _id }) => _id));
  for (const { name, run } of upgrades.filter((upgrade) => !done.has(upgrade.name))) {
    const changed = await run(connection);
    await store(connection, name);
    if (changed > 0) logger.log(`Upgraded the stored records: ${name} (${changed})`);
  }
}
