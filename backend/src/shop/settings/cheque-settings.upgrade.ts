import { type Connection, Types } from 'mongoose';
import type { ShopSettings } from './shop-variables.js';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { firstSettings } from './first-settings.js';
import type { SettingsRecord } from './settings.schema.js';

/**
 * Older shops go on counting post-dated cheques at once. One that has recorded cheques and never saved its settings
 * gets them stored, so that they differ from those of a new shop.
 */
export function countPostDatedCheques(shop: ShopSettings): Upgrade {
  return {
    name: '2026-11-26 post-dated cheques of older shops',
    async run(connection: Connection) {
      const settings = connection.collection<SettingsRecord>('settings');
      const postDatedCheques = 'count' as const;
      const isSaved = (await settings.countDocuments()) > 0;
      if (isSaved)
        return (await settings.updateMany({ postDatedCheques: { $exists: false } }, { $set: { postDatedCheques } }))
          .modifiedCount;
      if ((await connection.collection('payments').findOne({ paymentMethod: 'Cheque' })) === null) return 0;
      const at = { createdAt: new Date(), updatedAt: new Date() };
      await settings.insertOne({ ...firstSettings(shop), postDatedCheques, version: 1, ...at });
      return 1;
    },
  };
}

/** Gives the shop's bank accounts ids that stay. */
export const nameBankAccounts: Upgrade = {
  name: '2026-11-26 ids of bank accounts',
  async run(connection: Connection) {
    const settings = connection.collection<SettingsRecord>('settings');
    const lacking = await settings.findOne({ bankAccounts: { $elemMatch: { _id: { $exists: false } } } });
    if (lacking === null) return 0;
    const bankAccounts = lacking.bankAccounts.map((account) => ({ ...account, _id: new Types.ObjectId() }));
    await settings.updateOne({ _id: lacking._id, version: lacking.version }, { $set: { bankAccounts } });
    return bankAccounts.length;
  },
};
