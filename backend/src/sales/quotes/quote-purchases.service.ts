import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { type BoughtDocument, MOST_BOUGHT_DOCUMENTS, toBoughtLine } from '../../documents/lines/bought.js';
import { isPriced } from './domain/quote.rules.js';
import { Quote, type QuoteRecord } from './quote.schema.js';

/** Purchases as quotes tell them. */
@Injectable()
export class QuotePurchases {
  constructor(@InjectModel(Quote.name) private readonly quotes: Model<Quote>) {}

  /** The latest quotes of these users, without the rejected ones; with prices once they are offered. */
  async of(users: readonly Types.ObjectId[]): Promise<BoughtDocument[]> {
    const found = await this.quotes
      .find({ user: { $in: [...users] } })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MOST_BOUGHT_DOCUMENTS)
      .select('number user status createdAt taxBasis requestedItems')
      .lean<QuoteRecord[]>();
    const asked = found.filter(({ status }) => status !== 'Rejected');
    return asked.map(({ _id, number, user, status, createdAt, taxBasis, requestedItems }) => ({
      ...{
        kind: 'quote',
        _id: _id.toHexString(),
        number,
        user: user.toHexString(),
        createdAt,
        basis: taxBasis ?? null,
      },
      lines: requestedItems.map((line) => toBoughtLine(line, isPriced(status))),
    }));
  }
}
