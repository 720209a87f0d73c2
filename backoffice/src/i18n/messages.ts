import type { Language } from '@shop/contract/languages';
import { catalogWords } from '@shop/contract/words/ar/catalog';
import { featureWords } from '@shop/contract/words/ar/features';
import { filterWords } from '@shop/contract/words/ar/filters';
import { refusals as arRefusals } from '@shop/contract/words/ar/refusals';
import englishReactAdmin from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { books as arBooks } from './ar/books';
import * as arCompanies from './ar/companies';
import * as arDocuments from './ar/documents';
import { reactAdmin } from './ar/reactAdmin';
import * as arEInvoices from './ar/eInvoices';
import * as arEmails from './ar/emails';
import { prices as arPrices } from './ar/prices';
import * as arRecords from './ar/records';
import * as arScreens from './ar/screens';
import * as arSettings from './ar/settings';
import { history as arHistory, security as arSecurity, staff as arStaff } from './ar/staff';
import * as arWork from './ar/work';
import { books as enBooks } from './en/books';
import * as enCompanies from './en/companies';
import * as enDocuments from './en/documents';
import * as enEInvoices from './en/eInvoices';
import * as enEmails from './en/emails';
import { prices as enPrices } from './en/prices';
import * as enRecords from './en/records';
import * as enScreens from './en/screens';
import * as enSettings from './en/settings';
import { history as enHistory, security as enSecurity, staff as enStaff } from './en/staff';
import * as enWork from './en/work';
import type { Translated } from './words';

const shop = ({ common, ...screens }: Translated<typeof enScreens>) => ({ ...common, ...screens });

/** English names of the catalog are those of the API, and need no texts. */
export const messages = {
  en: {
    ...englishReactAdmin,
    shop: {
      ...shop(enScreens),
      ...enWork,
      history: enHistory,
      security: enSecurity,
      staff: enStaff,
    },
    resources: {
      ...enDocuments,
      ...enRecords,
      ...enEInvoices,
      ...enEmails,
      ...enCompanies,
      ...enSettings,
      ...enBooks,
      ...enPrices,
    },
  },
  ar: {
    ra: reactAdmin,
    ...catalogWords,
    ...featureWords,
    ...filterWords,
    shop: {
      ...shop(arScreens),
      ...arWork,
      history: arHistory,
      security: arSecurity satisfies Translated<typeof enSecurity>,
      staff: arStaff satisfies Translated<typeof enStaff>,
    },
    resources: {
      ...arDocuments,
      ...arRecords,
      ...arEInvoices,
      ...arEmails,
      ...arCompanies,
      ...arSettings,
      ...arBooks,
      ...arPrices,
    },
  },
} satisfies Record<Language, TranslationMessages>;

/** Refusals by code or rule. The API itself speaks English. */
export const refusals: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, ar: arRefusals };
