import { beginningWith } from '../../platform/lists/filter-rules.js';
import { type QueryFilter, Types } from 'mongoose';
import { FILTER_KEYS } from '@shop/contract/catalog';
import type { ProductQueryDto } from './dto/product.query.js';
import type { Product, ProductRecord } from './product.schema.js';
import type { Selection } from './read-model/catalog-read-model.js';
import { plainText } from './search/plain-words.js';

/** Filter for the products that visitors may see. */
export const LISTED: QueryFilter<Product> = { isActive: true, 'category.isActive': true };

/** The same condition as `LISTED`, for a product that was read. */
export const isListed = ({ isActive, category }: ProductRecord): boolean => isActive && category.isActive;

/** Normalises a query: equal selections become identical, regardless of the order and repetition of their parts. */
export function toSelection(query: ProductQueryDto): Selection {
  const chosen = FILTER_KEYS.map((key) => [key, distinct(query[`attributes[${key}]`])] as const);
  return {
    productType: query.productType,
    categoryIds: distinct(query.categoryIds?.map((id) => id.toLowerCase())),
    ids: distinct(query.ids?.map((id) => id.toLowerCase())),
    attributes: new Map(chosen.filter(([, values]) => values.length > 0)),
    q: plainText(query.q ?? ''),
  };
}

const distinct = (values: readonly string[] = []): string[] => [...new Set(values)].sort();

/** The database condition of a selection, without its search text. */
export function conditionOf({ productType, categoryIds, ids, attributes }: Selection): QueryFilter<Product> {
  const conditions: QueryFilter<Product>[] = [];
  if (productType !== undefined) conditions.push({ productType });
  if (categoryIds.length > 0) {
    conditions.push({ 'category._id': { $in: categoryIds.map((id) => new Types.ObjectId(id)) } });
  }
  if (ids.length > 0) conditions.push({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } });
  for (const [key, values] of attributes) conditions.push({ [key]: { $in: [...values] } });
  return allOf(conditions);
}

/** Each word (in lower case) must occur in name, SKU or code. */
export function conditionOfWords(words: readonly string[]): QueryFilter<Product> {
  return allOf(
    words.map((word) => {
      const within = { searchText: new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) };
      return { $or: [within, ...beginningWith<Product>([word])] };
    }),
  );
}

export function allOf(conditions: readonly QueryFilter<Product>[]): QueryFilter<Product> {
  const real = conditions.filter((condition) => Object.keys(condition).length > 0);
  return real.length === 0 ? {} : { $and: real };
}
