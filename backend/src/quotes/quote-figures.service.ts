import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { type Waiting, waitingIn } from '../platform/list-query/waiting.js';
import { KeptFigures } from '../platform/live-lists/kept-figures.service.js';
import { LiveLists } from '../platform/live-lists/live-lists.service.js';
import { Quote } from './quote.schema.js';
import { LIVE_QUOTES } from './quotes.list.js';

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
  readonly inWork: () => Promise<QuotesInWork>;

  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<Quote>,
    private readonly lists: LiveLists,
    kept: KeptFigures,
  ) {
    this.inWork = kept.keep('quotes', () => this.readInWork());
  }

  private async readInWork(): Promise<QuotesInWork> {
    const [requests, quoted, confirmed] = await Promise.all([
      this.waiting({ status: 'Requested' }),
      this.waiting({ status: 'Quoted' }),
      this.waiting({ status: 'Confirmed', isOrderCreated: false }),
    ]);
    return { requests, quoted, confirmed };
  }

  private waiting(filter: QueryFilter<Quote>): Promise<Waiting> {
    return waitingIn(this.lists, { kind: LIVE_QUOTES, model: this.quotes }, filter);
  }
}
