import type { Connection } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { Product } from './product.schema.js';

/** Adds an empty Arabic description to older products. */
export const fillArabicDescriptions: Upgrade = {
  name: '2026-11-24 Arabic descriptions of products',
  async run(connection: Connection) {
    const { collection } = connection.model<Product>(Product.name);
    const lacking = { descriptionAr: { $exists: false } };
    return (await collection.updateMany(lacking, { $set: { descriptionAr: '' } })).modifiedCount;
  },
};
