import { chargesOf } from '../../documents/lines/line.mapper.js';
import { endsOrder } from '@shop/contract/statuses';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { exceedsLimit } from '@shop/contract/approvals';
import type { Fils } from '@shop/contract/money';
import { type ClientSession, type Model, type QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { OnEvent } from '../../platform/events/events.js';
import { refuse } from '../../platform/errors/refuse.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { detailsOf } from '../../documents/particulars/domain/purchase-details.js';
import { UsersService } from '../../people/users/users.service.js';
import { type ApprovalChange, ORDER_APPROVAL_CHANGED } from '../orders/order.events.js';
import { QUOTE_REMOVED } from '../quotes/quote.events.js';
import type { AcceptQuoteDto } from '../quotes/dto/quote-answer.requests.js';
import type { RequestQuoteDto } from '../quotes/dto/quote.requests.js';
import { requestTotal } from '../quotes/domain/request-total.js';
import { QuoteRequests } from '../quotes/quote-requests.service.js';
import { type AnsweringPerson, QuoteAnswering } from '../quotes/quote-answering.service.js';
import type { QuoteRecord } from '../quotes/quotes.service.js';
import { releasedOrderEmail, waitingEmails } from './approval.emails.js';
import { Approval, type ApprovalRecord } from './approval.schema.js';
import { ApprovalsService } from './approvals.service.js';
import { BuyerLimits } from './buyer-limits.service.js';
import type { ApprovalResponse } from './dto/approval.response.js';

type New = Omit<Partial<Approval>, 'company' | 'user'> &
  Pick<Approval, 'requestedItems'> & {
    readonly user: Types.ObjectId;
    readonly company: Types.ObjectId;
    readonly amount: Fils;
  };

/**
 * Begins approvals: buyers request them for goods above their limit and for offers that they accept; an order that staff make or raise
 * above the limit waits for one by itself.
 */
@Injectable()
export class ApprovalRequests {
  constructor(
    @InjectModel(Approval.name) private readonly model: Model<Approval>,
    @InjectRecords(Approval) private readonly records: RecordStore<Approval>,
    private readonly approvals: ApprovalsService,
    private readonly requests: QuoteRequests,
    private readonly answering: QuoteAnswering,
    private readonly limits: BuyerLimits,
    private readonly users: UsersService,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError APPROVAL_NOT_NEEDED, PRODUCT_UNAVAILABLE, BELOW_MINIMUM */
  requestApproval(body: RequestQuoteDto, actor: Actor): Promise<ApprovalResponse> {
    const createdAt = this.clock.now();
    const user = new Types.ObjectId(actor.id);
    return this.transactions.answer(actor, async (session) => {
      const { member } = await this.users.lockSelf(user, session);
      const checked = await this.requests.checkRequest(body, { actor, member, user, createdAt, session });
      const { company, ...request } = checked.request;
      const limit = await this.limits.limitIn(checked.membership, user, { session });
      const [amount, hasUnpriced] = requestTotal(request);
      if (company === null || !exceedsLimit(limit, amount, hasUnpriced)) throw refuse('APPROVAL_NOT_NEEDED');
      const stored = await this.insert({ ...request, company, amount }, limit, { actor, session });
      return this.approvals.toApprovalResponse(actor, stored);
    });
  }

  /** For the acceptance of an offer above the limit. @throws DomainError as `accept`; APPROVAL_NOT_NEEDED */
  requestAcceptance(id: string, body: AcceptQuoteDto, actor: Actor): Promise<ApprovalResponse> {
    return this.transactions.answer(actor, async (session) => {
      const { approval } = await this.requestAcceptanceWithin(id, body, actor, session);
      return this.approvals.toApprovalResponse(actor, approval);
    });
  }

  /** Like `requestAcceptance`, as part of a larger transaction. It withdraws an earlier request for the same offer. */
  async requestAcceptanceWithin(
    id: string,
    body: AcceptQuoteDto,
    person: AnsweringPerson,
    session: ClientSession,
  ): Promise<{ readonly approval: ApprovalRecord; readonly quote: QuoteRecord }> {
    const { quote, chosen, total } = await this.answering.plannedAcceptance(id, body, person, session);
    const { company } = quote;
    const limit = total <= quote.agreedTotal ? null : await this.limits.exceededBy(quote, total, { session });
    if (!company || limit === null) throw refuse('APPROVAL_NOT_NEEDED');
    const by = { actor: person, session };
    await this.withdrawWaiting({ 'quote._id': quote._id }, by);
    const { revision, lines, poNumber = '', note = '' } = body;
    const fields = {
      user: quote.user,
      company,
      amount: total,
      ...chargesOf(quote),
      ...detailsOf(quote),
      discount: chosen.discount ?? quote.discount,
      requestedItems: chosen.requestedItems ?? quote.requestedItems,
      quote: { _id: quote._id, number: quote.number },
      acceptance: { revision, lines: lines?.map((line) => new Types.ObjectId(line)) ?? null, poNumber, note },
    };
    return { approval: await this.insert(fields, limit, by), quote };
  }

  @OnEvent(QUOTE_REMOVED)
  withdrawOfQuote(quote: string, by: ChangeContext): Promise<void> {
    return this.withdrawWaiting({ 'quote._id': new Types.ObjectId(quote) }, by);
  }

  /** Begins, renews or ends what waits for an order, as it is held for an approval or not. A release is mailed to its buyer. */
  @OnEvent(ORDER_APPROVAL_CHANGED)
  async followOrder({ order, isReleased }: ApprovalChange, { actor, session }: ChangeContext): Promise<void> {
    const { _id, user, company, totalPrice: amount, hold, status } = order;
    const isNeeded = hold?.reason === 'approval' && !endsOrder(status);
    const latest = await this.model
      .findOne({ 'order._id': _id })
      .sort({ createdAt: -1, _id: -1 })
      .session(session)
      .lean<ApprovalRecord | null>();
    const isSame = latest?.amount === amount && latest.user.equals(user) && latest.company.equals(company ?? '');
    const isUndecided = latest?.status === 'Waiting' || latest?.status === 'Refused';
    if (isNeeded && isSame && isUndecided) return;
    const by = { actor, session };
    await this.withdrawWaiting({ 'order._id': _id }, by);
    if (isReleased && latest !== null) await this.mailReleased(latest, session);
    if (!isNeeded || !company) return;
    const limit = await this.limits.limitOf(user, { session, at: order.acceptedAt ?? order.createdAt, except: _id });
    const fields = {
      user,
      company,
      amount,
      ...chargesOf(order),
      ...detailsOf(order),
      requestedItems: order.orderItems,
      order: { _id, number: order.orderNumber },
    };
    await this.insert(fields, limit, by);
  }

  private async mailReleased(approval: ApprovalRecord, session: ClientSession): Promise<void> {
    const buyer = await this.users.contact(approval.user.toHexString(), session);
    await this.outbox.post(releasedOrderEmail(approval, buyer), session);
  }

  private async insert(
    { amount, ...fields }: New,
    { monthlyLimit, spent }: { readonly monthlyLimit: Fils | null; readonly spent: Fils },
    by: ChangeContext,
  ): Promise<ApprovalRecord> {
    const now = this.clock.now();
    const dates = { createdAt: now, updatedAt: now };
    const approval = { ...fields, ...dates, amount, monthlyLimit: monthlyLimit ?? 0, spent };
    const stored = await this.records.insert(
      { _id: new Types.ObjectId(), ...approval },
      { ...by, action: 'requested' },
    );
    const buyer = await this.users.contact(stored.user.toHexString(), by.session);
    const deciders = await this.approvals.decidersBeside(stored.company, buyer._id, by.session);
    await this.outbox.post(waitingEmails(stored, buyer, deciders), by.session);
    return stored;
  }

  private async withdrawWaiting(of: QueryFilter<Approval>, by: ChangeContext): Promise<void> {
    const found = await this.model
      .find({ ...of, status: 'Waiting' })
      .session(by.session)
      .lean<ApprovalRecord[]>();
    for (const approval of found) {
      await this.records.store(approval, { status: 'Withdrawn', decidedAt: this.clock.now() }, by);
    }
  }
}
