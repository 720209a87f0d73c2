import type { I18n } from '../../lib/i18n/i18n';

/** The stored name of a cart's list, in all languages. */
export const CART_LIST_NAME = 'My cart';

/** The displayed name of a list; the cart's is translated. */
export const nameOfList = (name: string, { t }: Pick<I18n, 't'>): string =>
  name === CART_LIST_NAME ? t('lists.myCart') : name;
