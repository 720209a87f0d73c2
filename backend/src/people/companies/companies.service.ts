import { Injectable } from '@nestjs/common';
import { toSalesperson } from '../../documents/parties/salesperson.response.js';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { loadRecord, requireVersion, type Stored } from '../../platform/database/record.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { type FoundPage, findPage } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { companyRoleNeeded } from './companies.errors.js';
import { COMPANY_LIST } from './companies.list.js';
import { type CompanyMember, CompanyMembers } from '../user-record/company-members.service.js';
import { type CompanyRef, toListedCompany, COMPANY_RECORD } from './company.mapper.js';
import { Company, CompanyRecord } from './company.schema.js';
import {
  CompanyRefResponse,
  CompanyResponse,
  type ListedCompanyResponse,
  ManagedCompanyResponse,
} from './dto/company.response.js';
import { type CompanyAction, mayInCompany } from '@shop/contract/company-roles';
import type { Actor } from '../../platform/auth/actor.js';
import { seesPrices } from '../../platform/auth/staff-access.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import type { AccountQueryDto } from './dto/account.query.js';
import type { CompanySettingsDto } from './dto/company.requests.js';

export type { CompanyRecord };

/** Role and limit exist only with a company. */
export interface ConfirmedMembership extends Omit<CompanyMember, 'company'> {
  readonly company: CompanyRecord | null;
}

const NO_MEMBERSHIP: ConfirmedMembership = { company: null, companyRole: null, monthlyLimit: null };

/** Reads companies, also for other modules; users of a company see and change its settings, if their role allows it. */
@Injectable()
export class CompaniesService {
  constructor(
    @InjectModel(Company.name) private readonly companies: Model<Company>,
    @InjectRecords(Company) private readonly records: RecordStore<Company>,
    private readonly members: CompanyMembers,
    private readonly transactions: Transactions,
  ) {}

  async list(query: ListQueryDto, actor: Actor): Promise<ListPage<CompanyResponse>> {
    const { records, ...page } = await this.page(query);
    return { ...page, rows: records.map((company) => companyShownTo(actor, company)) };
  }

  /** A window of the list of companies. */
  page(query: ListQueryDto): Promise<FoundPage<Company & Stored>> {
    return findPage(this.companies, parseListQuery(COMPANY_LIST, query));
  }

  async get(id: string, actor: Actor): Promise<CompanyResponse> {
    return companyShownTo(actor, await this.load(id));
  }

  /** @throws DomainError COMPANY_NOT_FOUND */
  load(id: string, session?: ClientSession): Promise<CompanyRecord> {
    return loadRecord(this.companies, COMPANY_RECORD, id, session);
  }

  /** The confirmed company of a user, which receives the user's documents. null if the user is a person. */
  async ofUser(userId: string, session: ClientSession | null = null): Promise<CompanyRecord | null> {
    return (await this.membershipOf(userId, session)).company;
  }

  /** The company that a document names; null if none, or if it was deleted. */
  async ofDocument(
    { company: _id }: { readonly company?: Types.ObjectId | null | undefined },
    session: ClientSession | null = null,
  ): Promise<CompanyRecord | null> {
    return _id ? this.companies.findById(_id).session(session).lean<CompanyRecord | null>() : null;
  }

  /** The id of the confirmed company of a user. */
  async idOfUser(user: Types.ObjectId, session: ClientSession | null): Promise<Types.ObjectId | null> {
    return (await this.ofUser(user.toHexString(), session))?._id ?? null;
  }

  /** A user of a confirmed company buys for its account. @throws DomainError at `user` if not exactly one is named */
  async accountIn({ company, user, person }: AccountQueryDto) {
    if ([company, user, person].filter((id) => id !== undefined).length !== 1) throw refuseField('user', 'ONE_ACCOUNT');
    const present = user === undefined ? company : (await this.ofUser(user))?._id.toHexString();
    return present === undefined ? { company: null, user: user ?? person ?? '' } : { company: present, user: null };
  }

  /** The membership of a user in a confirmed company; an unconfirmed company does not count. */
  async membershipOf(userId: string, session: ClientSession | null = null): Promise<ConfirmedMembership> {
    return this.confirmedOf(await this.members.memberOf(userId, session), session);
  }

  /** The same of a user who was read already. */
  async confirmedOf(
    { company: _id, companyRole, monthlyLimit }: CompanyMember,
    session: ClientSession | null,
  ): Promise<ConfirmedMembership> {
    const company =
      _id && (await this.companies.findOne({ _id, status: 'Confirmed' }).session(session).lean<CompanyRecord | null>());
    return company ? { company, companyRole, monthlyLimit } : NO_MEMBERSHIP;
  }

  confirmed(): Promise<CompanyRecord[]> {
    return this.companies.find({ status: 'Confirmed' }).sort({ legalName: 1, _id: 1 }).lean<CompanyRecord[]>();
  }

  byIds(ids: readonly Types.ObjectId[], session: ClientSession | null): Promise<CompanyRecord[]> {
    return this.companies
      .find({ _id: { $in: [...ids] } })
      .session(session)
      .lean<CompanyRecord[]>();
  }

  /** The existing companies by id, for lists of users. */
  async refs(
    ids: readonly Types.ObjectId[],
    session: ClientSession | null = null,
  ): Promise<ReadonlyMap<string, CompanyRefResponse>> {
    if (ids.length === 0) return new Map();
    const found = await this.companies
      .find({ _id: { $in: [...ids] } })
      .session(session)
      .select('legalName trn status')
      .lean<CompanyRef[]>();
    return new Map(found.map((company) => [company._id.toHexString(), CompanyRefResponse.stored(company)]));
  }

  /** Companies by id, with who looks after them. */
  async assigned(ids: readonly Types.ObjectId[], session: ClientSession | null) {
    const found = await this.companies
      .find({ _id: { $in: [...ids] } })
      .session(session)
      .select('legalName salesperson')
      .lean<CompanyRecord[]>();
    return found.map((company) => ({
      _id: company._id,
      legalName: company.legalName,
      salesperson: toSalesperson(company),
    }));
  }

  /** Companies by id, as the exports of lists name them. */
  async listed(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, ListedCompanyResponse>> {
    if (ids.length === 0) return new Map();
    const found = await this.companies
      .find({ _id: { $in: [...ids] } })
      .select('legalName trn address')
      .lean<CompanyRecord[]>();
    return new Map(found.map((company) => [company._id.toHexString(), toListedCompany(company)]));
  }

  /** The company with this TRN; null for an empty TRN. */
  async withTrn(trn: string, session: ClientSession | null = null): Promise<CompanyRecord | null> {
    return trn === '' ? null : this.companies.findOne({ trn }).session(session).lean<CompanyRecord | null>();
  }

  /** Prevents the deletion of a company while a user is added to it. @throws DomainError at the field `company` */
  async lockNamed(id: Types.ObjectId, session: ClientSession): Promise<CompanyRecord> {
    const company = await this.records.lock(id, session);
    if (company === null) throw refuseField('company', 'UNKNOWN_COMPANY');
    return company;
  }

  /**
   * The confirmed company of the caller, whose role must include the right.
   * @throws DomainError COMPANY_NOT_FOUND if there is none, COMPANY_ROLE_NEEDED
   */
  async companyFor(
    { id }: Actor,
    right: CompanyAction | null,
    session: ClientSession | null = null,
  ): Promise<CompanyRecord> {
    const { company, companyRole } = await this.membershipOf(id, session);
    if (company === null) throw refuse('COMPANY_NOT_FOUND');
    if (right !== null && !mayInCompany(companyRole, right)) throw companyRoleNeeded(right);
    return company;
  }

  async getSettings(actor: Actor): Promise<ManagedCompanyResponse> {
    return ManagedCompanyResponse.stored(await this.companyFor(actor, null));
  }

  updateSettings(body: CompanySettingsDto, actor: Actor): Promise<ManagedCompanyResponse> {
    return this.transactions.answer(actor, async (session) => {
      const company = await this.companyFor(actor, 'manage', session);
      requireVersion('company', company, body.version);
      return ManagedCompanyResponse.stored(await this.records.store(company, settingsIn(body), { actor, session }));
    });
  }
}

/** The settings in the body. */
export function settingsIn(body: CompanySettingsDto): Partial<Company> {
  const { sharesPurchases, sharesQuotes, sharesOrders, sharesInvoices, needsApproval } = body;
  const said = { sharesPurchases, sharesQuotes, sharesOrders, sharesInvoices, needsApproval };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** The credit limit is hidden from roles that see no prices. */
export function companyShownTo(actor: Actor, company: CompanyRecord): CompanyResponse {
  const shown = CompanyResponse.stored(company);
  return seesPrices(actor) ? shown : { ...shown, creditLimit: null };
}
