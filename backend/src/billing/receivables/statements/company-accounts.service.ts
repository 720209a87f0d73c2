import { Injectable } from '@nestjs/common';
import { dubaiYear, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import type { Types } from 'mongoose';
import { CompaniesService } from '../../../people/companies/companies.service.js';
import { Clock } from '../../../platform/clock.js';
import type { ListQueryDto } from '../../../platform/lists/list-query.js';
import type { ListPage } from '../../../platform/lists/list-spec.js';
import { InvoiceViews } from '../../invoices/invoice-views.service.js';
import type { AccountMoney } from '../../movements/movement.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { AccountCredit } from '../../receipts/account-credit.service.js';
import { overdueOf, type Statement, statementOf } from './domain/statement.rules.js';
import type { CompanyAccountResponse } from './dto/company-account.response.js';

/** The accounts of the companies that a list shows. They are computed from all that moved their money. */
@Injectable()
export class CompanyAccounts {
  constructor(
    private readonly companies: CompaniesService,
    private readonly views: InvoiceViews,
    private readonly credit: AccountCredit,
    private readonly payments: PaymentsService,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQueryDto): Promise<ListPage<CompanyAccountResponse>> {
    const { records, ...page } = await this.companies.page(query);
    const money = await this.moneyOf(records.map(({ _id }) => _id));
    const now = this.clock.now();
    const year = dubaiYear(now);
    const rows = records.map(({ _id, creditLimit }) => {
      const id = _id.toHexString();
      const account = money(id);
      const current = statementOf(account, { from: startOfDubaiDay(`${year}-01-01`), to: endOfDubaiDay(now) });
      const before = statementOf(account, yearOf(year - 1));
      return {
        _id: id,
        balance: toAed(current.closingBalance),
        overdue: toAed(overdueOf(current.aging)),
        creditLimit: toAedOrNull(creditLimit),
        turnover: toAed(turnoverOf(current)),
        turnoverBefore: toAed(turnoverOf(before)),
      };
    });
    return { ...page, rows };
  }

  /** The records of all these accounts are read at once. */
  private async moneyOf(companies: readonly Types.ObjectId[]): Promise<(company: string) => AccountMoney> {
    const [invoices, receipts] = await Promise.all([
      this.views.issuedToCompanies(companies),
      this.credit.receiptsOfCompanies(companies),
    ]);
    const payments = await this.payments.ofInvoices(invoices.map(({ _id }) => _id));
    const invoicesOf = grouped(invoices, ({ company }) => String(company));
    const receiptsOf = grouped(receipts, ({ company }) => String(company));
    const paymentsOf = grouped(payments, ({ invoice }) => invoice._id.toHexString());
    return (company) => {
      const own = invoicesOf.get(company) ?? [];
      return {
        invoices: own,
        receipts: receiptsOf.get(company) ?? [],
        payments: own.flatMap(({ _id }) => paymentsOf.get(_id.toHexString()) ?? []),
      };
    };
  }
}

const yearOf = (year: number) => ({
  from: startOfDubaiDay(`${year}-01-01`),
  to: endOfDubaiDay(startOfDubaiDay(`${year}-12-31`)),
});

const turnoverOf = ({ invoiced, advanced, credited, voided }: Statement): Fils =>
  invoiced - advanced - credited - voided;

function grouped<T>(records: readonly T[], keyOf: (record: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [record]);
    else group.push(record);
  }
  return groups;
}
