import { createFormatters, type Formatters } from './format';
import { appMessages } from './messages/en/app';
import { englishTexts, type English, type TextPack } from './messages/english';
import { fillMessage, type Message, type Params, type ParamValues } from './translate';

export type MessageKey = keyof English;
/** Keys of the texts that take no parameters. */
export type PlainKey = { [Key in MessageKey]: [Params<English, Key>] extends [never] ? Key : never }[MessageKey];

/** Texts of one language by key. */
export type Dictionary = Readonly<Partial<Record<MessageKey, Message>>>;

type Args<Key extends MessageKey> = [Params<English, Key>] extends [never]
  ? []
  : [params: Readonly<Record<Params<English, Key>, string | number>>];

export interface I18n {
  readonly locale: string;
  readonly format: Formatters;
  t: <Key extends MessageKey>(key: Key, ...args: Args<Key>) => string;
  /** Fetches the texts that a page needs, once; resolves when they can be used. */
  load: (packs: readonly TextPack[]) => Promise<void>;
}

type Loaders = Readonly<Record<TextPack, () => Promise<Dictionary>>>;

/** A language: the texts of the page's frame, and how to fetch those of the pages. */
export function createI18n(locale: string, frame: Dictionary, loaders: Loaders): I18n {
  const plural = new Intl.PluralRules(locale);
  const format = createFormatters(locale);
  const texts = new Map<string, Message>(Object.entries(frame));
  const loaded = new Map<TextPack, Promise<void>>();

  const loadPack = async (pack: TextPack) => {
    for (const [key, message] of Object.entries(await loaders[pack]())) texts.set(key, message);
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
    locale,
    format,
    t: (key, ...args) => {
      const params: ParamValues = args[0] ?? {};
      return fillMessage(texts.get(key) ?? key, params, plural, format.number);
    },
    load: async (packs) => void (await Promise.all(packs.map(loadOnce))),
  };
}

export const english = createI18n('en-AE', appMessages, englishTexts);
