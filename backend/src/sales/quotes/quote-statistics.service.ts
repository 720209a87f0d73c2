import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { type OpenRecords, countOpen } from '../../platform/lists/open-records.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { endingSoon } from '@shop/contract/quote-answers';
import { Quote } from './quote.schema.js';

interface OpenQuotes {
  /** Wait for a price. */
  readonly requests: OpenRecords;
  /** Wait for the buyer's word. */
  readonly quoted: OpenRecords;
  /** Wait for their order to be made. */
  readonly confirmed: OpenRecords;
}

/** How much of the quotes is still to be done. */
@Injectable()
export class QuoteStatistics {
  readonly open: () => Promise<OpenQuotes>;

  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<Quote>,
    cache: QueryCache,
  ) {
    this.open = cache.cached(['quotes'], () => this.readOpen());
  }

  /** Open offers that end soon. */
  expiring(now: Date): Promise<OpenRecords> {
    const { from, to } = endingSoon(now);
    return this.countOf({ status: 'Quoted', validUntil: { $gte: from, $lte: to } });
  }

  private async readOpen(): Promise<OpenQuotes> {
    const [requests, quoted, confirmed] = await Promise.all([
      this.countOf({ status: 'Requested' }),
      this.countOf({ status: 'Quoted' }),
      this.countOf({ status: 'Confirmed', isOrderCreated: false }),
    ]);
    return { requests, quoted, confirmed };
  }

  private countOf(filter: QueryFilter<Quote>): Promise<OpenRecords> {
    return countOpen(this.quotes, filter);
  }
}
