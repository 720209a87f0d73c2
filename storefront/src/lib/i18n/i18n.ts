import { writtenMoney } from '@shop/contract/amounts';
import { LANGUAGES, type Language } from '@shop/contract/languages';
import { visitLanguage } from './language';
import { loadTexts } from './messages/load-texts';
import type { English, TextPack } from './messages/texts';
import { isolatedPart, withIsolates } from '@shop/contract/isolation';
import { fillMessage, type Message, type Params, type ParamValues } from '@shop/contract/message';
import { termIn } from '@shop/contract/names';

/** Business dates of the shop are those of Dubai, wherever the reader is. */
const timeZone = 'Asia/Dubai';

interface Formatters {
  /** 'AED 1,234.50' */
  money: (aed: number) => string;
  /** '1,234' */
  number: (value: number) => string;
  /** '5 Mar 2026', the day in Dubai of an ISO date. */
  date: (iso: string) => string;
  /** 'Ribbon A, Ribbon B, and Tape C' */
  list: (names: readonly string[]) => string;
}

function createFormatters(language: Language): Formatters {
  const locale = LANGUAGES[language].locale;
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    money: (aed) => writtenMoney(aed, language),
    number: (value) => number.format(value),
    date: (iso) => date.format(new Date(iso)),
    list: (names) => list.format(names),
  };
}

type MessageKey = keyof English;
/** Keys of the texts that take no parameters. */
export type PlainKey = { [Key in MessageKey]: [Params<English, Key>] extends [never] ? Key : never }[MessageKey];

/** Keys of the texts that may contain the value of their field. */
export type FieldKey = {
  [Key in MessageKey]: Exclude<Params<English, Key>, 'value'> extends never ? Key : never;
}[MessageKey];

type Args<Key extends MessageKey> = [Params<English, Key>] extends [never]
  ? []
  : [params: Readonly<Record<Params<English, Key>, string | number>>];

export interface I18n {
  readonly language: Language;
  readonly format: Formatters;
  t: <Key extends MessageKey>(key: Key, ...args: Args<Key>) => string;
  /** A value in the form for a sentence of the language. */
  inSentence: (value: string) => string;
  /**
   * A word of the catalog (a colour, a size, a feature) in the language of the visit; unchanged without a translation.
   */
  term: (word: string) => string;
  /** Loads the texts that a page needs, once; resolves when they can be used. */
  load: (packs: readonly TextPack[]) => Promise<void>;
}

/** A language: its formats, and its texts once they are loaded. */
export function createI18n(language: Language, fetchTexts = loadTexts): I18n {
  const plural = new Intl.PluralRules(LANGUAGES[language].locale);
  const format = createFormatters(language);
  const texts = new Map<string, Message>();
  const loaded = new Map<TextPack, Promise<void>>();
  // Names, codes and addresses are mostly Latin: without isolation, a right-to-left sentence would reorder their parts.
  const inSentence = (value: string) => isolatedPart(value, language);
  const plain = (key: string) => {
    const text = texts.get(key);
    return typeof text === 'string' ? text : undefined;
  };

  const loadPack = async (pack: TextPack) => {
    for (const [key, message] of Object.entries(await fetchTexts(language, pack))) texts.set(key, message);
  };
  const loadOnce = (pack: TextPack): Promise<void> => {
    const known = loaded.get(pack);
    if (known) return known;
    const loading = loadPack(pack);
    loaded.set(pack, loading);
    loading.catch(() => loaded.delete(pack));
    return loading;
  };
  return {
    language,
    format,
    inSentence,
    t: (key, ...args) => {
      const params: ParamValues = args[0] ?? {};
      return fillMessage(texts.get(key) ?? key, params, plural, { number: format.number, text: inSentence });
    },
    term: (word) => withIsolates(termIn(word, plain) ?? word, language),
    load: async (packs) => void (await Promise.all(packs.map(loadOnce))),
  };
}

/** Texts and formats of this visit. Another language loads the page again. */
export const visit = createI18n(visitLanguage());
