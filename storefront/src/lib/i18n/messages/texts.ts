import type { Message, PluralMessage } from '../translate';
import type { accountMessages } from './en/account';
import type { adminMessages } from './en/admin';
import type { appMessages } from './en/app';
import type { cartMessages } from './en/cart';
import type { catalogMessages } from './en/catalog';
import type { contactMessages } from './en/contact';
import type { homeMessages } from './en/home';
import type { productMessages } from './en/product';
import type { searchMessages } from './en/search';
import type { sessionMessages } from './en/session';

/** The texts by pack: `app` is the frame that stands on every page, the others come with the pages that need them. */
interface EnglishPacks {
  account: typeof accountMessages;
  admin: typeof adminMessages;
  app: typeof appMessages;
  cart: typeof cartMessages;
  catalog: typeof catalogMessages;
  contact: typeof contactMessages;
  home: typeof homeMessages;
  product: typeof productMessages;
  search: typeof searchMessages;
  session: typeof sessionMessages;
}

/** Every text of the shop, by key, as English has it: the measure for all languages. */
export type English = EnglishPacks['account'] &
  EnglishPacks['admin'] &
  EnglishPacks['app'] &
  EnglishPacks['cart'] &
  EnglishPacks['catalog'] &
  EnglishPacks['contact'] &
  EnglishPacks['home'] &
  EnglishPacks['product'] &
  EnglishPacks['search'] &
  EnglishPacks['session'];

/** `words` are those of the catalogue, `errors` those of the server: they speak English themselves. */
export type TextPack = keyof EnglishPacks | 'words' | 'errors';

type Dictionary = Readonly<Record<string, Message>>;
export type TextLoaders = Readonly<Record<TextPack, () => Promise<Dictionary>>>;

/** The plural forms of Arabic, all of which a text that counts has to have. */
type ArabicPlural = Required<PluralMessage>;

/** What an Arabic pack has to hold: each text of the English one, and all forms of those that count. */
export type InArabic<Pack> = { readonly [Key in keyof Pack]: Pack[Key] extends string ? string : ArabicPlural };
