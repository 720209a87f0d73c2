import { localeOf } from './i18n/language';

const long: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric', timeZone: 'UTC' };
const short: Intl.DateTimeFormatOptions = { month: 'short', timeZone: 'UTC' };

/** A month for reading, in the language of the page: November 2026, in short Nov. @param month as 2026-11 */
export const formatMonth = (month: string, inShort = false): string =>
  new Intl.DateTimeFormat(localeOf(), inShort ? short : long).format(new Date(`${month}-01T00:00:00Z`));
