import { demoCatalog } from '../../../seeds/catalog/demo-catalog.js';
import { productName } from '../../../src/goods/catalog/domain/derived-product.js';
import { SearchIndex } from '../../../src/goods/catalog/search/search-index.js';
import type { SearchedProduct } from '../../../src/goods/catalog/search/searched-fields.js';
import { FIRST_SYNONYMS, Synonyms } from '../../../src/goods/catalog/search/synonyms.js';

const PREFIXES = { Ribbon: 'RIB', 'Creasing Matrix': 'CRM', 'Double Face Tape': 'DFT', Rubber: 'RUB' } as const;

/** A search over the demo catalog with the synonyms of a new shop, without a server. */
export function demoSearch() {
  const catalog = demoCatalog();
  const categories = new Map(catalog.categories.map((category) => [category.name, category]));
  const made = new Map<string, number>();
  const products = catalog.products.map((product, row) => {
    const category = categories.get(product.category);
    if (category === undefined) throw new Error(`There is no category ${product.category}`);
    const { name, displayName, productType } = category;
    const number = (made.get(productType) ?? 0) + 1;
    made.set(productType, number);
    return {
      ...product,
      machines: product.machines ?? '',
      _id: String(row),
      sku: `${PREFIXES[productType]}-${String(number).padStart(5, '0')}`,
      name: productName(displayName, product),
      productType,
      category: { _id: name, name, displayName, displayNameAr: '' },
    } as unknown as SearchedProduct & { readonly nameEn: string };
  });
  const index = new SearchIndex(
    // Own names are searched; the generated ones, which are returned, say more briefly what was found.
    products.map((product) => ({ product: { ...product, name: product.nameEn } })),
    new Synonyms(FIRST_SYNONYMS),
  );
  const productsAt = (rows: readonly number[]) => rows.flatMap((row) => products[row] ?? []);
  return { index, products, productsAt };
}
