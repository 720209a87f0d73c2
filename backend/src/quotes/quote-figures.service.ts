import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type Waiting, waitingIn } from '../common/figures/waiting.js';
import { Quote } from './quote.schema.js';

export interface QuotesInWork {
  /** Wait for a price. */
  readonly requests: Waiting;
  /** Wait for the buyer's word. */
  readonly quoted: Waiting;
  /** Wait for their order to be made. */
  readonly confirmed: Waiting;
}

/** How much of the quotes is still to be done. */
@Injectable()
export class QuoteFigures {
  constructor(@InjectModel(Quote.name) private readonly quotes: Model<Quote>) {}

  async inWork(): Promise<QuotesInWork> {
    const [requests, quoted, confirmed] = await Promise.all([
      waitingIn(this.quotes, { status: 'Requested' }),
      waitingIn(this.quotes, { status: 'Quoted' }),
      waitingIn(this.quotes, { status: 'Confirmed', isOrderCreated: false }),
    ]);
    return { requests, quoted, confirmed };
  }
}
