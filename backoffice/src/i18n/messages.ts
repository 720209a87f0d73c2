import type { Language } from '@shop/contract/languages';
import { catalogWords } from '@shop/contract/words/ar/catalog';
import { featureWords } from '@shop/contract/words/ar/features';
import { filterWords } from '@shop/contract/words/ar/filters';
import englishReactAdmin from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { books as arBooks } from './ar/books';
import * as arCompanies from './ar/companies';
import * as arCredit from './ar/credit';
import * as arConversation from './ar/conversation';
import * as arDocuments from './ar/documents';
import { reactAdmin } from './ar/reactAdmin';
import { deliveries as arDeliveries } from './ar/deliveries';
import { eInvoiceReading as arEInvoiceReading } from './ar/eInvoiceReading';
import { eInvoicing as arEInvoicing } from './ar/eInvoicing';
import * as arEmails from './ar/emails';
import * as arHistory from './ar/history';
import * as arLists from './ar/lists';
import { palette as arPalette } from './ar/palette';
import { prices as arPrices } from './ar/prices';
import * as arReceipts from './ar/receipts';
import * as arRecords from './ar/records';
import { refusals as arRefusals } from './ar/refusals';
import * as arScreens from './ar/screens';
import * as arReminders from './ar/reminders';
import * as arSettings from './ar/settings';
import { supplierDocuments as arSupplierDocuments } from './ar/supplierDocuments';
import { security as arSecurity } from './ar/security';
import { staff as arStaff } from './ar/staff';
import { supply as arSupply } from './ar/supply';
import * as arWork from './ar/work';
import * as arWriting from './ar/writing';
import { books as enBooks } from './en/books';
import * as enCompanies from './en/companies';
import * as enCredit from './en/credit';
import * as enConversation from './en/conversation';
import * as enDocuments from './en/documents';
import { deliveries as enDeliveries } from './en/deliveries';
import { eInvoiceReading as enEInvoiceReading } from './en/eInvoiceReading';
import { eInvoicing as enEInvoicing } from './en/eInvoicing';
import * as enEmails from './en/emails';
import * as enHistory from './en/history';
import * as enLists from './en/lists';
import { palette as enPalette } from './en/palette';
import { prices as enPrices } from './en/prices';
import * as enReceipts from './en/receipts';
import * as enRecords from './en/records';
import * as enScreens from './en/screens';
import * as enReminders from './en/reminders';
import * as enSettings from './en/settings';
import { supplierDocuments as enSupplierDocuments } from './en/supplierDocuments';
import { security as enSecurity } from './en/security';
import { staff as enStaff } from './en/staff';
import { supply as enSupply } from './en/supply';
import * as enWork from './en/work';
import * as enWriting from './en/writing';
import type { Translated } from './words';

const shop = ({ common, ...screens }: Translated<typeof enScreens>) => ({ ...common, ...screens });

/** English names of the catalog are those of the API, and need no texts. */
export const messages = {
  en: {
    ...englishReactAdmin,
    shop: {
      ...shop(enScreens),
      ...enConversation,
      ...enWork,
      ...enCredit,
      ...enHistory,
      ...enLists,
      ...enWriting,
      palette: enPalette,
      security: enSecurity,
      staff: enStaff,
    },
    resources: {
      ...enDocuments,
      ...enRecords,
      ...enReceipts,
      'e-invoicing': enEInvoicing,
      'e-invoice-deliveries': enDeliveries,
      read_e_invoice: enEInvoiceReading,
      ...enEmails,
      ...enReminders,
      ...enCompanies,
      ...enSettings,
      'supplier-documents': enSupplierDocuments,
      ...enBooks,
      ...enPrices,
      supply: enSupply,
    },
  },
  ar: {
    ra: reactAdmin,
    ...catalogWords,
    ...featureWords,
    ...filterWords,
    shop: {
      ...shop(arScreens),
      ...arConversation,
      ...arWork,
      ...arCredit,
      ...arHistory,
      ...arLists,
      ...arWriting,
      palette: arPalette,
      security: arSecurity satisfies Translated<typeof enSecurity>,
      staff: arStaff satisfies Translated<typeof enStaff>,
    },
    resources: {
      ...arDocuments,
      ...arRecords,
      ...arReceipts,
      'e-invoicing': arEInvoicing,
      'e-invoice-deliveries': arDeliveries,
      read_e_invoice: arEInvoiceReading,
      ...arEmails,
      ...arReminders,
      ...arCompanies,
      ...arSettings,
      'supplier-documents': arSupplierDocuments,
      ...arBooks,
      ...arPrices,
      supply: arSupply,
    },
  },
} satisfies Record<Language, TranslationMessages>;

/** Refusals by code or rule. The API itself speaks English. */
export const refusals: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, ar: arRefusals };
