import { Injectable } from '@nestjs/common';
import { grouped } from '@shop/contract/grouped';
import { toFilsOrNull } from '@shop/contract/money';
import type { CustomerColumn } from '@shop/contract/move-in';
import { type ClientSession, Types } from 'mongoose';
import { accountOfKey } from '../billing/invoices/account.js';
import { PriceMembers } from '../goods/prices/lists/price-members.service.js';
import { CompaniesService } from '../people/companies/companies.service.js';
import { CompanyEditing } from '../people/companies/company-editing.service.js';
import { DOCUMENTS_OF_OWNER } from '../people/user-record/owner.events.js';
import { AccountsService } from '../people/users/accounts.service.js';
import { UserEditing } from '../people/users/user-editing.service.js';
import { UsersService } from '../people/users/users.service.js';
import type { ChangeContext } from '../platform/database/record-store.js';
import { Events } from '../platform/events/events.service.js';
import type { StoredRecord } from '../platform/imports/brought-records.js';
import { textOf } from '../platform/imports/import-kind.js';
import type { Sheet } from '../platform/imports/import-sheet.js';
import type { MoveInRecord } from '../shop/move-ins/move-ins.service.js';
import { SettingsService } from '../shop/settings/settings.service.js';
import type { OldCustomer } from './customer-cells.js';
import {
  type CustomerRow,
  type CustomerRowContext,
  type Joined,
  planCustomerRow,
  togetherCustomers,
} from './customer-row.js';
import { nameKey } from './domain/customer-names.js';
import { MoveInEntries } from './move-in-entries.service.js';
import { type Brought, broughtBy, type MoveInStep, type RowContext } from './move-in-step.js';

/** A customer with the ids that it gets. */
interface NewCustomer extends Pick<CustomerRow, 'line' | 'key' | 'content' | 'joined'> {
  readonly customer: OldCustomer;
  readonly user: Types.ObjectId;
  readonly company: Types.ObjectId | null;
}

const idsByName = (all: readonly { readonly _id: Types.ObjectId; readonly name: string }[]) =>
  new Map(all.map(({ _id, name }) => [nameKey(name), String(_id)]));

/** The second record of a row, which has a company and its person. */
const personKey = (key: string): string => `${key} person`;

/** Brings companies with their people, and persons, from the old books. Nothing is sent to them. */
@Injectable()
export class CustomersStep implements MoveInStep<CustomerColumn, CustomerRow, CustomerRowContext> {
  readonly kind = 'customers';
  readonly queue = 'customers';
  readonly days = [];
  readonly planRow = planCustomerRow;
  readonly together = togetherCustomers;

  constructor(
    private readonly companies: CompaniesService,
    private readonly companyEditing: CompanyEditing,
    private readonly users: UsersService,
    private readonly userEditing: UserEditing,
    private readonly accounts: AccountsService,
    private readonly prices: PriceMembers,
    private readonly entries: MoveInEntries,
    private readonly settings: SettingsService,
    private readonly events: Events,
  ) {}

  async load(
    { rows }: Sheet<CustomerColumn>,
    context: RowContext,
    { source }: MoveInRecord,
  ): Promise<CustomerRowContext> {
    const staff = await this.users.staff();
    return {
      ...context,
      takenEmails: await this.users.takenEmails(rows.map(({ cells }) => textOf(cells.email))),
      staff: new Map(staff.flatMap((one) => [one.name, one.email].map((text) => [nameKey(text), String(one._id)]))),
      groups: idsByName(await this.prices.groups.named()),
      lists: idsByName(await this.prices.lists.named()),
      emirate: this.settings.current().address.emirate || 'DXB',
      isNoLimitZero: source !== 'sheets',
    };
  }

  async bring(rows: readonly CustomerRow[], moveIn: MoveInRecord, by: ChangeContext): Promise<Brought[]> {
    const all = rows.flatMap(({ old: customer, line, key, content, joined }): NewCustomer[] => {
      if (customer === null) return [];
      const company = customer.company && new Types.ObjectId();
      return [{ line, key, content, joined, customer, user: new Types.ObjectId(), company }];
    });
    const companyOf = await this.joinedCompanies(all, moveIn, by.session);
    // A company whose row was not imported has no people.
    const own = all.filter(({ joined }) => joined === null || companyOf(joined) !== undefined);
    const brought = rows.flatMap(({ isName, line, key, content }): Brought[] =>
      isName ? [{ line, key, content, record: new Types.ObjectId(), version: 0 }] : [],
    );
    for (const { customer, company, ...row } of own) {
      if (company === null || customer.company === null) continue;
      const { version } = await this.companyEditing.createIn(company, customer.company, by);
      brought.push(broughtBy(row, { _id: company, version }));
    }
    const people = own.map(({ customer, user, company, joined }) => {
      const { person, addresses, creditLimit, billing } = customer;
      const belongs = company ?? (joined && companyOf(joined)) ?? null;
      return {
        _id: user,
        body: { ...person, company: belongs && String(belongs) },
        addresses: addresses.map((address) => ({ ...address, _id: new Types.ObjectId(), isDefault: true })),
        // A member of a company has its terms.
        ...(belongs
          ? { creditLimit: null, billing: 'order' as const }
          : { creditLimit: toFilsOrNull(creditLimit), billing }),
      };
    });
    const stored = await this.accounts.bringIn(people, by);
    for (const [index, { line, key, content, company }] of own.entries()) {
      const person = stored[index];
      if (person === undefined) continue;
      const named = company === null ? { key, content } : { key: personKey(key), content: '' };
      brought.push(broughtBy({ line, ...named }, person));
    }
    await this.join(own, 'group', by);
    await this.join(own, 'priceList', by);
    return brought;
  }

  private async join(customers: readonly NewCustomer[], of: 'group' | 'priceList', by: ChangeContext): Promise<void> {
    const store = of === 'group' ? this.prices.groups : this.prices.lists;
    const own = customers.filter(({ joined }) => joined === null);
    for (const [id, members] of grouped(own, ({ customer }) => customer[of] ?? '')) {
      if (id === '') continue;
      const companies = members.flatMap(({ company }) => company ?? []);
      const users = members.flatMap(({ company, user }) => (company === null ? [user] : []));
      await store.join(id, { companies, users }, by);
    }
  }

  /** Finds the companies that rows join: of the shop, of the same portion, or of an earlier one. */
  private async joinedCompanies(rows: readonly NewCustomer[], { _id }: MoveInRecord, session: ClientSession) {
    const keys = rows.flatMap(({ joined }) => (joined && 'key' in joined ? joined.key : []));
    const entries = await this.entries.known(_id, this.kind, keys, session);
    const portion = new Map(rows.map(({ key, company }) => [key, company]));
    return (joined: Joined): Types.ObjectId | undefined => {
      if ('account' in joined) return accountOfKey(joined.account).company ?? undefined;
      return portion.get(joined.key) ?? entries.get(joined.key)?.record;
    };
  }

  get stores() {
    return [this];
  }

  async stored(ids: readonly Types.ObjectId[], session: ClientSession): Promise<StoredRecord[]> {
    const { companies, users } = await this.found(ids, session);
    return [
      ...companies.map(({ _id, version, legalName: name }) => ({ _id, version, name })),
      ...users.map(({ _id, version, name }) => ({ _id, version, name })),
    ];
  }

  /** Documents of the customers, people who have joined or were invited since: undoing would leave these alone. */
  async referring(ids: readonly Types.ObjectId[], session: ClientSession): Promise<string[]> {
    const { companies, users } = await this.found(ids, session);
    const own = new Set(users.map(({ _id }) => String(_id)));
    const companyIds = companies.map(({ _id }) => _id);
    const members = await this.users.membersOf(companyIds, session);
    const people = [
      ...members.filter(({ _id }) => !own.has(String(_id))),
      ...users.filter(
        ({ invitedAt, passwordChanges, sessions }) => invitedAt !== null || passwordChanges + sessions.length > 0,
      ),
    ];
    const among = (found: readonly { readonly _id: Types.ObjectId }[]) => ({
      $in: found.map(({ _id }) => String(_id)),
    });
    const ofCompanies = await this.events.query(DOCUMENTS_OF_OWNER, { company: among(companies) }, session);
    const ofUsers = await this.events.query(DOCUMENTS_OF_OWNER, { user: among(users) }, session);
    return [...new Set([...ofCompanies, ...ofUsers].flat()), ...people.map(({ name }) => name)];
  }

  async remove(ids: readonly Types.ObjectId[], by: ChangeContext): Promise<void> {
    const { companies, users } = await this.found(ids, by.session);
    const leaving = { companies: companies.map(({ _id }) => _id), users: users.map(({ _id }) => _id) };
    await this.prices.groups.leave(leaving, by);
    await this.prices.lists.leave(leaving, by);
    await this.userEditing.removeIn(users, by);
    await this.companyEditing.removeIn(companies, by);
  }

  private async found(ids: readonly Types.ObjectId[], session: ClientSession) {
    return {
      companies: await this.companies.byIds(ids, session),
      users: await this.users.byIds(ids, session),
    };
  }
}
