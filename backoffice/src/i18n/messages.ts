import type { Language } from '@shop/contract/languages';
import { catalogWords } from '@shop/contract/words/ar/catalog';
import { featureWords, filterWords } from '@shop/contract/words/ar/features';
import { refusals as arRefusals } from '@shop/contract/words/ar/refusals';
import englishReactAdmin from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import * as arDocuments from './ar/documents';
import { reactAdmin } from './ar/reactAdmin';
import * as arRecords from './ar/records';
import * as arScreens from './ar/screens';
import * as arSettings from './ar/settings';
import * as arStandard from './ar/standard';
import * as enDocuments from './en/documents';
import * as enRecords from './en/records';
import * as enScreens from './en/screens';
import * as enSettings from './en/settings';
import * as enStandard from './en/standard';
import { type Standard, withStandardTexts } from './standardTexts';
import type { Translated } from './words';

interface WordFiles {
  readonly documents: typeof enDocuments;
  readonly records: typeof enRecords;
  readonly screens: typeof enScreens;
  readonly settings: typeof enSettings;
}

const textsOf = ({ documents, records, screens, settings }: Translated<WordFiles>, standard: Standard) => {
  const { common, ...onScreens } = screens;
  const { books, ...papers } = documents;
  const { prices, ...rows } = records;
  const { history, security, staff, ...ofShop } = settings;
  return {
    shop: { ...common, ...onScreens, history, security, staff },
    resources: withStandardTexts({ ...papers, ...rows, ...ofShop, ...books, ...prices }, standard),
  };
};

/** English names of the catalog come from the API, and need no texts. */
export const messages = {
  en: {
    ...englishReactAdmin,
    ...textsOf(
      {
        documents: enDocuments,
        records: enRecords,
        screens: enScreens,
        settings: enSettings,
      },
      enStandard,
    ),
  },
  ar: {
    ra: reactAdmin,
    ...catalogWords,
    ...featureWords,
    ...filterWords,
    ...textsOf(
      {
        documents: arDocuments,
        records: arRecords,
        screens: arScreens,
        settings: arSettings,
      },
      arStandard,
    ),
  },
} satisfies Record<Language, TranslationMessages>;

/** Refusals by code or rule. The API itself uses English. */
export const refusals: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, ar: arRefusals };
