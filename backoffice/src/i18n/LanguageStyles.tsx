import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { LANGUAGES } from '@shop/contract/languages';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';
import { useLanguage } from './language';

/** The styles of each direction. Those from right to left are mirrored: left becomes right. */
const caches = {
  ltr: createCache({ key: 'css', prepend: true }),
  rtl: createCache({ key: 'rtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] }),
};

/** Gives the page the styles of its language's direction. */
export const LanguageStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={caches[LANGUAGES[useLanguage()].direction]}>{children}</CacheProvider>
);
