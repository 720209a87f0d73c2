import type { Message } from '@shop/contract/message';
import type { messages as account } from './en/account';
import type { messages as app } from './en/app';
import type { messages as card } from './en/card';
import type { messages as buying } from './en/buying';
import type { messages as cart } from './en/cart';
import type { messages as catalog } from './en/catalog';
import type { messages as contact } from './en/contact';
import type { messages as home } from './en/home';
import type { messages as offer } from './en/offer';
import type { messages as ordering } from './en/ordering';
import type { messages as product } from './en/product';
import type { messages as purchase } from './en/purchase';
import type { messages as results } from './en/results';
import type { messages as session } from './en/session';
import type { messages as team } from './en/team';
import type { messages as vat } from './en/vat';

/** The texts by pack: `app` is the frame of every page, the others are loaded with the pages that need them. */
interface EnglishPacks {
  account: typeof account;
  app: typeof app;
  card: typeof card;
  buying: typeof buying;
  cart: typeof cart;
  catalog: typeof catalog;
  contact: typeof contact;
  home: typeof home;
  offer: typeof offer;
  ordering: typeof ordering;
  product: typeof product;
  purchase: typeof purchase;
  results: typeof results;
  session: typeof session;
  team: typeof team;
  vat: typeof vat;
}

type Merged<Union> = (Union extends unknown ? (pack: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Every text of the shop by key, in English: all languages must have the same keys. */
export type English = Merged<EnglishPacks[keyof EnglishPacks]>;

/** `words` and `features` translate the words of the catalog, `errors` the refusals of the server: English needs neither. */
export type TextPack = keyof EnglishPacks | 'words' | 'features' | 'errors';

export type Dictionary = Readonly<Record<string, Message>>;

/**
 * The type of a pack in a language with these plural forms: each text of the English pack, and all forms of plural
 * texts.
 */
type Translated<Pack, Forms extends Intl.LDMLPluralRule> = {
  readonly [Key in keyof Pack]: Pack[Key] extends string ? string : Readonly<Record<Forms, string>>;
};

/** Arabic has all plural forms. */
export type InArabic<Pack> = Translated<Pack, Intl.LDMLPluralRule>;
