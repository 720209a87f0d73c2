import { Injectable } from '@nestjs/common';
import { APPROVAL_STEPS, type ApprovalAction } from '@shop/contract/approvals';
import { type ClientSession, Types } from 'mongoose';
import { type LockedUser, UsersService } from '../../people/users/users.service.js';
import { ApprovalsService, isOf, isOwn, mayDecide, mayWithdraw } from './approvals.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { DomainError } from '../../platform/errors/domain-error.js';
import { QuoteDrafts, type QuoteIds } from '../quotes/quote-drafts.service.js';
import { QuoteRequests } from '../quotes/quote-requests.service.js';
import { OrderBinding } from '../orders/order-binding.service.js';
import { QuoteAnswering } from '../quotes/quote-answering.service.js';
import type { UserContact } from '../../people/users/dto/user.response.js';
import { subjectOf } from './approval.mapper.js';
import { approvedOrderEmail, refusalEmail } from './approval.emails.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { Approval, type ApprovalRecord } from './approval.schema.js';
import type { ApprovalResponse } from './dto/approval.response.js';

/** Decides approvals. An approval is decided once: of two concurrent decisions, only one is stored. */
@Injectable()
export class ApprovalDecisions {
  constructor(
    @InjectRecords(Approval) private readonly records: RecordStore<Approval>,
    private readonly approvals: ApprovalsService,
    private readonly requests: QuoteRequests,
    private readonly drafts: QuoteDrafts,
    private readonly answering: QuoteAnswering,
    private readonly orders: OrderBinding,
    private readonly users: UsersService,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends the request to the shop, in the name of its buyer.
   * @throws DomainError APPROVAL_NOT_FOUND, APPROVAL_DECIDED, OWN_APPROVAL, APPROVAL_BUYER_LEFT, PRODUCT_UNAVAILABLE
   */
  async approve(id: string, answer: string, actor: Actor): Promise<ApprovalResponse> {
    return this.transactions.answer(actor, async (session) => {
      const approval = await this.decidable(id, actor, session);
      switch (subjectOf(approval)) {
        case 'request': {
          const quote = await this.place(approval, await this.drafts.newIds(session), actor, session);
          return this.decide(approval, { action: 'approve', answer, quote }, actor, session);
        }
        case 'quote':
          await this.accept(approval, actor, session);
          return this.decide(approval, { action: 'approve', answer, quote: approval.quote }, actor, session);
        case 'order': {
          const decided = await this.decide(approval, { action: 'approve', answer, quote: null }, actor, session);
          if (approval.order) await this.orders.agree(approval.order._id, approval.amount, { actor, session });
          await this.outbox.post(
            approvedOrderEmail({ ...approval, answer }, await this.buyerOf(approval, session), actor.name),
            session,
          );
          return decided;
        }
      }
    });
  }

  /** @throws DomainError APPROVAL_NOT_FOUND, APPROVAL_DECIDED, OWN_APPROVAL */
  refuse(id: string, answer: string, actor: Actor): Promise<ApprovalResponse> {
    return this.transactions.answer(actor, async (session) => {
      const approval = await this.decidable(id, actor, session);
      const decided = await this.decide(approval, { action: 'refuse', answer, quote: approval.quote }, actor, session);
      const buyer = await this.buyerOf(approval, session);
      await this.outbox.post(refusalEmail({ ...approval, answer }, buyer, actor.name), session);
      return decided;
    });
  }

  /** By its buyer. @throws DomainError APPROVAL_NOT_FOUND, APPROVAL_DECIDED */
  withdraw(id: string, actor: Actor): Promise<ApprovalResponse> {
    return this.transactions.answer(actor, async (session) => {
      const approval = await this.approvals.load(id, session);
      const decider = await this.approvals.deciderFor(actor, session);
      if (!mayWithdraw(approval, actor, decider)) throw refuse('APPROVAL_NOT_FOUND');
      if (approval.status !== 'Waiting') throw approvalDecided(approval);
      return this.decide(approval, { action: 'withdraw', answer: '', quote: approval.quote }, actor, session);
    });
  }

  private buyerOf({ user }: ApprovalRecord, session: ClientSession): Promise<UserContact> {
    return this.users.contact(user.toHexString(), session);
  }

  private async decidable(id: string, actor: Actor, session: ClientSession): Promise<ApprovalRecord> {
    const approval = await this.approvals.load(id, session);
    const decider = await this.approvals.deciderFor(actor, session);
    if (!isOf(approval, decider))
      throw isOwn(approval, actor, decider) ? refuse('OWN_APPROVAL') : refuse('APPROVAL_NOT_FOUND');
    if (approval.status !== 'Waiting') throw approvalDecided(approval);
    if (!mayDecide(approval, actor, decider)) throw refuse('OWN_APPROVAL');
    return approval;
  }

  /** Accepts the offer in the name of its buyer. */
  private async accept({ user, company, quote, acceptance }: ApprovalRecord, actor: Actor, session: ClientSession) {
    if (!quote || !acceptance) return;
    const { _id, name } = await this.memberOf(user, company, session);
    const { revision, poNumber, note } = acceptance;
    const lines = acceptance.lines?.map((line) => line.toHexString()) ?? null;
    const person = { id: _id, name, isAdmin: false };
    const body = { revision, poNumber, note, lines };
    await this.answering.acceptApproved(quote._id.toHexString(), body, company, { person, actor, session });
  }

  /** The buyer, who still belongs to the company. @throws DomainError APPROVAL_BUYER_LEFT */
  private async memberOf(user: Types.ObjectId, company: Types.ObjectId, session: ClientSession): Promise<LockedUser> {
    const buyer = await this.users.lock(user, session);
    const present = await this.drafts.companyOf(user, session);
    if (present?.equals(company) !== true) throw refuse('APPROVAL_BUYER_LEFT');
    return buyer;
  }

  private async place(approval: ApprovalRecord, ids: QuoteIds, actor: Actor, session: ClientSession) {
    const { company, amount } = approval;
    const buyer = await this.memberOf(approval.user, company, session);
    const again = await this.requests.checkWaitingRequest(approval, ids.createdAt, session);
    const salesperson = await this.drafts.salespersonOf(company, session);
    const request = { ...again, ...ids, company, salesperson, agreedTotal: amount };
    const stored = await this.requests.placeRequest(request, buyer, { actor, session });
    return { _id: stored._id, number: stored.number };
  }

  private async decide(
    approval: ApprovalRecord,
    { action, answer, quote }: { action: ApprovalAction; answer: string; quote: Approval['quote'] },
    actor: Actor,
    session: ClientSession,
  ): Promise<ApprovalResponse> {
    const decidedBy = { _id: new Types.ObjectId(actor.id), name: actor.name };
    const decision = { status: APPROVAL_STEPS[action], answer, quote, decidedBy, decidedAt: this.clock.now() };
    return this.approvals.toApprovalResponse(actor, await this.records.store(approval, decision, { actor, session }));
  }
}

function approvalDecided({ status, decidedBy }: ApprovalRecord): DomainError {
  const values = { by: decidedBy?.name ?? '', status };
  return refuse(status === 'Withdrawn' ? 'APPROVAL_DECIDED/withdrawn' : 'APPROVAL_DECIDED', values);
}
