import { type FilterKey, type ProductType } from '@shop/contract/catalog';
import type { Fils } from '@shop/contract/money';

/** A group of the shop's attribute filter: a field of the product, and every value that its products have. */
export interface SeedFilter {
  readonly Key: FilterKey;
  readonly displayName: string;
  readonly values: readonly string[];
  readonly order: number;
}

export interface SeedCategory {
  /** Slug; products name their category by it. */
  readonly name: string;
  readonly displayName: string;
  readonly productType: ProductType;
  readonly description: string;
  readonly position: number;
  readonly isActive: boolean;
  /** URL path of the picture. */
  readonly image: string;
  readonly filters: readonly SeedFilter[];
}

/** A product as a category lists it; the other fields follow by rule. */
export interface ProductDraft {
  readonly size: string;
  /** Empty if the product has none. */
  readonly variant: string;
  readonly color: string;
  readonly code: string;
  /** Comma-separated. */
  readonly displaySpecs: string;
  /** Machines that it fits, comma-separated; missing for any. */
  readonly machines?: string;
  readonly sort: string;
  readonly quality: 'A++' | 'A' | 'B';
  readonly moq: number;
  readonly origin: string;
  readonly priceFils: Fils;
  readonly unit: string;
  readonly description: string;
}

export interface SeedProduct extends Omit<ProductDraft, 'priceFils'> {
  readonly nameEn: string;
  readonly nameAr: string;
  /** Name of the category. */
  readonly category: string;
  readonly stock: number;
  readonly isAvailable: boolean;
  readonly isActive: boolean;
  readonly storageLocation: string;
  /** Code of the customs tariff. */
  readonly hsCode: string;
  /** AED, at most two decimals. */
  readonly price: number;
  /** AED excl. VAT, or null if not entered yet. */
  readonly costPrice: number | null;
  /** URL paths; the first is the studio picture, the second the drawing with measures. */
  readonly images: readonly string[];
}

/** A category as listed here: its filters and picture are derived from its products. */
export interface CategoryPlan {
  readonly category: Omit<SeedCategory, 'filters' | 'image' | 'position' | 'isActive'>;
  /** The product fields to filter by, in the order of the panel; one with a single value is omitted. */
  readonly filterKeys: readonly FilterKey[];
  /** Letter of the warehouse aisle. */
  readonly aisle: string;
  /** Usual stock, in units: from, to. */
  readonly stock: readonly [number, number];
  readonly products: readonly ProductDraft[];
}
