import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { CompaniesService } from '../companies/companies.service.js';
import type { Membership } from '../companies/company-applications.service.js';
import { CompanyMembers } from '../companies/company-members.service.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { MOST_NAMED, References } from '../platform/database/references.service.js';
import { changesBetween } from '../platform/history/changes.js';
import type { Change } from '../platform/history/history-entry.schema.js';
import type { UpdateUserDto } from './dto/user.requests.js';
import { membershipOf, toContact } from './user.mapper.js';
import { User, type UserRecord } from './user.schema.js';
import { roleWithoutCompany } from './users.errors.js';

type WantedMembership = Pick<UpdateUserDto, 'company' | 'companyRole' | 'companyRequest'>;

/** Which users belong to which company. */
@Injectable()
export class UserCompanies implements OnModuleInit {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectRecords(User) private readonly records: RecordStore<User>,
    private readonly companies: CompaniesService,
    private readonly members: CompanyMembers,
    private readonly references: References,
  ) {}

  onModuleInit(): void {
    this.references.register('company', (company, session) => this.namesIn(company, session));
    this.members.register({
      companyOf: async (id, session) =>
        (await this.users.findById(id).session(session).select('company').lean())?.company ?? null,
      release: (company, by) => this.release(company, by),
      people: async (company, session) =>
        (await this.users.find({ company }).session(session).lean<UserRecord[]>()).map(toContact),
    });
  }

  /**
   * Puts a user into a company, or takes them out of it, as staff want. Who is in one has asked for none.
   * @throws DomainError VALIDATION_FAILED, at `company` or `companyRole`
   */
  async wanted(before: Partial<Membership>, body: WantedMembership, session: ClientSession): Promise<Membership> {
    const now = membershipOf(before);
    const company = companyWanted(now, body);
    if (company === null) {
      if (body.companyRole) throw roleWithoutCompany();
      return { company, companyRole: null, companyRequest: body.companyRequest === null ? null : now.companyRequest };
    }
    const isNew = !now.company?.equals(company);
    if (isNew) await this.companies.lockNamed(company, session);
    const companyRole = body.companyRole ?? (isNew ? null : now.companyRole) ?? 'buyer';
    return { company, companyRole, companyRequest: null };
  }

  /** The changes as the history tells them: companies by their names. */
  async changes(before: Partial<Membership>, after: Membership, session: ClientSession): Promise<Change[]> {
    return changesBetween(await this.told(membershipOf(before), session), await this.told(after, session));
  }

  private async told({ company, ...rest }: Membership, session: ClientSession): Promise<object> {
    const refs = await this.companies.refs(company === null ? [] : [company], session);
    const name = company === null ? null : (refs.get(company.toHexString())?.legalName ?? company.toHexString());
    return { ...rest, company: name, companyRequest: rest.companyRequest?.legalName ?? null };
  }

  private async namesIn(company: string, session: ClientSession): Promise<string[]> {
    const found = await this.users.find({ company }).session(session).select('name').limit(MOST_NAMED).lean();
    return found.map(({ name }) => name);
  }

  private async release(company: Types.ObjectId, by: ChangeContext): Promise<void> {
    const found = await this.users.find({ company }).session(by.session).lean<UserRecord[]>();
    const none: Membership = { company: null, companyRole: null, companyRequest: null };
    for (const user of found) {
      const changes = await this.changes(user, none, by.session);
      await this.records.store(user, none, { ...by, changes });
    }
  }
}

/** A role alone leaves the user where they are. */
function companyWanted({ company: now }: Membership, { company }: WantedMembership): Types.ObjectId | null {
  if (company === undefined) return now;
  return company === null ? null : new Types.ObjectId(company);
}
