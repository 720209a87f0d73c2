import { Injectable } from '@nestjs/common';
import { dubaiYear, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import { CompaniesService } from '../../../people/companies/companies.service.js';
import { Clock } from '../../../platform/clock.js';
import type { ListQueryDto } from '../../../platform/lists/list-query.js';
import type { ListPage } from '../../../platform/lists/list-spec.js';
import { ChequeCover } from '../../cheques/cheque-cover.service.js';
import { NO_CHEQUES } from '../../cheques/domain/cover.js';
import { accountKeyOf } from '../../invoices/account.js';
import { AccountBooks } from './account-books.service.js';
import { overdueOf, type Statement, statementOf } from './domain/statement.rules.js';
import type { CompanyAccountResponse } from './dto/company-account.response.js';

/** The accounts of the companies that a list shows. They are computed from all that moved their money. */
@Injectable()
export class CompanyAccounts {
  constructor(
    private readonly companies: CompaniesService,
    private readonly books: AccountBooks,
    private readonly cheques: ChequeCover,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQueryDto): Promise<ListPage<CompanyAccountResponse>> {
    const { records, ...page } = await this.companies.page(query);
    const books = await this.books.ofCompanies(records.map(({ _id }) => _id));
    const cheques = await this.cheques.ofAccounts(records.map(({ _id: company }) => ({ company, user: null })));
    const now = this.clock.now();
    const year = dubaiYear(now);
    const rows = records.map(({ _id, creditLimit }) => {
      const key = accountKeyOf({ company: _id, user: null });
      const account = books.get(key) ?? NO_MONEY;
      const { covered } = cheques.get(key) ?? NO_CHEQUES;
      const current = statementOf(account, { from: startOfDubaiDay(`${year}-01-01`), to: endOfDubaiDay(now) });
      const before = statementOf(account, yearOf(year - 1));
      return {
        _id: _id.toHexString(),
        balance: toAed(current.closingBalance),
        overdue: toAed(overdueOf(current.aging)),
        coveredByCheques: toAed(covered),
        creditLimit: toAedOrNull(creditLimit),
        turnover: toAed(turnoverOf(current)),
        turnoverBefore: toAed(turnoverOf(before)),
      };
    });
    return { ...page, rows };
  }
}

const NO_MONEY = { invoices: [], receipts: [], payments: [] };

const yearOf = (year: number) => ({
  from: startOfDubaiDay(`${year}-01-01`),
  to: endOfDubaiDay(startOfDubaiDay(`${year}-12-31`)),
});

const turnoverOf = ({ invoiced, advanced, credited, voided }: Statement): Fils =>
  invoiced - advanced - credited - voided;
