import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ApprovalAction } from '@shop/contract/approvals';
import type { AccountScope } from '@shop/contract/company';
import { mayInCompany } from '@shop/contract/company-roles';
import { type ClientSession, type Model, Types } from 'mongoose';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { companyRoleNeeded } from '../../people/companies/companies.errors.js';
import { CompanyMembers } from '../../people/user-record/company-members.service.js';
import type { OwnListQueryDto } from '../../people/companies/dto/own-list.query.js';
import type { Actor } from '../../platform/auth/actor.js';
import { DOCUMENTS_OF_OWNER, type DocumentOwner } from '../../people/user-record/owner.events.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { loadRecord, MOST_NAMED } from '../../platform/database/record.js';
import { findOwned } from '../../platform/lists/find-page.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { refuse } from '../../platform/errors/refuse.js';
import { UsersService } from '../../people/users/users.service.js';
import { OFFER_WAITS_FOR_APPROVAL, type SentOffer } from '../quotes/quote.events.js';
import { toApproval } from './approval.mapper.js';
import { APPROVAL_RECORD, Approval, type ApprovalRecord } from './approval.schema.js';
import type { ApprovalResponse } from './dto/approval.response.js';

/** The caller's rights on the approvals of a company. */
interface Decider {
  /** The caller’s company. Requests made in a former company are not included. */
  readonly member: Types.ObjectId | null;
  readonly company: Types.ObjectId | null;
  /** True if no other user of the company could decide: an admin then decides on their own requests too. */
  readonly isAlone: boolean;
}

/** Reads approvals. Buyers request approval from their company for requests above their limit. */
@Injectable()
export class ApprovalsService {
  constructor(
    @InjectModel(Approval.name) private readonly approvals: Model<Approval>,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly members: CompanyMembers,
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
    if (!isOwn(approval, actor, decider) && !isOf(approval, decider)) throw refuse('APPROVAL_NOT_FOUND');
    return this.toApprovalResponse(actor, approval, decider);
  }

  async toApprovalResponse(actor: Actor, approval: ApprovalRecord, decider?: Decider): Promise<ApprovalResponse> {
    const refs = await this.users.refs([approval.user]);
    const actions = actionsOf(approval, actor, decider ?? (await this.deciderFor(actor)));
    return toApproval(approval, refs.of(approval.user), actions);
  }

  /** @throws DomainError APPROVAL_NOT_FOUND */
  load(id: string, session?: ClientSession): Promise<ApprovalRecord> {
    return loadRecord(this.approvals, APPROVAL_RECORD, id, session);
  }

  async deciderFor({ id }: Actor, session: ClientSession | null = null): Promise<Decider> {
    const { company, companyRole } = await this.companies.membershipOf(id, session);
    const member = company?._id ?? null;
    if (company === null || !mayInCompany(companyRole, 'approve')) return { member, company: null, isAlone: false };
    const others = await this.decidersBeside(company._id, id, session);
    return { member, company: company._id, isAlone: companyRole === 'admin' && others.length === 0 };
  }

  @AnswersQuery(DOCUMENTS_OF_OWNER)
  async approvalsOf(owner: DocumentOwner, session: ClientSession): Promise<string[]> {
    const found = await this.approvals.find(owner).session(session).select('_id').limit(MOST_NAMED).lean();
    return found.map(({ _id }) => _id.toHexString());
  }

  @AnswersQuery(OFFER_WAITS_FOR_APPROVAL)
  async isOfferWaiting({ _id, revision }: SentOffer, session: ClientSession | null): Promise<boolean> {
    const waiting = { 'quote._id': _id, status: 'Waiting' as const, 'acceptance.revision': revision };
    return (await this.approvals.exists(waiting).session(session)) !== null;
  }

  /** The users of a company who may decide, except one. */
  async decidersBeside(company: Types.ObjectId, id: string, session: ClientSession | null) {
    const people = await this.members.people(company, session);
    return people.filter(({ _id, companyRole }) => _id !== id && mayInCompany(companyRole, 'approve'));
  }
}

export const isOwn = ({ user, company }: ApprovalRecord, { id }: Actor, { member }: Decider): boolean =>
  user.toHexString() === id && company.equals(member ?? '');

/** True if the approval belongs to the company for which the caller decides. */
export const isOf = ({ company }: ApprovalRecord, decider: Decider): boolean => company.equals(decider.company ?? '');

export const mayDecide = (approval: ApprovalRecord, actor: Actor, decider: Decider): boolean =>
  isOf(approval, decider) && (!isOwn(approval, actor, decider) || decider.isAlone);

/** An order that is held goes on waiting. */
export const mayWithdraw = (approval: ApprovalRecord, actor: Actor, decider: Decider): boolean =>
  isOwn(approval, actor, decider) && !approval.order;

function actionsOf(approval: ApprovalRecord, actor: Actor, decider: Decider): ApprovalAction[] {
  if (approval.status !== 'Waiting') return [];
  const decisions = mayDecide(approval, actor, decider) ? (['approve', 'refuse'] as const) : [];
  return [...decisions, ...(mayWithdraw(approval, actor, decider) ? (['withdraw'] as const) : [])];
}

function listed(
  { id }: Actor,
  { company, member }: Decider,
  scope: AccountScope,
): Record<string, Types.ObjectId | null> {
  if (scope === 'own') return { user: new Types.ObjectId(id), company: member };
  if (company === null) throw companyRoleNeeded('approve');
  return { company };
}
