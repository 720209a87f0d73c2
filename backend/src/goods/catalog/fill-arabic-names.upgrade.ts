import type { Connection } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { Category } from './category.schema.js';
import { Product } from './product.schema.js';

/** Adds empty Arabic names to older categories and products. */
export const fillArabicNames: Upgrade = {
  name: '2026-11-26 Arabic names of products',
  async run(connection: Connection) {
    const fill = async (type: { readonly name: string }, field: string) => {
      const { collection } = connection.model(type.name);
      return (await collection.updateMany({ [field]: { $exists: false } }, { $set: { [field]: '' } })).modifiedCount;
    };
    const categories = await fill(Category, 'displayNameAr');
    const products = await fill(Product, 'nameAr');
    await fill(Product, 'category.displayNameAr');
    return categories + products;
  },
};
