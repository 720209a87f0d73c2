import { Types } from 'mongoose';
import type { ShopSettings } from './shop-variables.js';
import { SETTINGS_OBJECT_ID, type SettingsRecord } from './settings.schema.js';

/** The same on each server: lines of the bank refer to it. */
const FIRST_BANK_ACCOUNT_ID = new Types.ObjectId('000000000000000000000001');

/**
 * The settings until staff save them for the first time: values of the environment, in a
 * version that is not stored. The other settings have the defaults of the schema.
 */
export function firstSettings(shop: ShopSettings): Partial<SettingsRecord> {
  const { name, legalName, address, trn, vatRegisteredSince, email, whatsapp, supplierChatUrl, invoiceTermsDays } =
    shop;
  return {
    _id: SETTINGS_OBJECT_ID,
    name,
    legalName,
    trn,
    vatRegisteredSince,
    email,
    supplierChatUrl,
    invoiceTermsDays,
    whatsapp: [...whatsapp],
    address: { ...address },
    licenceNumber: shop.licenceNumber,
    licenceAuthority: shop.licenceAuthority,
    bankAccounts: shop.bankAccounts.map((account) => ({ ...account, _id: FIRST_BANK_ACCOUNT_ID })),
    version: 0,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
}
