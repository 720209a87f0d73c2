import { withIsolates } from '@shop/contract/isolation';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import type { PageProduct } from '@shop/contract/pages';
import { translatedName } from '@shop/contract/names';
import type { I18n } from '../../lib/i18n/i18n';

/** The name of a product in the visitor's language: its English name, or the same made from the catalog's words. */
export function productName(
  product: Omit<PageProduct, 'displaySpecs' | 'description' | 'descriptionAr'>,
  { language, term }: Pick<I18n, 'language' | 'term'>,
): string {
  return language === DEFAULT_LANGUAGE ? product.name : translatedName(product, term);
}

/** In English if staff have not described the product in Arabic. */
export const productDescription = (
  { description, descriptionAr }: Pick<PageProduct, 'description' | 'descriptionAr'>,
  { language }: Pick<I18n, 'language'>,
): string => withIsolates(language === 'ar' && descriptionAr ? descriptionAr : description, language);
