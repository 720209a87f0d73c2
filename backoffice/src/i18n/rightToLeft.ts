import '@fontsource-variable/cairo';
import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Writes every style the other way round: left becomes right. */
export const rightToLeft = createCache({ key: 'rtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] });
