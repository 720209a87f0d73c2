/** Types of products, in the order in which the shop shows them. */
export const PRODUCT_TYPES = ['Ribbon', 'Creasing Matrix', 'Double Face Tape', 'Rubber'] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

export const isProductType = (text: string): text is ProductType => PRODUCT_TYPES.some((type) => type === text);

/** The product fields by which the shop can be filtered; the filters of a category use some of them. */
export const FILTER_KEYS = ['size', 'variant', 'color', 'code', 'sort', 'quality', 'origin', 'unit'] as const;

export type FilterKey = (typeof FILTER_KEYS)[number];

/** Orders of products in the shop. The default is the shop's own order; for a search, the best first. */
export const PRODUCT_SORTS = ['name', 'price', '-price', 'newest', 'bought'] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const isProductSort = (text: string): text is ProductSort => PRODUCT_SORTS.some((sort) => sort === text);
