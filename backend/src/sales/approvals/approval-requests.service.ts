import { Injectable } from '@nestjs/common';
import { exceedsLimit } from '@shop/contract/approvals';
import { Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { requestTotal } from '../quotes/domain/request-total.js';
import type { RequestQuoteDto } from '../quotes/dto/quote.requests.js';
import { QuoteRequests } from '../quotes/quote-requests.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { ApprovalEmails } from './approval.emails.js';
import { Approval } from './approval.schema.js';
import { ApprovalsService } from './approvals.service.js';
import { BuyerLimits } from './buyer-limits.service.js';
import type { ApprovalResponse } from './dto/approval.response.js';

/** Buyers ask their company for what is above their limit. */
@Injectable()
export class ApprovalRequests {
  constructor(
    @InjectRecords(Approval) private readonly records: RecordStore<Approval>,
    private readonly requests: QuoteRequests,
    private readonly limits: BuyerLimits,
    private readonly approvals: ApprovalsService,
    private readonly users: UsersService,
    private readonly emails: ApprovalEmails,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError APPROVAL_NOT_NEEDED, PRODUCT_UNAVAILABLE, BELOW_MINIMUM */
  ask(body: RequestQuoteDto, actor: Actor): Promise<ApprovalResponse> {
    const _id = new Types.ObjectId();
    const createdAt = this.clock.now();
    const user = new Types.ObjectId(actor.id);
    return this.transactions.answer(actor, async (session) => {
      const buyer = await this.users.lockSelf(user, session);
      const { company, ...request } = await this.requests.check(body, { actor, user, createdAt, session });
      const limit = await this.limits.of(actor.id, session);
      const [amount, hasUnpriced] = requestTotal(request);
      const { monthlyLimit, spent } = limit;
      if (company === null || monthlyLimit === null || !exceedsLimit(limit, amount, hasUnpriced)) {
        throw refuse('APPROVAL_NOT_NEEDED');
      }
      const fields = { _id, ...request, company, updatedAt: createdAt, amount, monthlyLimit, spent };
      const stored = await this.records.insert(fields, { actor, session, action: 'requested' });
      await this.emails.waiting(stored, buyer, session);
      return this.approvals.answerFor(actor, stored);
    });
  }
}
