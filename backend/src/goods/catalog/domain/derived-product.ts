import { naturalKey, sizeKey } from './natural-key.js';
import type { ProductType } from '@shop/contract/catalog';

export interface NameParts {
  readonly size: string;
  readonly variant: string;
  readonly color: string;
  readonly code: string;
}

/** A product is called after its category and what tells it from its siblings; parts that it lacks are left out. */
export function productName(categoryName: string, { size, variant, color, code }: NameParts): string {
  return [categoryName, size, variant, color, code].filter((part) => part !== '').join(' ');
}

interface CategoryFacts<Id> {
  readonly _id: Id;
  readonly name: string;
  readonly displayName: string;
  readonly productType: ProductType;
  readonly position: number;
  readonly isActive: boolean;
}

/** The fields of its category that a product copies, so that a page of the shop is one read. */
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
  /** The text that searches look at: name and SKU in lower case. */
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
