import type { ShopSettings } from '../../platform/config/environment.js';
import { SETTINGS_OBJECT_ID, type SettingsRecord } from './settings.schema.js';

/** The settings until staff save them for the first time: those of the environment, in a version that is not stored. */
export function firstSettings(shop: ShopSettings): SettingsRecord {
  const { name, legalName, address, trn, vatRegisteredSince, email, whatsapp, supplierChatUrl, invoiceTermsDays } =
    shop;
  return {
    _id: SETTINGS_OBJECT_ID,
    ...{ name, legalName, trn, vatRegisteredSince, email, supplierChatUrl, invoiceTermsDays },
    whatsapp: [...whatsapp],
    address: { ...address },
    licenceNumber: shop.licenceNumber,
    licenceAuthority: shop.licenceAuthority,
    priceBasis: 'inclusive',
    quoteValidityDays: 14,
    bankAccounts: [],
    postDatedCheques: 'register',
    logo: '',
    accentColour: '',
    requireReadyEInvoices: false,
    eInvoiceConnector: 'off',
    sendsEInvoicesOnIssue: false,
    eInvoicesSince: '',
    requireSecondFactor: false,
    version: 0,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
}
