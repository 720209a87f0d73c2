import { withIsolates } from '@shop/contract/isolation';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import type { PageCategory, PageProduct } from '@shop/contract/pages';
import { arabicName, nameOfCategory } from '@shop/contract/names';
import type { I18n } from '../../lib/i18n/i18n';
import { keyFeatures } from './to-cart-item';

/** The name of a product in the visitor's language. */
export function productName(
  product: Omit<PageProduct, 'displaySpecs' | 'description' | 'descriptionAr'>,
  { language, term }: Pick<I18n, 'language' | 'term'>,
): string {
  return language === DEFAULT_LANGUAGE ? product.name : withIsolates(arabicName(product, term), language);
}

/** The name of a category in the visitor's language. */
export const categoryName = (category: PageCategory, { language, term }: Pick<I18n, 'language' | 'term'>): string =>
  nameOfCategory(category, language, term);

/** In English if staff have not described the product in Arabic. */
export const productDescription = (
  { description, descriptionAr }: Pick<PageProduct, 'description' | 'descriptionAr'>,
  { language }: Pick<I18n, 'language'>,
): string => withIsolates(language === 'ar' && descriptionAr ? descriptionAr : description, language);

/** The features of a product as one line, in the visitor's language. */
export const productFeatures = (displaySpecs: string, { t, term }: Pick<I18n, 't' | 'term'>): string =>
  keyFeatures(displaySpecs).map(term).join(t('app.comma'));
