import { createContext, useContext } from 'react';
import { visit, type I18n } from './i18n';

export const I18nContext = createContext<I18n>(visit);

/** Texts and formats in the language of the visit. */
export const useI18n = (): I18n => useContext(I18nContext);
