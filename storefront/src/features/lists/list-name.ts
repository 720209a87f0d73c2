import type { I18n } from '../../lib/i18n/i18n';

/** The name under which the shop keeps the list of a cart, in whatever language it was saved. */
export const CART_LIST_NAME = 'My cart';

/** A list by its name; that of the cart is called in the language of the visit. */
export const nameOfList = (name: string, { t }: Pick<I18n, 't'>): string =>
  name === CART_LIST_NAME ? t('lists.myCart') : name;
