import type { FilterKey, ProductType } from '@shop/contract/catalog';
import { type Fils, toAed } from '@shop/contract/money';
import { channelOf, lengthInMetres, widthInMm } from './measures.js';
import { creasingReels, creasingStrips } from './creasing-matrix.js';
import { doubleFaceTapes } from './double-face-tape.js';
import { ejectionRubbers } from './ejection-rubber.js';
import { hotStampingRibbon } from './hot-stamping-ribbon.js';
import { printersNames } from './names.js';
import { categoryPicture, productPictures } from './pictures.js';
import { satinRibbon } from './satin-ribbon.js';
import type { CategoryPlan, ProductDraft, SeedCategory, SeedFilter, SeedProduct } from './seed-catalog.types.js';
import { steadyNumber } from './steady-random.js';
import { thermalTransferRibbons } from './thermal-transfer-ribbon.js';

const DISPLAY_NAMES: Readonly<Record<FilterKey, string>> = {
  size: 'Size',
  variant: 'Length / Pack',
  color: 'Colour',
  code: 'Code',
  sort: 'Type',
  quality: 'Quality',
  origin: 'Origin',
  unit: 'Unit',
};

const QUALITIES = ['A++', 'A', 'B'];

/** By width; creasing channels by height first. */
function bySize(a: string, b: string): number {
  return (channelOf(a)?.height ?? 0) - (channelOf(b)?.height ?? 0) || widthInMm(a) - widthInMm(b);
}

const IN_ORDER: Partial<Readonly<Record<FilterKey, (a: string, b: string) => number>>> = {
  size: bySize,
  variant: (a, b) => (lengthInMetres(a) ?? 0) - (lengthInMetres(b) ?? 0),
  quality: (a, b) => QUALITIES.indexOf(a) - QUALITIES.indexOf(b),
};

function valuesOf(key: FilterKey, products: readonly ProductDraft[]): string[] {
  const values = [...new Set(products.map((product) => product[key]))].filter((value) => value !== '');
  const order = IN_ORDER[key];
  return order === undefined ? values : values.sort(order);
}

/** The filter groups of a category: for each key that distinguishes its products, the values that occur. */
function filtersOf(keys: readonly FilterKey[], products: readonly ProductDraft[]): SeedFilter[] {
  return keys
    .map((Key) => ({ Key, displayName: DISPLAY_NAMES[Key], values: valuesOf(Key, products) }))
    .filter(({ values }) => values.length > 1)
    .map((filter, index) => ({ ...filter, order: index + 1 }));
}

type State = Partial<Pick<SeedProduct, 'stock' | 'isAvailable' | 'isActive'>>;

/** Exceptions by product key: sold out, unavailable for now, or taken out of the range. */
export const EXCEPTIONS: Readonly<Record<string, State>> = {
  'hot-stamping-coding-ribbon|1-inch|100-yd|Purple|FC3': { stock: 0, isAvailable: false },
  'hot-stamping-coding-ribbon|1/2-inch|100-yd|Black|FC2': { isActive: false },
  'thermal-transfer-ribbon-wax|110-mm||Green|TW-100': { stock: 0 },
  'thermal-transfer-ribbon-resin|110-mm||Silver|TR-300': { stock: 3, isAvailable: false },
  'satin-date-coding-ribbon|1-inch|100-yd|Mint|SD-101': { stock: 0 },
  'satin-date-coding-ribbon|1/2-inch|35-yd|Gold|SD-050': { isActive: false },
  'creasing-matrix-strips|1.0x3.5-mm|50-pcs|Black|CMP-1035': { stock: 0, isAvailable: false },
  'creasing-matrix-reels|0.7x2.3-mm|50-m|Orange|CMR-0723': { stock: 1 },
  'double-face-foam-tape|12-mm|50-m|Black|EF-050': { stock: 0 },
  'ejection-rubber-sponge|10-mm|50-m|Blue|ER-35': { isAvailable: false },
};

/** Inked ribbons; articles of plastics; self-adhesive tape in rolls; articles of cellular rubber. */
const HS_CODES: Readonly<Record<ProductType, string>> = {
  Ribbon: '961210',
  'Creasing Matrix': '392690',
  'Double Face Tape': '391910',
  Rubber: '401610',
};

interface SeedCatalog {
  readonly categories: readonly SeedCategory[];
  readonly products: readonly SeedProduct[];
}

const PLANS: readonly CategoryPlan[] = [
  hotStampingRibbon,
  ...thermalTransferRibbons,
  satinRibbon,
  creasingStrips,
  creasingReels,
  ...doubleFaceTapes,
  ...ejectionRubbers,
];

/** The key that identifies a product; the plan of documents names products by it. */
export function productKey(product: Pick<SeedProduct, 'category' | 'size' | 'variant' | 'color' | 'code'>): string {
  return [product.category, product.size, product.variant, product.color, product.code].join('|');
}

/** The cost of one in eight is not known. The price holds 5 % of VAT, the cost does not. */
function costOf(key: string, priceFils: Fils): number | null {
  if (steadyNumber(`${key}/cost`, 1, 8) === 1) return null;
  return toAed(Math.round((priceFils * steadyNumber(`${key}/share`, 52, 74)) / 105));
}

function productOf(plan: CategoryPlan, { priceFils, ...draft }: ProductDraft): SeedProduct {
  const category = plan.category.name;
  const key = productKey({ category, ...draft });
  const shelf = [steadyNumber(`${key}/bay`, 1, 12), steadyNumber(`${key}/level`, 1, 4)];
  return {
    ...draft,
    ...printersNames(category, draft),
    category,
    stock: steadyNumber(key, ...plan.stock),
    isAvailable: true,
    isActive: true,
    storageLocation: `${plan.aisle}-${String(shelf[0]).padStart(2, '0')}-${shelf[1]}`,
    hsCode: HS_CODES[plan.category.productType],
    price: toAed(priceFils),
    costPrice: costOf(key, priceFils),
    images: productPictures(category, draft),
    ...EXCEPTIONS[key],
  };
}

function categoryOf(plan: CategoryPlan, index: number): SeedCategory {
  return {
    ...plan.category,
    position: index + 1,
    isActive: true,
    image: categoryPicture(plan.category.name),
    filters: filtersOf(plan.filterKeys, plan.products),
  };
}

/** The demo catalog: pure, and the same at every call. */
export function demoCatalog(): SeedCatalog {
  return {
    categories: PLANS.map(categoryOf),
    products: PLANS.flatMap((plan) => plan.products.map((draft) => productOf(plan, draft))),
  };
}
