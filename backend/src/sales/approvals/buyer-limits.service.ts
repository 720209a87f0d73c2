import { Injectable } from '@nestjs/common';
import { exceedsLimit, leftOf } from '@shop/contract/approvals';
import { dubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { type Fils, toAed, toAedOrNull, aedText } from '@shop/contract/money';
import type { ClientSession, Types } from 'mongoose';
import { CompaniesService, type ConfirmedMembership } from '../../people/companies/companies.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { type AgreedOrder, ORDER_NEEDS_APPROVAL } from '../orders/order.events.js';
import { OrdersService } from '../orders/orders.service.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { Clock } from '../../platform/clock.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { AnswersQuery, OnEvent } from '../../platform/events/events.js';
import type { DomainError } from '../../platform/errors/domain-error.js';
import { refuse } from '../../platform/errors/refuse.js';
import { type AcceptedOffer, QUOTE_ACCEPTED, QUOTE_REQUESTED, type BuyersRequest } from '../quotes/quote.events.js';
import { requestTotal } from '../quotes/domain/request-total.js';
import { ApprovalsService } from './approvals.service.js';
import type { BuyerLimitResponse } from './dto/approval.response.js';

/** The limit of a buyer, and how much of it is used in a month. */
export interface BuyerLimit {
  readonly company: Types.ObjectId | null;
  readonly monthlyLimit: Fils | null;
  readonly spent: Fils;
  readonly needsApproval: boolean;
}

interface Counted {
  readonly session?: ClientSession | null;
  /** A time in the month; now if omitted. */
  readonly at?: Date;
  /** An order that does not count. */
  readonly except?: Types.ObjectId;
}

interface Owned {
  readonly user: Types.ObjectId;
  readonly company: Types.ObjectId | null;
}

@Injectable()
export class BuyerLimits {
  constructor(
    private readonly companies: CompaniesService,
    private readonly quotes: QuotesService,
    private readonly orders: OrdersService,
    private readonly users: UsersService,
    private readonly approvals: ApprovalsService,
    private readonly clock: Clock,
  ) {}

  /** The limit in the user's company, with the amount accepted or ordered for it in the month. */
  async limitOf(user: Types.ObjectId, counted: Counted = {}): Promise<BuyerLimit> {
    const membership = await this.companies.membershipOf(user.toHexString(), counted.session);
    return this.limitIn(membership, user, counted);
  }

  /** The same for a membership that was read already. */
  async limitIn(
    { company, monthlyLimit }: ConfirmedMembership,
    user: Types.ObjectId,
    { session = null, at = this.clock.now(), except }: Counted = {},
  ): Promise<BuyerLimit> {
    if (company === null || monthlyLimit === null) {
      return { company: company?._id ?? null, monthlyLimit, spent: 0, needsApproval: company?.needsApproval === true };
    }
    const owner = { user, company: company._id };
    const month = monthOf(at);
    const accepted = await this.quotes.acceptedTotal(owner, month, session);
    const ordered = await this.orders.orderedTotal(owner, { ...month, except: except ?? null }, session);
    return {
      company: company._id,
      monthlyLimit,
      spent: accepted + ordered,
      needsApproval: company.needsApproval === true,
    };
  }

  async toLimitResponse(user: Types.ObjectId): Promise<BuyerLimitResponse> {
    const limit = await this.limitOf(user);
    const { monthlyLimit, spent, needsApproval } = limit;
    return {
      monthlyLimit: toAedOrNull(monthlyLimit),
      spent: toAed(spent),
      left: toAedOrNull(leftOf(limit)),
      needsApproval,
    };
  }

  /** @throws DomainError APPROVAL_NEEDED */
  @OnEvent(QUOTE_REQUESTED)
  async requireWithin({ request, membership }: BuyersRequest, { session }: ChangeContext): Promise<void> {
    const limit = await this.limitIn(membership, request.user, { session });
    if (exceedsLimit(limit, ...requestTotal(request))) throw await this.approvalNeeded(request.user, limit, session);
  }

  /** @throws DomainError APPROVAL_NEEDED */
  @OnEvent(QUOTE_ACCEPTED)
  async requireAccepted({ quote, total }: AcceptedOffer, { session }: ChangeContext): Promise<void> {
    if (total <= quote.agreedTotal) return;
    const limit = await this.exceededBy(quote, total, { session });
    if (limit !== null) throw await this.approvalNeeded(quote.user, limit, session);
  }

  /** An order counts in the month of its acceptance. */
  @AnswersQuery(ORDER_NEEDS_APPROVAL)
  async orderNeedsApproval(order: AgreedOrder, session: ClientSession): Promise<boolean> {
    if (order.totalPrice <= order.agreedTotal) return false;
    const counted = { session, at: order.boundAt, except: order._id };
    return (await this.exceededBy(order, order.totalPrice, counted)) !== null;
  }

  /**
   * The limit that the amount exceeds; null if there is none, or if the buyer has left the company. Locks the buyer so
   * that two concurrent documents can’t exceed the limit together.
   */
  async exceededBy({ user, company }: Owned, amount: Fils, counted: Counted & { session: ClientSession }) {
    if (!company) return null;
    const { member } = await this.users.lock(user, counted.session);
    const limit = await this.limitIn(await this.companies.confirmedOf(member, counted.session), user, counted);
    const isTheirs = limit.company?.equals(company) === true;
    return isTheirs && exceedsLimit(limit, amount, false) ? limit : null;
  }

  /** The refusal names those who may agree. */
  private async approvalNeeded(user: Types.ObjectId, limit: BuyerLimit, session: ClientSession): Promise<DomainError> {
    const left = aedText(leftOf(limit) ?? 0);
    const deciders = limit.company
      ? await this.approvals.decidersBeside(limit.company, user.toHexString(), session)
      : [];
    const approvers = deciders.map(({ name }) => name).join(', ');
    return approvers === ''
      ? refuse('APPROVAL_NEEDED', { left })
      : refuse('APPROVAL_NEEDED/named', { left, approvers });
  }
}

/** The month in Dubai. */
function monthOf(at: Date): { readonly from: Date; readonly until: Date } {
  const [year = 0, month = 0] = dubaiDay(at).split('-').map(Number);
  const first = (of: Date) => startOfDubaiDay(of.toISOString().slice(0, 10));
  return { from: first(new Date(Date.UTC(year, month - 1, 1))), until: first(new Date(Date.UTC(year, month, 1))) };
}
