import { Injectable } from '@nestjs/common';
import { exceedsLimit, leftOf } from '@shop/contract/approvals';
import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { type Fils, toAed, toAedOrNull, aedText } from '@shop/contract/money';
import type { ClientSession } from 'mongoose';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { OrdersService } from '../orders/orders.service.js';
import { QuotesService } from '../quotes/quotes.service.js';
import { Clock } from '../../platform/clock.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { OnEvent } from '../../platform/events/events.js';
import { refuse } from '../../platform/errors/refuse.js';
import { QUOTE_REQUESTED } from '../quotes/quote.events.js';
import type { CheckedRequest } from '../quotes/quote-requests.service.js';
import { requestTotal } from '../quotes/domain/request-total.js';
import type { BuyerLimitResponse } from './dto/approval.response.js';

/** The limit of a buyer, and how much of it is used this month. */
export interface BuyerLimit {
  readonly monthlyLimit: Fils | null;
  readonly spent: Fils;
  readonly needsApproval: boolean;
}

/** The monthly limits of buyers. */
@Injectable()
export class BuyerLimits {
  constructor(
    private readonly companies: CompaniesService,
    private readonly quotes: QuotesService,
    private readonly orders: OrdersService,
    private readonly clock: Clock,
  ) {}

  async limitOf(userId: string, session: ClientSession | null = null): Promise<BuyerLimit> {
    const { company, monthlyLimit } = await this.companies.membershipOf(userId, session);
    const needsApproval = company?.needsApproval === true;
    const spent = monthlyLimit === null ? 0 : await this.spentThisMonth(userId, session);
    return { monthlyLimit, spent, needsApproval };
  }

  async toLimitResponse(userId: string): Promise<BuyerLimitResponse> {
    const limit = await this.limitOf(userId);
    const { monthlyLimit, spent, needsApproval } = limit;
    return {
      ...{ monthlyLimit: toAedOrNull(monthlyLimit), spent: toAed(spent), left: toAedOrNull(leftOf(limit)) },
      needsApproval,
    };
  }

  /**
   * The sum of this month's requests in Dubai at their present totals, without requests that were rejected or whose
   * order was cancelled.
   */
  private async spentThisMonth(userId: string, session: ClientSession | null): Promise<Fils> {
    const today = this.clock.now();
    const from = startOfDubaiDay(`${dubaiDay(today).slice(0, 7)}-01`);
    const found = await this.quotes.requestedIn(userId, { from, to: endOfDubaiDay(today) }, session);
    const cancelled = await this.orders.cancelledAmong(
      found.flatMap(({ order }) => order ?? []),
      session,
    );
    const counted = found.filter(({ order }) => order === null || !cancelled.has(order.toHexString()));
    return counted.reduce((sum, { total }) => sum + total, 0);
  }

  /** @throws DomainError APPROVAL_NEEDED */
  @OnEvent(QUOTE_REQUESTED)
  async requireWithin(request: CheckedRequest, { session }: ChangeContext): Promise<void> {
    const limit = await this.limitOf(request.user.toHexString(), session);
    if (exceedsLimit(limit, ...requestTotal(request)))
      throw refuse('APPROVAL_NEEDED', { left: aedText(leftOf(limit) ?? 0) });
  }
}
