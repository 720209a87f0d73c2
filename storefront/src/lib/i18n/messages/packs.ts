import type { Language } from '@shop/contract/languages';
import type { TextLoaders } from './texts';

const nothing = () => Promise.resolve({});

/** Each pack is a file of its own in each language: a visit fetches those of its language and its pages alone. */
export const loadersOf: Readonly<Record<Language, TextLoaders>> = {
  en: {
    account: async () => (await import('./en/account')).accountMessages,
    admin: async () => (await import('./en/admin')).adminMessages,
    app: async () => (await import('./en/app')).appMessages,
    cart: async () => (await import('./en/cart')).cartMessages,
    catalog: async () => (await import('./en/catalog')).catalogMessages,
    contact: async () => (await import('./en/contact')).contactMessages,
    home: async () => (await import('./en/home')).homeMessages,
    product: async () => (await import('./en/product')).productMessages,
    search: async () => (await import('./en/search')).searchMessages,
    session: async () => (await import('./en/session')).sessionMessages,
    // The catalogue and the server speak English themselves.
    words: nothing,
    errors: nothing,
  },
  ar: {
    account: async () => (await import('./ar/account')).accountMessages,
    admin: async () => (await import('./ar/admin')).adminMessages,
    app: async () => (await import('./ar/app')).appMessages,
    cart: async () => (await import('./ar/cart')).cartMessages,
    catalog: async () => (await import('./ar/catalog')).catalogMessages,
    contact: async () => (await import('./ar/contact')).contactMessages,
    home: async () => (await import('./ar/home')).homeMessages,
    product: async () => (await import('./ar/product')).productMessages,
    search: async () => (await import('./ar/search')).searchMessages,
    session: async () => (await import('./ar/session')).sessionMessages,
    words: async () => (await import('@shop/contract/words/ar/catalog')).catalogWords,
    errors: async () => (await import('./ar/errors')).errors,
  },
};
