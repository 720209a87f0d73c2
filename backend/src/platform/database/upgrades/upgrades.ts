import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';

/** A change of stored data that is made once, at the first start of a version that needs it. */
export interface Upgrade {
  /** Must never change: completed upgrades are recognised by their name. */
  readonly name: string;
  /**
   * May be interrupted and run again, and two servers may run it at the same time: it finds the records that lack the
   * change, changes them in batches and leaves all others. @returns how many it changed
   */
  run(connection: Connection): Promise<number>;
}

/** The collection of what was changed. */
export const UPGRADES = 'upgrades';

/** Runs the upgrades that are not complete yet, in their order, before the server accepts calls. */
export async function runUpgrades(connection: Connection, upgrades: readonly Upgrade[]): Promise<void> {
  const logger = new Logger('Upgrades');
  const finished = connection.collection<{ _id: string; at: Date }>(UPGRADES);
  const done = new Set((await finished.find().toArray()).map(({ _id }) => _id));
  for (const upgrade of upgrades) {
    const { name } = upgrade;
    if (done.has(name)) continue;
    const changed = await upgrade.run(connection);
    await finished.updateOne({ _id: name }, { $set: { at: new Date() } }, { upsert: true });
    if (changed > 0) logger.log(`Upgraded the stored records: ${name} (${changed})`);
  }
}
