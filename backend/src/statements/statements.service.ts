import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { invalidField } from '../platform/errors/domain-error.js';
import { dateWithinBounds } from '../platform/http/validation/dates.js';
import { Clock } from '../platform/clock.js';
import { dubaiDay, dubaiYear, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { InvoiceAccounts } from '../invoices/invoice-accounts.service.js';
import type { UserContact } from '../users/dto/user.response.js';
import { UsersService } from '../users/users.service.js';
import { type Period, type Statement, statementOf } from './domain/statement.rules.js';
import type { StatementQueryDto } from './dto/statement.query.js';
import type { StatementResponse } from './dto/statement.response.js';
import { toStatement } from './statement.mapper.js';

const DAYS_AHEAD = 366;
/** Some forty pages of a PDF: longer periods are told in parts. */
const MAX_ENTRIES = 1500;

interface CustomerStatement {
  readonly customer: UserContact;
  readonly period: Period;
  readonly statement: Statement<Types.ObjectId>;
}

/** The invoices, payments and balance of a customer. */
@Injectable()
export class StatementsService {
  constructor(
    private readonly users: UsersService,
    private readonly invoices: InvoiceAccounts,
    private readonly clock: Clock,
  ) {}

  async get(userId: string, query: StatementQueryDto): Promise<StatementResponse> {
    const { customer, period, statement } = await this.of(userId, query);
    return toStatement(customer, period, statement);
  }

  /** @throws DomainError USER_NOT_FOUND, or `invalid` naming `from` or `to` */
  async of(userId: string, query: StatementQueryDto): Promise<CustomerStatement> {
    const period = periodOf(query, this.clock.now());
    const customer = await this.users.contact(userId);
    const statement = statementOf(await this.invoices.issuedTo(customer._id, period.to), period);
    if (statement.entries.length > MAX_ENTRIES) {
      throw invalidField('from', `More than ${MAX_ENTRIES} lines: choose a shorter period.`, 'TOO_MANY_LINES', {
        max: MAX_ENTRIES,
      });
    }
    return { customer, period, statement };
  }
}

function periodOf(query: StatementQueryDto, now: Date): Period {
  const latest = endOfDubaiDay(now, DAYS_AHEAD);
  const to = endOfDubaiDay(query.to === undefined ? now : dateWithinBounds(query.to, 'to', latest));
  const first =
    query.from === undefined ? `${dubaiYear(to)}-01-01` : dubaiDay(dateWithinBounds(query.from, 'from', latest));
  const from = startOfDubaiDay(first);
  if (from > to) throw invalidField('from', 'Must not be after the last day.', 'AFTER_LAST_DAY');
  return { from, to };
}
