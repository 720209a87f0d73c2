import { inEachLanguage, type Language, LANGUAGES } from '@shop/contract/languages';

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Dubai' } as const;

/** One formatter for each language, made once: to construct one takes longer than a day. */
function formatted(options: Intl.DateTimeFormatOptions): (language: Language) => (instant: Date) => string {
  const days = inEachLanguage((language) => new Intl.DateTimeFormat(LANGUAGES[language].locale, options));
  return (language) => (instant) => days[language].format(instant);
}

/** Writes days in Dubai: '21 November 2026'. */
export const longDayOf = formatted(DAY);

/** Writes months in Dubai: 'November 2026'. */
export const monthOf = formatted({ month: 'long', year: 'numeric', timeZone: 'Asia/Dubai' });

/** Writes days in Dubai for a column of a table: '21 Nov 2026'. */
export const shortDayOf = formatted({ ...DAY, month: 'short' });
