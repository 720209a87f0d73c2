import { categories as categoriesAr, products as productsAr } from '../i18n/ar/catalogue';
import { common as commonAr } from '../i18n/ar/common';
import { invoices as invoicesAr } from '../i18n/ar/invoices';
import { orders as ordersAr } from '../i18n/ar/orders';
import { payments as paymentsAr } from '../i18n/ar/payments';
import { contact as contactAr, mail as mailAr, users as usersAr } from '../i18n/ar/people';
import { quotes as quotesAr } from '../i18n/ar/quotes';
import { categories, products } from '../i18n/en/catalogue';
import { common } from '../i18n/en/common';
import { invoices } from '../i18n/en/invoices';
import { orders } from '../i18n/en/orders';
import { payments } from '../i18n/en/payments';
import { contact, mail, users } from '../i18n/en/people';
import { quotes } from '../i18n/en/quotes';
import type { Language } from '@shop/contract/languages';
import type { Translate } from './outline';

const messages: Record<Language, object> = {
  en: { shop: common, resources: { quotes, orders, invoices, payments, users, products, categories, contact, mail } },
  ar: {
    shop: commonAr,
    resources: {
      quotes: quotesAr,
      orders: ordersAr,
      invoices: invoicesAr,
      payments: paymentsAr,
      users: usersAr,
      products: productsAr,
      categories: categoriesAr,
      contact: contactAr,
      mail: mailAr,
    },
  },
};

const flat = (texts: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${prefix}${name}`, value]];
    return typeof value === 'object' && value !== null ? flat(value, `${prefix}${name}.`) : [];
  });

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The texts of a language by their keys, without the library that speaks for the rest of the application. */
export const translatorOf = (language: Language): Translate => {
  const texts = new Map(flat(messages[language]));
  return (key, options = {}) =>
    (texts.get(key) ?? key).replaceAll(/%\{(\w+)\}/g, (_all, name: string) => wordOf(options[name]));
};
