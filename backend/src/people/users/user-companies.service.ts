import { Injectable } from '@nestjs/common';
import { type Fils, toFils } from '@shop/contract/money';
import { type ClientSession, Types } from 'mongoose';
import { CompaniesService } from '../companies/companies.service.js';
import { type Membership, membershipOf, NO_MEMBERSHIP } from '../user-record/membership.js';
import { membershipChanges } from '../user-record/company-members.service.js';
import type { Change } from '../../platform/history/history-entry.schema.js';
import type { UpdateUserDto } from './dto/user.requests.js';
import { limitWithoutCompany, roleWithoutCompany } from './users.errors.js';

type WantedMembership = Pick<UpdateUserDto, 'company' | 'companyRole' | 'monthlyLimit' | 'companyRequest'>;

/** Which users belong to which company. */
@Injectable()
export class UserCompanies {
  constructor(private readonly companies: CompaniesService) {}

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
    const [from, to] = [membershipOf(before), after];
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

  /** Keeps the company from being deleted while somebody joins it. */
  async lock(company: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.companies.lockNamed(company, session);
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
