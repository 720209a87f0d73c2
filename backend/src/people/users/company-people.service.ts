import { Injectable } from '@nestjs/common';
import { type Fils, toFils } from '@shop/contract/money';
import { type ClientSession, type Model, Types } from 'mongoose';
import { CompaniesService } from '../companies/companies.service.js';
import { type Membership, membershipOf, NO_MEMBERSHIP } from '../user-record/membership.js';
import { membershipChanges } from '../user-record/company-members.service.js';
import type { Change } from '../../platform/history/history-entry.schema.js';
import type { UpdateMemberDto, UpdateUserDto } from './dto/user.requests.js';
import { InjectModel } from '@nestjs/mongoose';
import { signedOut } from '../../platform/auth/staff-access.js';
import type { Actor } from '../../platform/auth/actor.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { requireVersion, toObjectId } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import type { MemberResponse } from './dto/member.response.js';
import { toMember } from './user.mapper.js';
import { User, type UserRecord } from '../user-record/user.schema.js';
import { HistoryService } from '../../platform/history/history.service.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';

type WantedMembership = Pick<UpdateUserDto, 'company' | 'companyRole' | 'monthlyLimit' | 'companyRequest'>;

/** At most this many users of a company are listed. */
const MOST_PEOPLE = 200;

type Invited = Pick<Membership, 'companyRole' | 'monthlyLimit'> & { readonly company: Types.ObjectId };

type JoinContext = ChangeContext & { readonly actor: Actor };

export interface Colleague {
  readonly id: Types.ObjectId;
  /** When the user joined: earlier documents are their own, or another company's. */
  readonly since: Date;
}

/**
 * Sets which users belong to which company: staff and the admin of the company decide, with roles and limits. A company
 * may show its users' purchases to each other.
 */
@Injectable()
export class CompanyPeople {
  constructor(
    private readonly companies: CompaniesService,
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly transactions: Transactions,
    private readonly history: HistoryService,
  ) {}

  /**
   * Adds a user to a company, or removes them, as staff request. A member has no pending request.
   * @throws DomainError VALIDATION_FAILED, at `company` or `companyRole`
   */
  async wantedMembership(now: Membership, body: WantedMembership, session: ClientSession): Promise<Membership> {
    const company = companyWanted(now, body);
    if (company === null) {
      if (body.companyRole) throw refuseField('companyRole', 'ROLE_WITHOUT_COMPANY');
      if (body.monthlyLimit != null) throw refuseField('monthlyLimit', 'LIMIT_WITHOUT_COMPANY');
      return { ...NO_MEMBERSHIP, companyRequest: body.companyRequest === null ? null : now.companyRequest };
    }
    const isNew = !now.company?.equals(company);
    if (isNew) await this.companies.lockNamed(company, session);
    const companyRole = body.companyRole ?? (isNew ? null : now.companyRole) ?? 'buyer';
    const monthlyLimit = changedLimit(isNew ? null : now.monthlyLimit, body.monthlyLimit);
    return { company, companyRole, monthlyLimit, companyRequest: null };
  }

  /** The changes in the form of the history: companies by their names. */
  async membershipChanges(from: Membership, to: Membership, session: ClientSession): Promise<Change[]> {
    const refs = await this.companies.refs(
      [...(from.company ? [from.company] : []), ...(to.company ? [to.company] : [])],
      session,
    );
    return membershipChanges(
      from,
      to,
      (company) => refs.get(company.toHexString())?.legalName ?? company.toHexString(),
    );
  }

  /** Prevents the deletion of the company while a user joins it. */
  async lockCompany(company: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.companies.lockNamed(company, session);
  }

  /** By name; at most 200. @throws DomainError COMPANY_NOT_FOUND, COMPANY_ROLE_NEEDED */
  async listMembers(actor: Actor): Promise<MemberResponse[]> {
    const { _id: company } = await this.companies.companyFor(actor, 'manage');
    const found = await this.users.find({ company }).sort({ name: 1, _id: 1 }).limit(MOST_PEOPLE).lean<UserRecord[]>();
    return found.map(toMember);
  }

  /** @throws DomainError MEMBER_NOT_FOUND, LAST_COMPANY_ADMIN */
  updateMember(id: string, body: UpdateMemberDto, actor: Actor): Promise<MemberResponse> {
    return this.transactions.answer(actor, async (session) => {
      const member = await this.loadMember(id, actor, session);
      requireVersion('user', member, body.version);
      const before = membershipOf(member);
      const companyRole = body.companyRole ?? before.companyRole;
      const monthlyLimit = changedLimit(before.monthlyLimit, body.monthlyLimit);
      return toMember(await this.storeMember(member, { ...before, companyRole, monthlyLimit }, actor, session));
    });
  }

  /**
   * The user becomes a person again and keeps their documents. @throws DomainError MEMBER_NOT_FOUND, LAST_COMPANY_ADMIN
   */
  removeMember(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      await this.storeMember(await this.loadMember(id, actor, session), NO_MEMBERSHIP, actor, session);
      return { _id: id };
    });
  }

  /**
   * Adds the caller to a company, in the transaction of their invitation, and removes a pending request.
   * @returns null if they belong to another company
   */
  async join({ company, companyRole, monthlyLimit }: Invited, by: JoinContext): Promise<MemberResponse | null> {
    const user = await this.users.findById(by.actor.id).session(by.session).lean<UserRecord | null>();
    if (user === null) throw signedOut();
    const { company: present } = user;
    if (present !== null) return present.equals(company) ? toMember(user) : null;
    await this.lockCompany(company, by.session);
    const next: Membership = { company, companyRole, monthlyLimit, companyRequest: null };
    const changes = await this.membershipChanges(user, next, by.session);
    return toMember(await this.records.store(user, next, { ...by, changes }));
  }

  private async loadMember(id: string, actor: Actor, session: ClientSession): Promise<UserRecord> {
    const company = await this.companies.companyFor(actor, 'manage', session);
    const filter = { _id: toObjectId(id), company: company._id };
    const member = filter._id && (await this.users.findOne(filter).session(session).lean<UserRecord | null>());
    if (!member) throw refuse('MEMBER_NOT_FOUND');
    return member;
  }

  private async storeMember(
    member: UserRecord,
    next: Membership,
    actor: Actor,
    session: ClientSession,
  ): Promise<UserRecord> {
    if (member.companyRole === 'admin' && next.companyRole !== 'admin') await this.keepOneAdmin(member, session);
    const changes = await this.membershipChanges(member, next, session);
    return changes.length === 0 ? member : this.records.store(member, next, { actor, session, changes });
  }

  /** Locks all other admins, so that two admins who demote each other at the same moment conflict. */
  private async keepOneAdmin({ _id, company }: UserRecord, session: ClientSession): Promise<void> {
    const others = { company, companyRole: 'admin' as const, _id: { $ne: _id } };
    if ((await this.records.lockAll(others, session)) === 0) throw refuse('LAST_COMPANY_ADMIN');
  }

  /** @returns the id of the user's company; null if it shares nothing, or there is none */
  async sharingCompany(userId: string, session: ClientSession | null = null): Promise<Types.ObjectId | null> {
    const company = await this.companies.ofUser(userId, session);
    return company?.sharesPurchases === true ? company._id : null;
  }

  /** @returns all users of the user's company, including the user; null if it shares nothing, or there is none */
  async colleaguesOf(userId: string): Promise<Colleague[] | null> {
    const company = await this.sharingCompany(userId);
    if (company === null) return null;
    const found = await this.users
      .find({ company })
      .select('_id createdAt')
      .sort({ _id: 1 })
      .limit(MOST_PEOPLE)
      .lean<{ _id: Types.ObjectId; createdAt: Date }[]>();
    const ids = found.map(({ _id }) => _id);
    const moved = await this.history.lastChanges('users', ids, 'company');
    return found.map(({ _id, createdAt }) => ({ id: _id, since: moved.get(_id.toHexString()) ?? createdAt }));
  }
}

/** @param sent null removes the limit; undefined does not change it */
export function changedLimit(before: Fils | null, sent: number | null | undefined): Fils | null {
  if (sent === undefined) return before;
  return sent === null ? null : toFils(sent);
}

/** A change of the role alone does not change the company. */
function companyWanted({ company: now }: Membership, { company }: WantedMembership): Types.ObjectId | null {
  if (company === undefined) return now;
  return company === null ? null : new Types.ObjectId(company);
}
