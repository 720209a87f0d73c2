import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { toAed } from '@shop/contract/money';
import { discountedAmount } from '@shop/contract/vat';
import type { Model } from 'mongoose';
import { MOST_BOUGHT_ORDERS } from '../../documents/lines/bought.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import type { AccountQueryDto } from '../../people/companies/dto/account.query.js';
import type { LastPriceResponse } from './dto/last-price.response.js';
import { Order, type OrderRecord } from './order.schema.js';

/** Finds the prices at which an account last ordered its products, for a new quote. */
@Injectable()
export class LastPrices {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly companies: CompaniesService,
  ) {}

  /** Reads the account's latest orders without cancelled ones. @throws DomainError `invalid` if the query does not name one account */
  async lastPricesOf(query: AccountQueryDto): Promise<LastPriceResponse[]> {
    const { company, user } = await this.companies.accountIn(query);
    const latestFirst = await this.orders
      .find(company === null ? { user, company } : { company })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MOST_BOUGHT_ORDERS)
      .select('orderNumber status createdAt taxBasis orderItems')
      .lean<OrderRecord[]>();
    const found = new Map<string, LastPriceResponse>();
    for (const order of latestFirst.filter(({ status }) => status !== 'Cancelled')) {
      for (const price of pricesIn(order)) if (!found.has(price.product)) found.set(price.product, price);
    }
    return [...found.values()];
  }
}

function pricesIn({ orderNumber, createdAt, taxBasis, orderItems }: OrderRecord): LastPriceResponse[] {
  return orderItems.flatMap((line) => {
    if (line.product === null) return [];
    const paid = discountedAmount(line);
    return {
      product: line.product.toHexString(),
      unitPrice: toAed(Math.round(paid / line.qty)),
      priceBasis: taxBasis,
      orderedAt: createdAt.toISOString(),
      orderNumber,
    };
  });
}
