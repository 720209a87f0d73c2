import { naturalKey, sizeKey } from './natural-key.js';
import { type NameParts, productName } from './product-name.js';
import type { ProductType } from '@shop/contract/catalog';

export interface CategoryFacts<Id> {
  readonly _id: Id;
  readonly name: string;
  readonly displayName: string;
  readonly productType: ProductType;
  readonly position: number;
  readonly isActive: boolean;
}

/** What a product keeps of its category, so that a page of the shop is one read. */
export interface CategoryRef<Id> {
  readonly _id: Id;
  readonly name: string;
  readonly displayName: string;
  readonly isActive: boolean;
}

export interface DerivedProduct<Id> {
  readonly productType: ProductType;
  readonly category: CategoryRef<Id>;
  readonly name: string;
  /** What a search looks at: name and SKU in lower case. */
  readonly searchText: string;
  /** Place among all sizes. */
  readonly sizeKey: string;
  /** Place in the shop: by category, then size, variant, colour and code. */
  readonly listKey: string;
}

/** Everything about a product that follows from its own fields and its category. */
export function deriveProduct<Id>(
  product: NameParts & { readonly sku: string },
  category: CategoryFacts<Id>,
): DerivedProduct<Id> {
  const { _id, displayName, isActive } = category;
  const name = productName(displayName, product);
  const size = sizeKey(product.size);
  const place = [String(category.position).padStart(7, '0'), category.name.toLowerCase(), size];
  const rest = [product.variant, product.color, product.code].map(naturalKey);
  return {
    productType: category.productType,
    category: { _id, name: category.name, displayName, isActive },
    name,
    searchText: `${name} ${product.sku}`.toLowerCase(),
    sizeKey: size,
    listKey: [...place, ...rest].join('|'),
  };
}
