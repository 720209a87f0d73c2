import { Types } from 'mongoose';
import type { FoundPage, StaffList } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery, searchTextOf, withoutSearchText } from '../../platform/lists/list-query.js';
import type { Product, ProductRecord } from './product.schema.js';
import { toSelection } from './product-selection.js';
import { PRODUCT_LIST } from './products.list.js';
import type { CatalogReadModel } from './read-model/catalog-read-model.js';

/** The most products that a staff list takes from the search of the shop. */
const MOST_OF_THE_SHOP = 500;

/**
 * A window of the staff list. If no product has all words of the search, the list has the products that the shop finds:
 * by synonyms, by corrected words, or without meaningless words.
 */
export async function foundByStaff(
  query: ListQueryDto,
  list: StaffList<Product>,
  catalog: CatalogReadModel,
): Promise<FoundPage<ProductRecord>> {
  const request = parseListQuery(PRODUCT_LIST, query);
  const found = await list.find(request);
  const q = searchTextOf(query);
  if (q === null || found.total > 0) return found;
  const { data } = await catalog.page(toSelection({ q }), { page: 1, limit: MOST_OF_THE_SHOP });
  const ofTheShop = { _id: { $in: data.map(({ _id }) => new Types.ObjectId(_id)) } };
  const { filter } = parseListQuery(PRODUCT_LIST, withoutSearchText(query));
  return list.find({ ...request, filter: { $and: [filter, ofTheShop] } });
}
