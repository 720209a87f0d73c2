import type { accountMessages } from './en/account';
import type { appMessages } from './en/app';
import type { cartMessages } from './en/cart';
import type { catalogMessages } from './en/catalog';
import type { contactMessages } from './en/contact';
import type { homeMessages } from './en/home';
import type { sessionMessages } from './en/session';

/** Every text of the shop, by key, as English has it: the measure for all languages. */
export type English = typeof accountMessages &
  typeof appMessages &
  typeof cartMessages &
  typeof catalogMessages &
  typeof contactMessages &
  typeof homeMessages &
  typeof sessionMessages;

/** The texts that pages bring along; those of the frame around them are always there. */
export const englishTexts = {
  account: async () => (await import('./en/account')).accountMessages,
  cart: async () => (await import('./en/cart')).cartMessages,
  catalog: async () => (await import('./en/catalog')).catalogMessages,
  contact: async () => (await import('./en/contact')).contactMessages,
  home: async () => (await import('./en/home')).homeMessages,
  session: async () => (await import('./en/session')).sessionMessages,
};

export type TextPack = keyof typeof englishTexts;
