import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/contract/languages';
import { type AccountScope, companyAccountOf } from '@shop/contract/company';
import { Types } from 'mongoose';
import { CompaniesService, type CompanyRecord } from '../../../people/companies/companies.service.js';
import { ChequeCover } from '../../cheques/cheque-cover.service.js';
import { UsersService } from '../../../people/users/users.service.js';
import type { Account } from '../../../billing/invoices/account.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { dateWithinBounds } from '../../../platform/http/validation/dates.js';
import { Clock } from '../../../platform/clock.js';
import { refuseField, refuse } from '../../../platform/errors/refuse.js';
import { dubaiDay, dubaiYear, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { AccountBooks } from './account-books.service.js';
import { type Period, type Statement, statementOf } from './domain/statement.rules.js';
import type { StaffStatementQueryDto } from './dto/statement.query.js';
import type { StatementResponse } from './dto/statement.response.js';
import { toStatement, type StatedAccount, type ChequesInHand } from './statement.mapper.js';

const DAYS_AHEAD = 366;
/** Some forty pages of a PDF: a longer period must be requested in parts. */
const MAX_ENTRIES = 1500;

/** The addressee of a statement. */
export interface StatementCustomer extends StatedAccount {
  readonly account: Account;
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly phoneNumber: string;
    readonly address: string;
    readonly company: CompanyRecord | null;
  };
  readonly language: Language | undefined;
}

interface AccountStatement {
  readonly customer: StatementCustomer;
  readonly period: Period;
  readonly statement: Statement;
  readonly inHand: ChequesInHand;
}

/** The invoices, payments and balance of an account. */
@Injectable()
export class StatementsService {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly books: AccountBooks,
    private readonly cover: ChequeCover,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND, USER_NOT_FOUND */
  of({ company, user }: Account): Promise<StatementCustomer> {
    return company === null ? this.person(user.toHexString()) : this.company(company.toHexString());
  }

  /** The person, for documents that name no company. @throws DomainError USER_NOT_FOUND */
  async person(id: string): Promise<StatementCustomer> {
    const contact = await this.users.contact(id);
    const { _id, name, email, language } = contact;
    const account = { company: null, user: new Types.ObjectId(_id) };
    return { account, company: null, user: { _id, name, email }, buyer: { ...contact, company: null }, language };
  }

  /** @throws DomainError COMPANY_NOT_FOUND */
  async company(id: string): Promise<StatementCustomer> {
    const company = await this.companies.load(id);
    const person = (await this.users.billingContacts([company._id])).get(id.toLowerCase());
    const buyer = { name: '', email: '', phoneNumber: '', address: '', ...person, company };
    return {
      account: { company: company._id, user: null },
      company: { _id: company._id.toHexString(), legalName: company.legalName },
      user: null,
      buyer,
      language: person?.language,
    };
  }

  /**
   * The caller's own account, or their company's, which is all that a company's key reads.
   * @throws DomainError COMPANY_NOT_FOUND if the caller may not see it
   */
  async own(actor: Actor, scope: AccountScope): Promise<StatementCustomer> {
    if (scope === 'own' && actor.key === undefined) return this.person(actor.id);
    const profile = await this.users.profile(actor);
    const company = companyAccountOf(profile);
    const isOfKey = actor.key === undefined || actor.key.company === company?._id;
    if (company === null || !isOfKey) throw refuse('COMPANY_NOT_FOUND');
    return { ...(await this.company(company._id)), language: profile.language };
  }

  async get(customer: StatementCustomer, query: StaffStatementQueryDto): Promise<StatementResponse> {
    const { period, statement, inHand } = await this.statementOf(customer, query);
    return toStatement(customer, period, statement, inHand);
  }

  /** @throws DomainError `invalid` naming `from` or `to` */
  async statementOf(customer: StatementCustomer, query: StaffStatementQueryDto): Promise<AccountStatement> {
    const period = periodOf(query, this.clock.now());
    const statement = statementOf(await this.books.moneyOf(customer.account), period, query.undone === 'shown');
    if (statement.entries.length > MAX_ENTRIES) {
      throw refuseField('from', 'TOO_MANY_LINES', { max: MAX_ENTRIES });
    }
    const inHand = { day: dubaiDay(this.clock.now()), cheques: await this.cover.inHandOf(customer.account) };
    return { customer, period, statement, inHand };
  }
}

function periodOf(query: StaffStatementQueryDto, now: Date): Period {
  const latest = endOfDubaiDay(now, DAYS_AHEAD);
  const to = endOfDubaiDay(query.to === undefined ? now : dateWithinBounds(query.to, 'to', latest));
  const first =
    query.from === undefined ? `${dubaiYear(to)}-01-01` : dubaiDay(dateWithinBounds(query.from, 'from', latest));
  const from = startOfDubaiDay(first);
  if (from > to) throw refuseField('from', 'AFTER_LAST_DAY');
  return { from, to };
}
