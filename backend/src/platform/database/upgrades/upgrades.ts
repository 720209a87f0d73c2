import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';

/** A change of what is stored, made once, at the first start of a version that needs it. */
export interface Upgrade {
  /** Never changed: what is complete is known by its name. */
  readonly name: string;
  /**
   * May be interrupted and run again, and two servers may run it at one moment: it looks for the records that lack the
   * change, takes them in batches and leaves the others as they are. @returns how many it changed
   */
  run(connection: Connection): Promise<number>;
}

const COLLECTION = 'upgrades';

/** Makes the upgrades that are not complete yet, in their order, before the server takes calls. */
export async function runUpgrades(connection: Connection, upgrades: readonly Upgrade[]): Promise<void> {
  const logger = new Logger('Upgrades');
  const finished = connection.collection<{ _id: string; at: Date }>(COLLECTION);
  const done = new Set((await finished.find().toArray()).map(({ _id }) => _id));
  for (const upgrade of upgrades) {
    const { name } = upgrade;
    if (done.has(name)) continue;
    const changed = await upgrade.run(connection);
    await finished.updateOne({ _id: name }, { $set: { at: new Date() } }, { upsert: true });
    if (changed > 0) logger.log(`Upgraded the stored records: ${name} (${changed})`);
  }
}
