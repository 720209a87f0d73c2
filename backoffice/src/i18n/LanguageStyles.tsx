import { CacheProvider } from '@emotion/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { stylesOf } from './direction';
import type { Language } from '@shop/contract/languages';
import { currentLanguage, onLanguage } from './language';

export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage);

/** Styles run in the direction of the language. */
export const LanguageStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={stylesOf(useLanguage())}>{children}</CacheProvider>
);
