import type {
  OrderResponse as Order,
  ProductPageResponse,
  ProductResponse as Product,
  QuoteResponse as Quote,
} from '@shop/contract/api';
import { type Account, type Api, visitorApi } from './accounts.js';

export type { Order, Product, Quote };

/** The first products of a type in the order of the shop page. */
export async function productsOf(productType: string): Promise<Product[]> {
  const query = new URLSearchParams({ productType, limit: '48' });
  const page = await (await visitorApi()).call<ProductPageResponse>('GET', `/products?${query.toString()}`);
  return page.data;
}

/** A product of the first page that can be bought in twelves or so: MOQ above 1, available. */
export async function productWithMinimum(productType: string): Promise<Product> {
  const found = (await productsOf(productType)).find(({ moq, isAvailable }) => moq > 1 && isAvailable);
  if (found === undefined) throw new Error(`The demo catalog has no ${productType} with an MOQ above 1`);
  return found;
}

/** A request of `customer` for the least quantity of one product. */
export async function requestedQuote(customer: Account): Promise<Quote> {
  const product = await productWithMinimum('Ribbon');
  const requestedItems = [{ product: product._id, qty: product.moq, unitPrice: product.price }];
  return customer.api.call('POST', '/quotes', { requestedItems, totalPrice: 0 });
}

/** Priced at `unitPrice` AED apiece and confirmed by `staff`. */
export async function confirmedQuote(staff: Account, customer: Account, unitPrice: number): Promise<Quote> {
  const { _id, version, requestedItems } = await requestedQuote(customer);
  const priced = requestedItems.map(({ product, qty }) => ({ product, qty, unitPrice }));
  return staff.api.call('PUT', `/quotes/${_id}`, { version, status: 'Confirmed', requestedItems: priced });
}

export async function order(staff: Account, customer: Account, unitPrice = 10): Promise<Order> {
  const { _id } = await confirmedQuote(staff, customer, unitPrice);
  return staff.api.call('POST', `/orders/from-quote/${_id}`);
}

/** The id of the oldest record of a staff list. */
export async function firstId(api: Api, list: string): Promise<string> {
  const query = new URLSearchParams({ sort: '["id","ASC"]', range: '[0,0]', filter: '{}' });
  const [record] = await api.call<{ _id: string }[]>('GET', `/${list}?${query.toString()}`);
  if (record === undefined) throw new Error(`The demo shop has no ${list}`);
  return record._id;
}
