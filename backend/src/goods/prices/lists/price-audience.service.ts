import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { CompaniesService } from '../../../people/companies/companies.service.js';
import { UsersService } from '../../../people/users/users.service.js';
import { refuseField } from '../../../platform/errors/refuse.js';

interface SentMembers {
  readonly companies?: readonly string[] | null;
  readonly users?: readonly string[] | null;
}

/** Checks the companies and persons of price lists and customer groups. */
@Injectable()
export class PriceAudience {
  constructor(
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
  ) {}

  /** @throws DomainError `invalid` naming `companies` or `users` */
  async membersOf({ companies, users }: SentMembers, session: ClientSession) {
    const members = { companies: uniqueIds(companies), users: uniqueIds(users) };
    const found = await this.companies.refs(members.companies, session);
    if (found.size < members.companies.length) throw refuseField('companies', 'UNKNOWN_COMPANY');
    const contacts = await this.users.contacts(members.users, session);
    if (contacts.size < members.users.length) throw refuseField('users', 'UNKNOWN_CUSTOMER');
    return members;
  }
}

const uniqueIds = (ids: readonly string[] | null | undefined): Types.ObjectId[] =>
  [...new Set(ids)].map((id) => new Types.ObjectId(id));
