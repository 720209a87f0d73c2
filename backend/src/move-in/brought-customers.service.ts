import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { accountKeyOf, accountOfKey } from '../billing/invoices/account.js';
import type { InvoicedParty } from '../billing/invoices/opening-invoices.service.js';
import { CompaniesService } from '../people/companies/companies.service.js';
import { UsersService } from '../people/users/users.service.js';
import { oldNameIn } from './customer-row.js';
import { CustomerNames, type NamedCustomer } from './domain/customer-names.js';
import { MoveInEntries } from './move-in-entries.service.js';
import type { BroughtRow } from './move-in-step.js';

@Injectable()
export class BroughtCustomers {
  constructor(
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly entries: MoveInEntries,
  ) {}

  /** All confirmed companies, and all people without one, with the names that they had in the old books. */
  async names(): Promise<CustomerNames> {
    const [companies, people] = await Promise.all([this.companies.confirmed(), this.users.individuals()]);
    const contacts = await this.users.billingContacts(companies.map(({ _id }) => _id));
    const oldNames = await this.oldNames();
    return new CustomerNames([
      ...companies.map(({ _id, legalName, legalNameAr, trn }): NamedCustomer => {
        const id = accountKeyOf({ company: _id, user: null });
        const otherNames = [legalNameAr, ...(oldNames.get(id) ?? [])];
        return { id, name: legalName, otherNames, trn, isAlone: !contacts.has(String(_id)) };
      }),
      ...people.map(({ _id, name }): NamedCustomer => {
        const id = accountKeyOf({ company: null, user: _id });
        return { id, name, otherNames: oldNames.get(id) ?? [], trn: '', isAlone: false };
      }),
    ]);
  }

  /** The names in the old books, by account: branches of a company are people of it. */
  private async oldNames(): Promise<ReadonlyMap<string, string[]>> {
    const names = new Map<string, string[]>();
    const contents = await this.entries.contents('customers');
    const companies = await this.users.companiesOf([...contents.keys()].map((id) => new Types.ObjectId(id)));
    for (const [record, content] of contents) {
      if (content === '') continue;
      const user = new Types.ObjectId(record);
      const company = companies.get(record);
      const { name, account } = oldNameIn(content);
      // The record of a row with a company is that company.
      const id = account ?? (company === undefined ? `companies ${record}` : accountKeyOf({ company, user }));
      names.set(id, [...(names.get(id) ?? []), name]);
    }
    return names;
  }

  async accountNames(keys: readonly string[]): Promise<Map<string, string>> {
    const accounts = keys.map(accountOfKey);
    const ids = accounts.flatMap(({ company }) => company ?? []);
    const users = accounts.flatMap(({ user }) => user ?? []);
    const companies = await this.companies.byIds(ids, null);
    const people = await this.users.contacts(users, null);
    return new Map([
      ...companies.map(({ _id, legalName }): [string, string] => [`companies ${String(_id)}`, legalName]),
      ...[...people].map(([id, { name }]): [string, string] => [`users ${id}`, name]),
    ]);
  }

  async withParties<Row extends BroughtRow<{ readonly customer: string }>>(
    rows: readonly Row[],
    session: ClientSession,
  ) {
    const keys = rows.flatMap(({ old }) => old?.customer ?? []);
    const parties = await this.parties(keys, session);
    return rows.flatMap((row) => {
      const old: Row['old'] = row.old;
      const party = old && parties.get(old.customer);
      return old && party ? [{ row, old, party }] : [];
    });
  }

  /** The parties of these accounts, by key. A company without people has none. */
  async parties(keys: readonly string[], session: ClientSession): Promise<Map<string, InvoicedParty>> {
    const accounts = [...new Set(keys)].map((key) => ({ key, ...accountOfKey(key) }));
    const ids = accounts.flatMap(({ company }) => company ?? []);
    const companies = new Map((await this.companies.byIds(ids, session)).map((one) => [String(one._id), one]));
    const contacts = await this.users.billingContacts(ids);
    const users = accounts.flatMap(({ user }) => user ?? []);
    const people = await this.users.contacts(users, session);
    return new Map(
      accounts.flatMap(({ key, company, user }): [string, InvoicedParty][] => {
        const contact = company === null ? people.get(String(user)) : contacts.get(String(company));
        return contact ? [[key, { contact, company: companies.get(String(company)) ?? null }]] : [];
      }),
    );
  }
}
