import { attemptLimit, HOUR } from '../../platform/http/rate-limit/limits.js';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { CompaniesService } from '../../people/companies/companies.service.js';
import type { CompanyMember } from '../../people/user-record/company-members.service.js';
import { type LockedUser, UsersService } from '../../people/users/users.service.js';
import { QuoteDrafts, type QuoteIds } from './quote-drafts.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { keyNotAllowed } from '../../platform/auth/staff-access.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Line } from '../../documents/lines/line.schema.js';
import { detailsOf, type PurchaseDetails } from '../../documents/particulars/domain/purchase-details.js';
import { type DetailsContext, PurchaseDetailsService } from '../../documents/particulars/purchase-details.service.js';
import type { RequestedItemDto, RequestQuoteDto } from './dto/quote.requests.js';
import type { QuoteResponse } from './dto/quote.response.js';
import { AgreedQuotes } from './agreed-quotes.service.js';
import { QuoteEmails } from './quote.emails.js';
import { QUOTE_REQUESTED, type BuyersRequest, type CheckedRequest } from './quote.events.js';
import { Events } from '../../platform/events/events.service.js';
import { Quote, type QuoteRecord } from './quote.schema.js';
import { QuotesService } from './quotes.service.js';

/** Quote requests: each is an email to the shop. For each address, and for each user. */
export const QUOTE_REQUESTS = attemptLimit('quoteRequest', 20, HOUR);

interface RequestContext extends DetailsContext {
  /** Records read for this request. */
  readonly member: CompanyMember;
  readonly createdAt: Date;
}

/** Buyers send their carts as quote requests. */
@Injectable()
export class QuoteRequests {
  constructor(
    @InjectRecords(Quote) private readonly records: RecordStore<Quote>,
    private readonly quotes: QuotesService,
    private readonly drafts: QuoteDrafts,
    private readonly emails: QuoteEmails,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly transactions: Transactions,
    private readonly purchase: PurchaseDetailsService,
    private readonly events: Events,
    private readonly agreed: AgreedQuotes,
  ) {}

  /** @throws DomainError PRODUCT_UNAVAILABLE, BELOW_MINIMUM, QUANTITY_NOT_SOLD, APPROVAL_NEEDED */
  async requestQuote(body: RequestQuoteDto, actor: Actor): Promise<QuoteResponse> {
    const user = new Types.ObjectId(actor.id);
    return this.transactions.answer(actor, async (session) => {
      const ids = this.drafts.unnumberedIds();
      const { createdAt } = ids;
      const buyer = await this.users.lockSelf(user, session);
      const checked = await this.checkRequest(body, { actor, member: buyer.member, user, createdAt, session });
      await this.events.publish(QUOTE_REQUESTED, checked, { actor, session });
      const number = await this.drafts.numberOfRequest(createdAt);
      const stored = await this.placeRequest({ ...checked.request, ...ids, number }, buyer, { actor, session });
      const { _id, name, email } = buyer;
      return this.quotes.toRequestResponse(stored, { _id, name, email }, session);
    });
  }

  /** @throws DomainError PRODUCT_UNAVAILABLE, BELOW_MINIMUM, QUANTITY_NOT_SOLD, VALIDATION_FAILED */
  async checkRequest(
    body: RequestQuoteDto,
    { actor, member, user, createdAt, session }: RequestContext,
  ): Promise<BuyersRequest> {
    const taxBasis = await this.drafts.taxBasis(createdAt, session);
    const membership = await this.companies.confirmedOf(member, session);
    const { _id: company = null, salesperson = null } = membership.company ?? {};
    if (actor.key && actor.key.company !== company?.toHexString()) throw keyNotAllowed();
    const account = { user, company, taxBasis };
    const requestedItems = await this.drafts.requestedLines(body.requestedItems, account, session);
    const details = await this.purchase.enteredDetails(body, { actor, user, session });
    const request = { user, createdAt, company, salesperson, requestedItems, taxBasis };
    return { request: { ...request, clientToAdminNote: body.clientToAdminNote ?? '', ...details }, membership };
  }

  /**
   * Checks a request that waited for approval, at the present prices. @throws DomainError PRODUCT_UNAVAILABLE,
   * BELOW_MINIMUM, QUANTITY_NOT_SOLD
   */
  async checkWaitingRequest(
    request: Pick<Quote, 'user' | 'company' | 'requestedItems' | 'clientToAdminNote'> & PurchaseDetails<Types.ObjectId>,
    createdAt: Date,
    session: ClientSession,
  ): Promise<Omit<CheckedRequest, 'company' | 'salesperson'>> {
    const taxBasis = await this.drafts.taxBasis(createdAt, session);
    const requestedItems = await this.drafts.requestedLines(
      request.requestedItems.map(requestedItem),
      { ...request, taxBasis },
      session,
    );
    const { user, clientToAdminNote } = request;
    return { user, createdAt, requestedItems, taxBasis, clientToAdminNote, ...detailsOf(request) };
  }

  /** Stores a checked request and mails it to buyer and staff; one at agreed prices may be offered at once. */
  async placeRequest(request: CheckedRequest & QuoteIds, buyer: LockedUser, by: ChangeContext): Promise<QuoteRecord> {
    // The schema takes the fields of a requested line alone.
    const requested = request.requestedItems.map((line) => ({
      ...line,
      unitPrice: line.product === null ? null : line.unitPrice,
    }));
    const stored = await this.records.insert({ ...request, askedFor: requested }, { ...by, action: 'requested' });
    await this.emails.mailRequested(stored, buyer, by.session);
    return this.agreed.offerAtOnce(stored, by.session);
  }
}

const requestedItem = ({ product, productName, qty }: Line): RequestedItemDto =>
  product === null ? { text: productName, qty } : { product: product.toHexString(), qty };
