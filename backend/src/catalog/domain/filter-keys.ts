/** The product fields by which the shop can be filtered; a category's filters name some of them. */
export const FILTER_KEYS = ['size', 'variant', 'color', 'code', 'sort', 'quality', 'origin', 'unit'] as const;

export type FilterKey = (typeof FILTER_KEYS)[number];

/** Longest value of such a field. */
export const MAX_ATTRIBUTE = 40;
