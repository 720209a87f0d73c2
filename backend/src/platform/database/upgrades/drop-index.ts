import type { Connection } from 'mongoose';
import type { Upgrade } from './upgrades.js';

/** Drops an index that the schema has no more. */
export const dropIndex = (
  name: string,
  { model, index }: { readonly model: string; readonly index: string },
): Upgrade => ({
  name,
  async run(connection: Connection) {
    const { collection } = connection.model(model);
    if (await collection.indexExists(index)) await collection.dropIndex(index);
    return 0;
  },
});
