import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/transactions.js';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { Category, type CategoryRecord, nameKeyOf } from './category.schema.js';

/** Stores the names of categories in lower case. Of two names that differ only by case, the newer record gets none. */
export const fillNameKeys: Upgrade = {
  name: '2026-11-23 category names',
  async run(connection: Connection) {
    const categories = connection.model(Category.name);
    let changed = 0;
    const found = await categories
      .find({ nameKey: { $exists: false } })
      .sort({ _id: 1 })
      .lean<CategoryRecord[]>();
    for (const { _id, name } of found) {
      try {
        const update = { $set: { nameKey: nameKeyOf(name) } };
        changed += (await categories.collection.updateOne({ _id }, update)).modifiedCount;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    return changed;
  },
};
