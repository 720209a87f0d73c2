import { toAed } from '@shop/contract/money';
import { creasingReels, creasingStrips } from './creasing-matrix.js';
import { doubleFaceTapes } from './double-face-tape.js';
import { ejectionRubbers } from './ejection-rubber.js';
import { EXCEPTIONS } from './exceptions.js';
import { filtersOf } from './filters.js';
import { hotStampingRibbon } from './hot-stamping-ribbon.js';
import { satinRibbon } from './satin-ribbon.js';
import type { CategoryPlan, ProductDraft, SeedCategory, SeedProduct } from './seed-catalog.types.js';
import { steadyNumber } from './steady-random.js';
import { thermalTransferRibbons } from './thermal-transfer-ribbon.js';
import { drawCategoryPicture, drawHomePicture } from '../pictures/group-picture.js';
import { drawDetailPicture, drawProductPicture } from '../pictures/product-picture.js';
import type { PictureSpec } from '../pictures/picture-spec.js';
import type { Picture } from '../pictures/svg.js';

/** Where the drawn pictures are served. */
export const PICTURE_PATH = '/media/';

export interface SeedCatalog {
  readonly categories: readonly SeedCategory[];
  readonly products: readonly SeedProduct[];
  /** Every file that the catalog names, and those of the home page's tiles. */
  readonly pictures: readonly Picture[];
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

/** What makes a product this one and no other; documents of the plan name their products by it. */
export function productKey(product: Pick<SeedProduct, 'category' | 'size' | 'variant' | 'color' | 'code'>): string {
  return [product.category, product.size, product.variant, product.color, product.code].join('|');
}

function pictureSpec({ category }: CategoryPlan, look: Pick<PictureSpec, 'size' | 'variant' | 'color'>): PictureSpec {
  const { size, variant, color } = look;
  return { productType: category.productType, category: category.name, size, variant, color };
}

function picturesOf(plan: CategoryPlan, draft: Pick<ProductDraft, 'size' | 'variant' | 'color'>): readonly Picture[] {
  const spec = pictureSpec(plan, draft);
  return [drawProductPicture(spec), drawDetailPicture(spec)];
}

function productOf(plan: CategoryPlan, { priceFils, ...draft }: ProductDraft): SeedProduct {
  const category = plan.category.name;
  const key = productKey({ category, ...draft });
  const shelf = [steadyNumber(`${key}/bay`, 1, 12), steadyNumber(`${key}/level`, 1, 4)];
  return {
    ...draft,
    category,
    stock: steadyNumber(key, ...plan.stock),
    isAvailable: true,
    isActive: true,
    storageLocation: `${plan.aisle}-${String(shelf[0]).padStart(2, '0')}-${shelf[1]}`,
    price: toAed(priceFils),
    images: picturesOf(plan, draft).map(({ name }) => PICTURE_PATH + name),
    ...EXCEPTIONS[key],
  };
}

function coverOf(plan: CategoryPlan): Picture {
  return drawCategoryPicture(
    plan.category,
    plan.cover.map((look) => pictureSpec(plan, look)),
  );
}

function categoryOf(plan: CategoryPlan, index: number): SeedCategory {
  return {
    ...plan.category,
    position: index + 1,
    isActive: true,
    image: PICTURE_PATH + coverOf(plan).name,
    filters: filtersOf(plan.filterKeys, plan.products),
  };
}

/** The tile of a product type shows one product of each of its first three categories, the first in front. */
function homePictures(): Picture[] {
  const types = [...new Set(PLANS.map((plan) => plan.category.productType))];
  return types.map((type) => {
    const plans = PLANS.filter((plan) => plan.category.productType === type);
    const looks = plans.flatMap((plan) => plan.cover.slice(-1).map((look) => pictureSpec(plan, look)));
    return drawHomePicture(type, looks.slice(0, 3).reverse());
  });
}

function allPictures(): Picture[] {
  const drawn = PLANS.flatMap((plan) => [coverOf(plan), ...plan.products.flatMap((draft) => picturesOf(plan, draft))]);
  return [...new Map([...drawn, ...homePictures()].map((picture) => [picture.name, picture])).values()];
}

/** The demo catalog: pure, and the same at every call. Takes some tens of milliseconds, as it draws every picture. */
export function demoCatalog(): SeedCatalog {
  return {
    categories: PLANS.map(categoryOf),
    products: PLANS.flatMap((plan) => plan.products.map((draft) => productOf(plan, draft))),
    pictures: allPictures(),
  };
}
