import { Injectable } from '@nestjs/common';
import { toFils } from '@shop/contract/money';
import { type ClientSession, Types } from 'mongoose';
import type { DuplicateDto } from './dto/copied-lines.requests.js';
import type { CopiedLinesResponse } from './dto/copied-lines.response.js';
import { QuoteDrafts, type QuoteIds, type CopiedPrices } from './quote-drafts.service.js';
import { AccountsService } from '../../people/users/accounts.service.js';
import { QuotesService } from './quotes.service.js';
import { stopAtWarnings } from '../../documents/lines/stop-at-warnings.js';
import { affordableTotal } from '../../documents/lines/total.js';
import type { Actor } from '../../platform/auth/actor.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { type Details, PurchaseDetailsService } from '../../documents/particulars/purchase-details.service.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import type { WriteQuoteDto } from './dto/quote.requests.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { QuoteEditing } from './quote-editing.service.js';
import { Quote, type QuoteRecord } from './quote.schema.js';

/** The fields that differ between the ways to create a quote. */
type Written = Pick<
  Quote,
  'requestedItems' | 'deliveryCharge' | 'extraFee' | 'discount' | 'discountReason' | 'taxBasis'
> &
  Details &
  Partial<Pick<Quote, 'adminToAdminNote' | 'adminToClientNote' | 'clientToAdminNote'>>;

/** Staff create quotes for customers, for example after a telephone call or as copies of earlier ones. */
@Injectable()
export class QuoteWriting {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly editing: QuoteEditing,
    private readonly drafts: QuoteDrafts,
    private readonly accounts: AccountsService,
    private readonly purchase: PurchaseDetailsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Creates a priced request. With the status Quoted it is sent at once, as a later save would do.
   * @throws DomainError `invalid` naming `user`, a field of `customer` or a line, EMAIL_TAKEN, WARNINGS_FOUND
   */
  async writeQuote(body: WriteQuoteDto, actor: Actor): Promise<QuoteResponse> {
    return this.accounts.customerOf(body, actor, async (buyer, session) => {
      const ids = await this.drafts.newIds(session);
      const user = new Types.ObjectId(buyer._id);
      const taxBasis = await this.drafts.taxBasis(ids.createdAt, session);
      const account = { user, company: await this.drafts.companyOf(user, session), taxBasis };
      const written = {
        requestedItems: await this.drafts.pricedLines(body.requestedItems, [], account, session),
        deliveryCharge: toFils(body.deliveryCharge ?? 0),
        extraFee: toFils(body.extraFee ?? 0),
        discount: toFils(body.discount ?? 0),
        discountReason: body.discountReason ?? '',
        taxBasis,
        ...(await this.purchase.enteredDetails(body, { actor, user, session })),
        adminToAdminNote: body.adminToAdminNote ?? '',
        adminToClientNote: body.adminToClientNote ?? '',
        clientToAdminNote: body.clientToAdminNote ?? '',
      };
      const stored = await this.insert(ids, buyer, written, { actor, session });
      const { status, validUntil } = body;
      return stopAtWarnings(
        body,
        status === 'Quoted'
          ? await this.editing.updateQuoteIn(session, stored._id.toHexString(), { status, validUntil }, actor)
          : await this.quotes.toQuoteResponse(actor, stored, session),
      );
    });
  }

  /** @throws DomainError QUOTE_NOT_FOUND */
  async copiedLines(id: string, prices?: CopiedPrices): Promise<CopiedLinesResponse> {
    const quote = await this.quotes.load(id);
    return this.drafts.copiedLines(quote, quote.requestedItems, prices);
  }

  /** @throws DomainError QUOTE_NOT_FOUND, `invalid` naming `user` */
  async duplicateQuote(id: string, wanted: DuplicateDto, actor: Actor): Promise<QuoteResponse> {
    return this.transactions.answer(actor, async (session) => {
      const ids = await this.drafts.newIds(session);
      const before = await this.quotes.load(id, session);
      const target = { now: ids.createdAt, session };
      const { buyer, ...copy } = await this.drafts.copyOf(before, before.requestedItems, wanted, target);
      const copied = { requestedItems: copy.lines, ...copy.charges, ...copy.details };
      return this.quotes.toQuoteResponse(actor, await this.insert(ids, buyer, copied, { actor, session }), session);
    });
  }

  private async insert(
    ids: QuoteIds,
    buyer: UserContact,
    written: Written,
    by: { readonly actor: Actor; readonly session: ClientSession },
  ): Promise<QuoteRecord> {
    const { requestedItems } = written;
    const totalPrice = affordableTotal(requestedItems, { ...written, createdAt: ids.createdAt }, 'requestedItems');
    const user = new Types.ObjectId(buyer._id);
    const company = await this.drafts.companyOf(user, by.session);
    const { id, name, staffRole } = by.actor;
    const writer = staffRole === 'Sales' ? { _id: new Types.ObjectId(id), name } : null;
    const salesperson = (await this.drafts.salespersonOf(company, by.session)) ?? writer;
    return this.records.insert({ ...ids, user, company, salesperson, ...written, totalPrice }, by);
  }
}
