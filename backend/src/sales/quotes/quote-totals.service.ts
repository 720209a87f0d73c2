import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import type { ClientSession, Model, Types } from 'mongoose';
import { isPriced } from './domain/quote.rules.js';
import { requestTotal } from './domain/request-total.js';
import { Quote, type QuoteRecord } from './quote.schema.js';

interface Requested {
  readonly total: Fils;
  readonly order: Types.ObjectId | null;
}

/** The totals of requests, for the limits of buyers. */
@Injectable()
export class QuoteTotals {
  constructor(@InjectModel(Quote.name) private readonly quotes: Model<Quote>) {}

  /** The requests of a user that were not rejected: at list prices until they are priced. */
  async requestedIn(
    user: string,
    { from, to }: { readonly from: Date; readonly to: Date },
    session: ClientSession | null,
  ): Promise<Requested[]> {
    const found = await this.quotes
      .find({ user: { $eq: user }, createdAt: { $gte: from, $lte: to }, status: { $ne: 'Rejected' } })
      .session(session)
      .select('status totalPrice requestedItems taxBasis createdAt createdOrderId')
      .lean<QuoteRecord[]>();
    return found.map((quote) => ({
      total: isPriced(quote.status) ? quote.totalPrice : requestTotal(quote)[0],
      order: quote.createdOrderId,
    }));
  }
}
