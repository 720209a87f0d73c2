import { startOfDubaiDay } from './dubai-day.js';
import { type Language, LANGUAGES } from './languages.js';
import { westernDigits } from './numbers.js';
import { type SharedQuote, sharing as en } from './sharing.js';
import { sharing as ar } from './words/ar/sharing.js';

const TEXTS = { en, ar } satisfies Record<Language, typeof en>;

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
  return TEXTS[language].quote({ ...quote, until });
}

function dayInWords(day: string, language: Language): string {
  const form = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Dubai' } as const;
  return new Intl.DateTimeFormat(LANGUAGES[language].locale.shop, form).format(startOfDubaiDay(day));
}
