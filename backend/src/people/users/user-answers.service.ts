import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CompaniesService } from '../companies/companies.service.js';
import { toOwnCompany, toRequestedCompany } from '../companies/company.mapper.js';
import type { OwnCompanyResponse } from '../companies/dto/company.response.js';
import type { ProfileResponse, UserResponse } from './dto/user.response.js';
import { membershipOf } from '../user-record/membership.js';
import { toProfile, toUser } from './user.mapper.js';
import type { UserRecord } from '../user-record/user.schema.js';

/** Answers about users, with their companies. */
@Injectable()
export class UserAnswers {
  constructor(private readonly companies: CompaniesService) {}

  /** The companies of all of them are read at once. */
  async users(records: readonly UserRecord[], session: ClientSession | null = null): Promise<UserResponse[]> {
    const ids = records.flatMap(({ company }) => company ?? []);
    const refs = await this.companies.refs(ids, session);
    return records.map((user) => toUser(user, refs.get(user.company?.toHexString() ?? '') ?? null));
  }

  async user(record: UserRecord, session: ClientSession | null = null): Promise<UserResponse> {
    const { company } = membershipOf(record);
    const refs = await this.companies.refs(company === null ? [] : [company], session);
    return toUser(record, refs.get(company?.toHexString() ?? '') ?? null);
  }

  async profile(record: UserRecord, session?: ClientSession): Promise<ProfileResponse> {
    return toProfile(record, await this.companyOf(record, session));
  }

  private async companyOf(record: UserRecord, session?: ClientSession): Promise<OwnCompanyResponse | null> {
    const { company, companyRequest } = membershipOf(record);
    if (company !== null) return toOwnCompany(await this.companies.load(company.toHexString(), session));
    return companyRequest && toRequestedCompany(companyRequest);
  }
}
