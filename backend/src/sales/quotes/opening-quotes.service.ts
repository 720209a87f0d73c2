import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PriceBasis } from '@shop/contract/vat';
import { type Model, Types } from 'mongoose';
import { asEntered, type BroughtLine } from '../../documents/lines/brought-line.js';
import { affordableTotal } from '../../documents/lines/total.js';
import type { CompanyRecord } from '../../people/companies/companies.service.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Events } from '../../platform/events/events.service.js';
import { BroughtRecords } from '../../platform/imports/brought-records.js';
import { QUOTE_REMOVED } from './quote.events.js';
import { QuoteDrafts } from './quote-drafts.service.js';
import { QuoteRevisions } from './quote-revisions.service.js';
import { Quote, type QuoteRecord } from './quote.schema.js';

export interface BroughtQuote extends Pick<Quote, 'number' | 'opening' | 'validUntil' | 'poNumber'> {
  readonly createdAt: Date;
  readonly isAccepted: boolean;
  readonly taxBasis: PriceBasis | null;
  readonly lines: readonly BroughtLine[];
}

/** Quotes that the old books sent. Nothing is mailed by them. */
@Injectable()
export class OpeningQuotes extends BroughtRecords<Quote> {
  protected readonly numberField = 'number';

  constructor(
    @InjectRecords(Quote) protected readonly records: RecordStore<Quote>,
    @InjectModel(Quote.name) protected readonly model: Model<Quote>,
    private readonly drafts: QuoteDrafts,
    private readonly revisions: QuoteRevisions,
    private readonly events: Events,
  ) {
    super();
  }

  /** In the caller's transaction. */
  async bring(
    { isAccepted, createdAt, taxBasis, lines, ...fields }: BroughtQuote,
    { contact, company }: { readonly contact: UserContact; readonly company: CompanyRecord | null },
    by: ChangeContext,
  ): Promise<QuoteRecord> {
    const account = { user: new Types.ObjectId(contact._id), company: company?._id ?? null, taxBasis };
    const requestedItems = await this.drafts.pricedLines(lines.map(asEntered), [], account, by.session);
    const charges = { deliveryCharge: 0, extraFee: 0, discount: 0, taxBasis, createdAt };
    const stored = await this.records.insert(
      {
        _id: new Types.ObjectId(),
        ...fields,
        ...account,
        requestedItems,
        totalPrice: affordableTotal(requestedItems, charges, 'requestedItems'),
        salesperson: company?.salesperson ?? null,
        status: isAccepted ? 'Confirmed' : 'Quoted',
        quotedAt: createdAt,
        confirmedAt: isAccepted ? createdAt : null,
        revision: 1,
        sentAt: createdAt,
        createdAt,
        updatedAt: createdAt,
      },
      { ...by, action: 'brought in' },
    );
    await this.revisions.freezeRevision(stored, { by: '', at: createdAt }, by.session);
    return stored;
  }

  protected override beforeRemoval({ _id }: QuoteRecord, by: ChangeContext): Promise<void> {
    return this.events.publish(QUOTE_REMOVED, _id.toHexString(), by);
  }
}
