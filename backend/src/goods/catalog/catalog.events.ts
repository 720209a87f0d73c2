import type { Types } from 'mongoose';
import { event, query } from '../../platform/events/events.js';
import type { Quantities } from './read-model/listing-order.js';
import type { CustomerGroupMembers, PriceList } from './prices/domain/price-lists.js';

/** A product that is available again, with the fields for the buyers who waited for it. */
export interface ReturnedProduct {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly sku: string;
}

/** Published in the transaction of the change that made the products available. */
export const PRODUCTS_AVAILABLE_AGAIN = event<readonly ReturnedProduct[]>('products available again');
/** The id of a product → numbers of some of the open orders that contain it. */
export const ORDERS_WITH_PRODUCT = query<string, readonly string[]>('open orders with a product');
/** The id of a product → numbers of some of the open quotes that contain it. */
export const QUOTES_WITH_PRODUCT = query<string, readonly string[]>('open quotes with a product');
/** The id of a user -> how many pieces of each product the user bought. */
export const BOUGHT_PIECES = query<string, Quantities, null>('pieces that an account bought');
/** The id of a user -> the ids of products by the codes of the user's account, as `ownCodeKey` makes them. */
export const OWN_CODES = query<string, ReadonlyMap<string, string>, null>('own product codes of a user');
/** Ids of price lists, or null for all → those that exist, with all customer groups. */
export const STORED_PRICE_LISTS = query<readonly string[] | null, StoredPriceLists, null>('stored price lists');

export interface StoredPriceLists {
  readonly lists: readonly PriceList[];
  readonly groups: readonly CustomerGroupMembers[];
}
