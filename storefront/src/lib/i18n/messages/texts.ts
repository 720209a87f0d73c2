import type { Message, PluralMessage } from '../translate';
import type { accountMessages } from './en/account';
import type { appMessages } from './en/app';
import type { cartMessages } from './en/cart';
import type { catalogMessages } from './en/catalog';
import type { contactMessages } from './en/contact';
import type { homeMessages } from './en/home';
import type { searchMessages } from './en/search';
import type { sessionMessages } from './en/session';

/** The texts by pack: `app` is the frame that stands on every page, the others come with the pages that need them. */
interface EnglishPacks {
  account: typeof accountMessages;
  app: typeof appMessages;
  cart: typeof cartMessages;
  catalog: typeof catalogMessages;
  contact: typeof contactMessages;
  home: typeof homeMessages;
  search: typeof searchMessages;
  session: typeof sessionMessages;
}

/** Every text of the shop, by key, as English has it: the measure for all languages. */
export type English = EnglishPacks['account'] &
  EnglishPacks['app'] &
  EnglishPacks['cart'] &
  EnglishPacks['catalog'] &
  EnglishPacks['contact'] &
  EnglishPacks['home'] &
  EnglishPacks['search'] &
  EnglishPacks['session'];

/** `words` are those of the catalogue and of the server, which speak English themselves. */
export type TextPack = keyof EnglishPacks | 'words';

type Dictionary = Readonly<Record<string, Message>>;
export type TextLoaders = Readonly<Record<TextPack, () => Promise<Dictionary>>>;

/** The plural forms of Arabic, all of which a text that counts has to have. */
type ArabicPlural = Required<PluralMessage>;

/** What an Arabic pack has to hold: each text of the English one, and all forms of those that count. */
export type InArabic<Pack> = { readonly [Key in keyof Pack]: Pack[Key] extends string ? string : ArabicPlural };
