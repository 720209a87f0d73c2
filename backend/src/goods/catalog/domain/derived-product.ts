import { naturalKey, sizeKey } from './natural-key.js';
import type { ProductType } from '@shop/contract/catalog';
import { arabicName, termIn } from '@shop/contract/names';
import { catalogWords } from '@shop/contract/words/ar/catalog';

export interface NameParts {
  readonly size: string;
  readonly variant: string;
  readonly color: string;
  readonly code: string;
}

/** Makes a product's name from its category and the attributes that distinguish it; missing attributes are omitted. */
export function productName(categoryName: string, { size, variant, color, code }: NameParts): string {
  return [categoryName, size, variant, color, code].filter((part) => part !== '').join(' ');
}

const arabicWord = (word: string) => termIn(word, (key) => catalogWords[key]);

interface NamedProduct extends NameParts {
  /** Entered by staff, or empty. */
  readonly nameAr: string;
  readonly category: { readonly displayName: string; readonly displayNameAr: string };
}

/** The name of a product in the Arabic shop; empty if neither it nor its category has an Arabic name. */
export function arabicProductName(product: NamedProduct): string {
  const { nameAr, category } = product;
  const isNamed = nameAr !== '' || category.displayNameAr !== '' || arabicWord(category.displayName) !== undefined;
  return isNamed ? arabicName(product, (word) => arabicWord(word) ?? word) : '';
}

interface CategoryFacts<Id> {
  readonly _id: Id;
  readonly name: string;
  readonly displayName: string;
  readonly displayNameAr: string;
  readonly productType: ProductType;
  readonly position: number;
  readonly isActive: boolean;
}

/** The fields of its category that a product copies, so that a page of the shop needs one read. */
export interface CategoryRef<Id> {
  readonly _id: Id;
  readonly name: string;
  readonly displayName: string;
  readonly displayNameAr: string;
  readonly isActive: boolean;
}

export interface DerivedProduct<Id> {
  readonly productType: ProductType;
  readonly category: CategoryRef<Id>;
  readonly name: string;
  /** The searched text: name, also the generated one, and SKU in lower case. */
  readonly searchText: string;
  /** Sort key among all sizes. */
  readonly sizeKey: string;
  /** Sort key in the shop: by category, then size, variant, colour and code. */
  readonly listKey: string;
}

/** Computes the fields of a product that depend on its other fields and its category. */
export function deriveProduct<Id>(
  product: NameParts & { readonly sku: string; readonly nameEn?: string },
  category: CategoryFacts<Id>,
): DerivedProduct<Id> {
  const { _id, displayName, displayNameAr, isActive } = category;
  const generated = productName(displayName, product);
  const name = product.nameEn || generated;
  const size = sizeKey(product.size);
  const place = [String(category.position).padStart(7, '0'), category.name.toLowerCase(), size];
  const rest = [product.variant, product.color, product.code].map(naturalKey);
  return {
    productType: category.productType,
    category: { _id, name: category.name, displayName, isActive, displayNameAr },
    name,
    searchText: `${product.nameEn ? `${name} ` : ''}${generated} ${product.sku}`.toLowerCase(),
    sizeKey: size,
    listKey: [...place, ...rest].join('|'),
  };
}
