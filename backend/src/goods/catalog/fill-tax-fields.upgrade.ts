import type { Connection } from 'mongoose';
import { unitCodeOf } from '@shop/contract/units';
import { DEFAULT_TAX_CATEGORY } from '@shop/contract/vat';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { Product } from './product.schema.js';

/** Makes older products standard rated, with the code of their unit. */
export const fillTaxFields: Upgrade = {
  name: '2026-11-23 tax fields of products',
  async run(connection: Connection) {
    const products = connection.model<Product>(Product.name);
    const lacking = { unitCode: { $exists: false } };
    let changed = 0;
    // One update for each unit, instead of one for each product.
    for (const unit of await products.distinct('unit', lacking)) {
      const fields = { unitCode: unitCodeOf(unit), taxCategory: DEFAULT_TAX_CATEGORY, taxReason: '', hsCode: '' };
      changed += (await products.collection.updateMany({ ...lacking, unit }, { $set: fields })).modifiedCount;
    }
    return changed;
  },
};
