import { Injectable } from '@nestjs/common';
import type { FollowedResource } from '@shop/contract/follow-ups';
import type { ClientSession, Types } from 'mongoose';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { type QuoteSummary, QuotesService } from '../quotes/quotes.service.js';

interface Followed {
  readonly resource: FollowedResource;
  readonly record: Types.ObjectId;
}

type Summaries = ReadonlyMap<string, QuoteSummary>;

/** Finds the quotes and accounts that staff follow up. */
@Injectable()
export class FollowedRecords {
  constructor(
    private readonly quotes: QuotesService,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
  ) {}

  /** @throws DomainError QUOTE_NOT_FOUND, COMPANY_NOT_FOUND, USER_NOT_FOUND */
  async load(resource: FollowedResource, id: string, session: ClientSession): Promise<Types.ObjectId> {
    const sources = { quotes: this.quotes, companies: this.companies, users: this.users };
    return (await sources[resource].load(id, session))._id;
  }

  /** By the id of the record; a record that is deleted has none. */
  async summaries(followed: readonly Followed[], session: ClientSession | null): Promise<Summaries> {
    const idsOf = (wanted: FollowedResource) =>
      followed.filter(({ resource }) => resource === wanted).map(({ record }) => record);
    const quotes = await this.quotes.summaries(idsOf('quotes'), session);
    const companies = await this.companiesOf(idsOf('companies'), session);
    const users = await this.usersOf(idsOf('users'), session);
    return new Map([...quotes, ...companies, ...users]);
  }

  private async companiesOf(ids: readonly Types.ObjectId[], session: ClientSession | null): Promise<Summaries> {
    const found = await this.companies.assigned(ids, session);
    const contacts = await this.users.billingContacts(found.map(({ _id }) => _id));
    return new Map(
      found.map(({ _id, legalName: title, salesperson }) => {
        const { name: customer = '', phoneNumber = '' } = contacts.get(_id.toHexString()) ?? {};
        return [_id.toHexString(), { _id: _id.toHexString(), title, customer, phoneNumber, salesperson }];
      }),
    );
  }

  private async usersOf(ids: readonly Types.ObjectId[], session: ClientSession | null): Promise<Summaries> {
    const refs = await this.users.refs(ids, session);
    return new Map(
      ids.flatMap((id) => {
        const { _id, name: title } = refs.of(id);
        const account = { customer: '', phoneNumber: refs.phoneOf(id), salesperson: null };
        return title === '' ? [] : [[_id, { _id, title, ...account }] as const];
      }),
    );
  }
}
