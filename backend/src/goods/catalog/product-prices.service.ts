import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import type { ClientSession, Model, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { parseListQuery } from '../../platform/lists/list-query.js';
import { Product, type ProductRecord } from './product.schema.js';
import { PRODUCT_LIST } from './products.list.js';

/** The fields of a product that a bulk price change reads. */
export type PricedProduct = Pick<ProductRecord, '_id' | 'name' | 'sku' | 'price' | 'costPrice' | 'taxCategory'>;

export interface NewPrice {
  /** The product. */
  readonly _id: Types.ObjectId;
  /** The price that the product must still have; otherwise it is not changed. */
  readonly from: Fils;
  readonly to: Fils;
}

const PRICED = 'name sku price costPrice taxCategory';

/** Reads and changes the prices of many products, for bulk price changes. */
@Injectable()
export class ProductPrices {
  constructor(
    @InjectModel(Product.name) private readonly products: Model<Product>,
    @InjectRecords(Product) private readonly records: RecordStore<Product>,
  ) {}

  /**
   * The products that match a filter of the staff list, in the order of the shop.
   * @param filter as JSON @param limit maximum number of products
   * @throws DomainError `invalid` naming the filter's field
   */
  findPriced(filter: string, limit: number, session: ClientSession | null): Promise<PricedProduct[]> {
    const request = parseListQuery(PRODUCT_LIST, { filter });
    return this.products
      .find(request.filter)
      .sort({ ...request.sort })
      .limit(limit)
      .session(session)
      .select(PRICED)
      .lean<PricedProduct[]>();
  }

  /** Changes the prices of products that still have the expected price. @returns the others */
  async change<Price extends NewPrice>(prices: readonly Price[], by: ChangeContext): Promise<Price[]> {
    const found = await this.products
      .find({ _id: { $in: prices.map(({ _id }) => _id) } })
      .session(by.session)
      .lean<ProductRecord[]>();
    const byId = new Map(found.map((product) => [product._id.toHexString(), product]));
    const others: Price[] = [];
    for (const price of prices) {
      const product = byId.get(price._id.toHexString());
      if (product?.price === price.from) await this.records.store(product, { price: price.to }, by);
      else others.push(price);
    }
    return others;
  }
}
