/** Business dates of the shop are those of Dubai, wherever the reader is. */
const timeZone = 'Asia/Dubai';

export interface Formatters {
  /** 'AED 1,234.50' */
  money: (aed: number) => string;
  /** '1,234' */
  number: (value: number) => string;
  /** '5 Mar 2026', the day in Dubai of an ISO date. */
  date: (iso: string) => string;
}

/** `currencyDisplay` says how the locale writes the dirham: as its code or as its sign. */
export function createFormatters(locale: string, currencyDisplay: 'code' | 'symbol' = 'code'): Formatters {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'AED',
    currencyDisplay,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
  return {
    money: (aed) => money.format(aed),
    number: (value) => number.format(value),
    date: (iso) => date.format(new Date(iso)),
  };
}
