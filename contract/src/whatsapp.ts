import { startOfDubaiDay } from './dubai-day.js';
import { type Language, LANGUAGES } from './languages.js';
import { westernDigits } from './numbers.js';
import type { LinkedDocument } from './document-links.js';

export interface SharedQuote {
  readonly number: string;
  /** Name of the shop. */
  readonly shop: string;
  /** The link to the quote. */
  readonly url: string;
  /** The last day of the offer, formatted for the language; null if it has none. */
  readonly until: string | null;
}

/** The text before the link. */
const QUOTE_WORDS: Readonly<Record<Language, (quote: SharedQuote) => string>> = {
  en: ({ number, shop, until }) => `Quote ${number} from ${shop}${until === null ? '' : `, valid until ${until}`}:`,
  ar: ({ number, shop, until }) => `عرض السعر ${number} من ${shop}${until === null ? '' : `، صالح حتى ${until}`}:`,
};

export interface SharedDocument extends Pick<SharedQuote, 'shop' | 'url'> {
  readonly kind: LinkedDocument;
  /** Its number, or the days of a statement. */
  readonly name: string;
}

const DOCUMENT_WORDS: Readonly<Record<Language, Readonly<Record<LinkedDocument, string>>>> = {
  en: { invoice: 'Invoice', receipt: 'Receipt', statement: 'Statement of account' },
  ar: { invoice: 'الفاتورة', receipt: 'سند القبض', statement: 'كشف الحساب' },
};

const FROM: Readonly<Record<Language, string>> = { en: 'from', ar: 'من' };

/** The text for sharing a document. */
export function documentMessage({ kind, name, shop, url }: SharedDocument, language: Language): string {
  return `${DOCUMENT_WORDS[language][kind]} ${name} ${FROM[language]} ${shop}:\n${url}`;
}

/** The digits of a number for WhatsApp; a number without a country code belongs to the UAE. */
const whatsAppDigits = (phone: string): string =>
  westernDigits(phone).replace(/\D/g, '').replace(/^00/, '').replace(/^0/, '971');

/**
 * The address of a chat. @param phone empty to let the user select a recipient in WhatsApp @param text at the beginning of
 * the chat
 */
export function whatsAppLink(phone: string, text = ''): string {
  const chat = `https://wa.me/${whatsAppDigits(phone)}`;
  return text === '' ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

/**
 * The text for sharing a quote.
 * @param until the last day of the offer in Dubai, as `2026-11-21`; null if it has none
 */
export function quoteMessage(quote: SharedQuote, language: Language): string {
  const until = quote.until === null ? null : dayInWords(quote.until, language);
  return [QUOTE_WORDS[language]({ ...quote, until }), quote.url].join('\n');
}

function dayInWords(day: string, language: Language): string {
  const form = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Dubai' } as const;
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, form).format(startOfDubaiDay(day));
}
