import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ApprovalAction, exceedsLimit } from '@shop/contract/approvals';
import type { AccountScope } from '@shop/contract/company';
import { mayInCompany } from '@shop/contract/company-roles';
import { type ClientSession, type Model, Types } from 'mongoose';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { companyRoleNeeded } from '../../people/companies/companies.errors.js';
import { CompanyMembers } from '../../people/user-record/company-members.service.js';
import type { OwnListQueryDto } from '../../people/companies/dto/own-list.query.js';
import type { Actor } from '../../platform/auth/actor.js';
import { DOCUMENTS_OF_USER } from '../../people/users/user.events.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { findRecord, MOST_NAMED } from '../../platform/database/record.js';
import { findOwned } from '../../platform/lists/find-page.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { refuse } from '../../platform/errors/refuse.js';
import { UsersService } from '../../people/users/users.service.js';
import { toApproval } from './approval.mapper.js';
import { Approval, type ApprovalRecord } from './approval.schema.js';
import type { ApprovalResponse } from './dto/approval.response.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { requestTotal } from '../quotes/domain/request-total.js';
import type { RequestQuoteDto } from '../quotes/dto/quote.requests.js';
import { QuoteRequests } from '../quotes/quote-requests.service.js';
import { waitingEmails } from './approval.emails.js';
import { Outbox } from '../../platform/mail/outbox.service.js';
import { BuyerLimits } from './buyer-limits.service.js';

/** The caller's rights on the approvals of a company. */
interface Decider {
  readonly company: Types.ObjectId | null;
  /** True if no other user of the company could decide: an admin then decides on their own requests too. */
  readonly isAlone: boolean;
}

const NOBODY: Decider = { company: null, isAlone: false };

/** Reads approvals. Buyers request approval from their company for requests above their limit. */
@Injectable()
export class ApprovalsService {
  constructor(
    @InjectModel(Approval.name) private readonly approvals: Model<Approval>,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly members: CompanyMembers,
    @InjectRecords(Approval) private readonly records: RecordStore<Approval>,
    private readonly requests: QuoteRequests,
    private readonly limits: BuyerLimits,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The caller's own approvals, or all of the company for those who decide. @throws DomainError COMPANY_ROLE_NEEDED */
  async listFor(actor: Actor, { scope = 'own', ...query }: OwnListQueryDto): Promise<ListPage<ApprovalResponse>> {
    const decider = await this.deciderFor(actor);
    const sort = { createdAt: -1, _id: -1 } as const;
    const { records, ...page } = await findOwned(this.approvals, listed(actor, decider, scope), sort, query);
    const refs = await this.users.refs(records.map(({ user }) => user));
    const rows = records.map((one) => toApproval(one, refs.of(one.user), actionsOf(one, actor, decider)));
    return { ...page, rows };
  }

  async get(id: string, actor: Actor): Promise<ApprovalResponse> {
    const approval = await this.load(id);
    const decider = await this.deciderFor(actor);
    if (!isOwn(approval, actor) && !isOf(approval, decider)) throw refuse('APPROVAL_NOT_FOUND');
    return this.toApprovalResponse(actor, approval, decider);
  }

  async toApprovalResponse(actor: Actor, approval: ApprovalRecord, decider?: Decider): Promise<ApprovalResponse> {
    const refs = await this.users.refs([approval.user]);
    const actions = actionsOf(approval, actor, decider ?? (await this.deciderFor(actor)));
    return toApproval(approval, refs.of(approval.user), actions);
  }

  /** @throws DomainError APPROVAL_NOT_FOUND */
  async load(id: string, session?: ClientSession): Promise<ApprovalRecord> {
    const approval = await findRecord(this.approvals, id, session);
    if (approval === null) throw refuse('APPROVAL_NOT_FOUND');
    return approval;
  }

  async deciderFor({ id }: Actor, session: ClientSession | null = null): Promise<Decider> {
    const { company, companyRole } = await this.companies.membershipOf(id, session);
    if (company === null || !mayInCompany(companyRole, 'approve')) return NOBODY;
    const others = await this.decidersBeside(company._id, id, session);
    return { company: company._id, isAlone: companyRole === 'admin' && others.length === 0 };
  }

  @AnswersQuery(DOCUMENTS_OF_USER)
  async approvalsOfUser(user: string, session: ClientSession): Promise<string[]> {
    const found = await this.approvals.find({ user }).session(session).select('_id').limit(MOST_NAMED).lean();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** @throws DomainError APPROVAL_NOT_NEEDED, PRODUCT_UNAVAILABLE, BELOW_MINIMUM */
  requestApproval(body: RequestQuoteDto, actor: Actor): Promise<ApprovalResponse> {
    const _id = new Types.ObjectId();
    const createdAt = this.clock.now();
    const user = new Types.ObjectId(actor.id);
    return this.transactions.answer(actor, async (session) => {
      const buyer = await this.users.lockSelf(user, session);
      const { company, ...request } = await this.requests.checkRequest(body, { actor, user, createdAt, session });
      const limit = await this.limits.limitOf(actor.id, session);
      const [amount, hasUnpriced] = requestTotal(request);
      const { monthlyLimit, spent } = limit;
      if (company === null || monthlyLimit === null || !exceedsLimit(limit, amount, hasUnpriced)) {
        throw refuse('APPROVAL_NOT_NEEDED');
      }
      const fields = { _id, ...request, company, updatedAt: createdAt, amount, monthlyLimit, spent };
      const stored = await this.records.insert(fields, { actor, session, action: 'requested' });
      await this.outbox.post(
        waitingEmails(stored, buyer, await this.decidersBeside(company, actor.id, session)),
        session,
      );
      return this.toApprovalResponse(actor, stored);
    });
  }

  /** The users of a company who may decide, except one. */
  private async decidersBeside(company: Types.ObjectId, id: string, session: ClientSession | null) {
    const people = await this.members.people(company, session);
    return people.filter(({ _id, companyRole }) => _id !== id && mayInCompany(companyRole, 'approve'));
  }
}

export const isOwn = ({ user }: ApprovalRecord, { id }: Actor): boolean => user.toHexString() === id;

/** True if the approval belongs to the company for which the caller decides. */
export const isOf = ({ company }: ApprovalRecord, decider: Decider): boolean => company.equals(decider.company ?? '');

export const mayDecide = (approval: ApprovalRecord, actor: Actor, decider: Decider): boolean =>
  isOf(approval, decider) && (!isOwn(approval, actor) || decider.isAlone);

function actionsOf(approval: ApprovalRecord, actor: Actor, decider: Decider): ApprovalAction[] {
  if (approval.status !== 'Waiting') return [];
  const decisions = mayDecide(approval, actor, decider) ? (['approve', 'refuse'] as const) : [];
  return [...decisions, ...(isOwn(approval, actor) ? (['withdraw'] as const) : [])];
}

function listed({ id }: Actor, { company }: Decider, scope: AccountScope): Record<string, Types.ObjectId> {
  if (scope === 'own') return { user: new Types.ObjectId(id) };
  if (company === null) throw companyRoleNeeded('approve');
  return { company };
}
