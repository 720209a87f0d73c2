import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DEFAULT_LANGUAGE, firstLanguage, type Language } from '@shop/contract/languages';
import type { ClientSession, Model, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { MOST_NAMED } from '../../platform/database/record.js';
import { changesBetween } from '../../platform/history/changes.js';
import type { Change } from '../../platform/history/history-entry.schema.js';
import { type Membership, NO_MEMBERSHIP } from './membership.js';
import { User, type UserRecord } from './user.schema.js';
import type { CompanyRole } from '@shop/contract/company-roles';

/** A user of a company as a recipient of emails. */
interface CompanyPerson {
  readonly _id: string;
  readonly companyRole: CompanyRole | null;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** The membership of a user in a company, which may still be unconfirmed. */
export type CompanyMember = Omit<Membership, 'companyRequest'>;

interface NamedCompany {
  readonly _id: Types.ObjectId;
  readonly legalName: string;
}

/** Reads which users belong to a company, for the companies module. */
@Injectable()
export class CompanyMembers {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectRecords(User) private readonly records: RecordStore<User>,
  ) {}

  /** A deleted user belongs to no company. */
  async memberOf(userId: string, session: ClientSession | null): Promise<CompanyMember> {
    const found = await this.users.findById(userId).session(session).select('company companyRole monthlyLimit').lean();
    const { company, companyRole, monthlyLimit } = found ?? NO_MEMBERSHIP;
    return { company, companyRole, monthlyLimit };
  }

  async people(company: Types.ObjectId, session: ClientSession | null): Promise<CompanyPerson[]> {
    const found = await this.users
      .find({ company })
      .session(session)
      .select('name email language companyRole')
      .lean<UserRecord[]>();
    return found.map(({ _id, name, email, language, companyRole }) => ({
      _id: _id.toHexString(),
      companyRole,
      name,
      email,
      language: firstLanguage([language]) ?? DEFAULT_LANGUAGE,
    }));
  }

  /** @returns the names of some of them */
  async namesIn(company: string, session: ClientSession): Promise<string[]> {
    const found = await this.users.find({ company }).session(session).select('name').limit(MOST_NAMED).lean();
    return found.map(({ name }) => name);
  }

  async release(company: NamedCompany, by: ChangeContext): Promise<void> {
    const found = await this.users.find({ company: company._id }).session(by.session).lean<UserRecord[]>();
    for (const user of found) {
      const changes = membershipChanges(user, NO_MEMBERSHIP, () => company.legalName);
      await this.records.store(user, NO_MEMBERSHIP, { ...by, changes });
    }
  }
}

/** The changes in the form of the history: companies by their names. */
export function membershipChanges(
  before: Membership,
  after: Membership,
  nameOf: (company: Types.ObjectId) => string,
): Change[] {
  const named = ({ company, companyRequest, ...rest }: Membership) => ({
    ...rest,
    company: company === null ? null : nameOf(company),
    companyRequest: companyRequest?.legalName ?? null,
  });
  return changesBetween(named(before), named(after));
}
