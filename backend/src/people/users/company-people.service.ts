import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { lastCompanyAdmin } from '../companies/companies.errors.js';
import { type Membership, membershipOf, NO_MEMBERSHIP } from '../user-record/membership.js';
import { CompanySettings } from '../companies/company-settings.service.js';
import { signedOut } from '../../platform/auth/access.guard.js';
import type { Actor } from '../../platform/auth/actor.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { requireVersion, toObjectId } from '../../platform/database/record.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import type { MemberResponse } from './dto/member.response.js';
import type { UpdateMemberDto } from './dto/user.requests.js';
import { changedLimit, UserCompanies } from './user-companies.service.js';
import { toMember } from './user.mapper.js';
import { User, type UserRecord } from '../user-record/user.schema.js';
import { memberNotFound } from './users.errors.js';

/** The most people of a company that are listed. */
const MOST_PEOPLE = 200;

type Invited = Pick<Membership, 'companyRole' | 'monthlyLimit'> & { readonly company: Types.ObjectId };
type JoinContext = ChangeContext & { readonly actor: Actor };

/** The admin of a company sets who belongs to it, their roles and limits. */
@Injectable()
export class CompanyPeople {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly settings: CompanySettings,
    private readonly companies: UserCompanies,
    private readonly transactions: Transactions,
  ) {}

  /** By name; at most 200. @throws DomainError COMPANY_NOT_FOUND, COMPANY_ROLE_NEEDED */
  async list(actor: Actor): Promise<MemberResponse[]> {
    const { _id: company } = await this.settings.of(actor, 'manage');
    const found = await this.users.find({ company }).sort({ name: 1, _id: 1 }).limit(MOST_PEOPLE).lean<UserRecord[]>();
    return found.map(toMember);
  }

  /** @throws DomainError MEMBER_NOT_FOUND, LAST_COMPANY_ADMIN */
  update(id: string, body: UpdateMemberDto, actor: Actor): Promise<MemberResponse> {
    return this.transactions.answer(actor, async (session) => {
      const member = await this.load(id, actor, session);
      requireVersion('user', member, body.version);
      const before = membershipOf(member);
      const companyRole = body.companyRole ?? before.companyRole;
      const monthlyLimit = changedLimit(before.monthlyLimit, body.monthlyLimit);
      return toMember(await this.store(member, { ...before, companyRole, monthlyLimit }, actor, session));
    });
  }

  /** The user is a person again; their documents stay theirs. @throws DomainError MEMBER_NOT_FOUND, LAST_COMPANY_ADMIN */
  remove(id: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      await this.store(await this.load(id, actor, session), NO_MEMBERSHIP, actor, session);
      return { _id: id };
    });
  }

  /**
   * The caller joins a company, in the transaction of their invitation. Whoever had asked to belong to one asks no more.
   * @returns null where they belong to another one
   */
  async join({ company, companyRole, monthlyLimit }: Invited, by: JoinContext): Promise<MemberResponse | null> {
    const user = await this.users.findById(by.actor.id).session(by.session).lean<UserRecord | null>();
    if (user === null) throw signedOut();
    const { company: present } = membershipOf(user);
    if (present !== null) return present.equals(company) ? toMember(user) : null;
    await this.companies.lock(company, by.session);
    const next: Membership = { company, companyRole, monthlyLimit, companyRequest: null };
    const changes = await this.companies.changes(user, next, by.session);
    return toMember(await this.records.store(user, next, { ...by, changes }));
  }

  private async load(id: string, actor: Actor, session: ClientSession): Promise<UserRecord> {
    const company = await this.settings.of(actor, 'manage', session);
    const filter = { _id: toObjectId(id), company: company._id };
    const member = filter._id && (await this.users.findOne(filter).session(session).lean<UserRecord | null>());
    if (!member) throw memberNotFound();
    return member;
  }

  private async store(member: UserRecord, next: Membership, actor: Actor, session: ClientSession): Promise<UserRecord> {
    if (member.companyRole === 'admin' && next.companyRole !== 'admin') await this.keepOneAdmin(member, session);
    const changes = await this.companies.changes(member, next, session);
    return changes.length === 0 ? member : this.records.store(member, next, { actor, session, changes });
  }

  /** Locks all other admins, so that two who take each other's role at the same moment collide. */
  private async keepOneAdmin({ _id, company }: UserRecord, session: ClientSession): Promise<void> {
    const others = { company, companyRole: 'admin' as const, _id: { $ne: _id } };
    if ((await this.records.lockAll(others, session)) === 0) throw lastCompanyAdmin();
  }
}
