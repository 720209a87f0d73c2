import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PriceBook } from '../../goods/catalog/prices/price-book.service.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { statusDates } from './domain/quote.rules.js';
import { plannedQuote } from './quote-editing.service.js';
import { QuoteRevisions } from './quote-revisions.service.js';
import { Quote, type QuoteRecord } from './quote.schema.js';
import { QuotesService } from './quotes.service.js';

/** Offers requests without staff where the setting says so and nothing is left to decide. */
@Injectable()
export class AgreedQuotes {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly revisions: QuoteRevisions,
    private readonly book: PriceBook,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Offers a request at its prices if all of them are agreed with its account, its delivery costs nothing, and nothing
   * about it is a warning to staff. @returns the quote as it is then
   */
  async offerAtOnce(request: QuoteRecord, session: ClientSession): Promise<QuoteRecord> {
    const shop = this.settings.current();
    if (!shop.quoteAgreedAtOnce || request.deliveryMethod !== 'PickUp') return request;
    if (!(await this.hasAgreedPrices(request))) return request;
    const wanted = plannedQuote(request, { status: 'Quoted' }, null);
    const sent = await this.revisions.plannedSending(request, wanted, undefined, session);
    const planned = { ...wanted, ...sent, ...statusDates(request, 'Quoted', this.clock.now()) };
    const { warnings = [] } = await this.quotes.toQuoteResponseFor('staff', { ...request, ...planned }, session);
    if (warnings.length > 0) return request;
    const stored = await this.records.store(request, planned, { actor: null, session });
    await this.revisions.completeSending(request, stored, { name: shop.name }, session);
    return stored;
  }

  /** Lines of free text, and those at list or public prices, have none. */
  private async hasAgreedPrices({ requestedItems, user, company }: QuoteRecord): Promise<boolean> {
    const prices = await this.book.ofAccount(user, company);
    return requestedItems.every(
      ({ priceSource }) => priceSource != null && prices.isOwnList(priceSource.list.toHexString()),
    );
  }
}
