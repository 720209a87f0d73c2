import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Fils, toFils } from '@shop/contract/money';
import { type ClientSession, type Model, Types } from 'mongoose';
import { CompaniesService } from '../companies/companies.service.js';
import { type Membership, NO_MEMBERSHIP } from '../companies/company-applications.service.js';
import { CompanyMembers } from '../user-record/company-members.service.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { MOST_NAMED, References } from '../../platform/database/references.service.js';
import { changesBetween } from '../../platform/history/changes.js';
import type { Change } from '../../platform/history/history-entry.schema.js';
import type { UpdateUserDto } from './dto/user.requests.js';
import { membershipOf, toContact } from './user.mapper.js';
import { User, type UserRecord } from '../user-record/user.schema.js';
import { limitWithoutCompany, roleWithoutCompany } from './users.errors.js';

type WantedMembership = Pick<UpdateUserDto, 'company' | 'companyRole' | 'monthlyLimit' | 'companyRequest'>;

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
      memberOf: async (id, session) => {
        const found = await this.users.findById(id).session(session).select('company companyRole monthlyLimit').lean();
        const { company, companyRole, monthlyLimit } = membershipOf(found ?? {});
        return { company, companyRole, monthlyLimit };
      },
      release: (company, by) => this.release(company, by),
      people: async (company, session) =>
        (await this.users.find({ company }).session(session).lean<UserRecord[]>()).map((user) => ({
          ...toContact(user),
          companyRole: user.companyRole,
        })),
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
      if (body.monthlyLimit != null) throw limitWithoutCompany();
      return { ...NO_MEMBERSHIP, companyRequest: body.companyRequest === null ? null : now.companyRequest };
    }
    const isNew = !now.company?.equals(company);
    if (isNew) await this.companies.lockNamed(company, session);
    const companyRole = body.companyRole ?? (isNew ? null : now.companyRole) ?? 'buyer';
    const monthlyLimit = changedLimit(isNew ? null : now.monthlyLimit, body.monthlyLimit);
    return { company, companyRole, monthlyLimit, companyRequest: null };
  }

  /** The changes as the history tells them: companies by their names. */
  async changes(before: Partial<Membership>, after: Membership, session: ClientSession): Promise<Change[]> {
    return changesBetween(await this.told(membershipOf(before), session), await this.told(after, session));
  }

  /** Keeps the company from being deleted while somebody joins it. */
  async lock(company: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.companies.lockNamed(company, session);
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
    for (const user of found) {
      const changes = await this.changes(user, NO_MEMBERSHIP, by.session);
      await this.records.store(user, NO_MEMBERSHIP, { ...by, changes });
    }
  }
}

/** @param sent null takes the limit away; left out, it stays */
export function changedLimit(before: Fils | null, sent: number | null | undefined): Fils | null {
  if (sent === undefined) return before;
  return sent === null ? null : toFils(sent);
}

/** A role alone leaves the user where they are. */
function companyWanted({ company: now }: Membership, { company }: WantedMembership): Types.ObjectId | null {
  if (company === undefined) return now;
  return company === null ? null : new Types.ObjectId(company);
}
