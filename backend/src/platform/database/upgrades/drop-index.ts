import type { Connection } from 'mongoose';
import type { Upgrade } from './upgrades.js';

interface OldIndex {
  readonly model: string;
  readonly index: string;
}

/** Drops an index that the schema has no more. @returns false if it is gone; another server may drop it at the same moment */
export async function dropOldIndex(connection: Connection, { model, index }: OldIndex): Promise<boolean> {
  const { collection } = connection.model(model);
  if (!(await collection.indexExists(index))) return false;
  try {
    await collection.dropIndex(index);
    return true;
  } catch (error) {
    if (await collection.indexExists(index)) throw error;
    return false;
  }
}

export const dropIndex = (name: string, old: OldIndex): Upgrade => ({
  name,
  async run(connection: Connection) {
    await dropOldIndex(connection, old);
    return 0;
  },
});
