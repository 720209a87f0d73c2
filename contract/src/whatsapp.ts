import { startOfDubaiDay } from './dubai-day.js';
import { type Language, LANGUAGES } from './languages.js';
import { westernDigits } from './numbers.js';

export interface SharedQuote {
  readonly number: string;
  /** Name of the shop. */
  readonly shop: string;
  /** The link to the quote. */
  readonly url: string;
  /** The last day of the offer in the words of the language; null: it has none. */
  readonly until: string | null;
}

/** The words before the link. */
const QUOTE_WORDS: Readonly<Record<Language, (quote: SharedQuote) => string>> = {
  en: ({ number, shop, until }) => `Quote ${number} of ${shop}${until === null ? '' : `, valid until ${until}`}:`,
  ar: ({ number, shop, until }) => `عرض السعر ${number} من ${shop}${until === null ? '' : `، صالح حتى ${until}`}:`,
};

/** The digits by which WhatsApp knows a number; one without a country is of the UAE. */
const whatsAppDigits = (phone: string): string =>
  westernDigits(phone).replace(/\D/g, '').replace(/^00/, '').replace(/^0/, '971');

/** The address of a chat. @param phone empty: WhatsApp asks to whom it goes @param text that it begins with */
export function whatsAppLink(phone: string, text = ''): string {
  const chat = `https://wa.me/${whatsAppDigits(phone)}`;
  return text === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/**
 * The words with which a quote is shared.
 * @param until the last day of the offer in Dubai, as `2026-11-21`; null: it has none
 */
export function quoteMessage(quote: SharedQuote, language: Language): string {
  const until = quote.until === null ? null : dayInWords(quote.until, language);
  return [QUOTE_WORDS[language]({ ...quote, until }), quote.url].join('\n');
}

function dayInWords(day: string, language: Language): string {
  const form = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Dubai' } as const;
  return new Intl.DateTimeFormat(LANGUAGES[language].locale.shop, form).format(startOfDubaiDay(day));
}
