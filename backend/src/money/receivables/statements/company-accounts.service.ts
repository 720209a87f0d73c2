import { grouped } from '@shop/contract/grouped';
import { Injectable } from '@nestjs/common';
import { dubaiYear, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { toAed, toAedOrNull } from '@shop/contract/money';
import { CompaniesService } from '../../../people/companies/companies.service.js';
import { Clock } from '../../../platform/clock.js';
import type { ListQueryDto } from '../../../platform/lists/list-query.js';
import type { ListPage } from '../../../platform/lists/list-spec.js';
import { ChequeCover } from '../../cheques/cheque-cover.service.js';
import { NO_CHEQUES } from '../../cheques/domain/cover.js';
import { accountKeyOf } from '../../../billing/invoices/account.js';
import { InvoiceViews } from '../../../billing/invoices/invoice-views.service.js';
import { AccountBooks } from './account-books.service.js';
import { openDocumentsOf, openSumsOf, overdueOf, turnoverOf } from './domain/statement.rules.js';
import type { CompanyAccountResponse } from './dto/company-account.response.js';

/** The accounts of the companies that a list shows: from their open documents, and from the invoices of two years. */
@Injectable()
export class CompanyAccounts {
  constructor(
    private readonly companies: CompaniesService,
    private readonly books: AccountBooks,
    private readonly views: InvoiceViews,
    private readonly cheques: ChequeCover,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQueryDto): Promise<ListPage<CompanyAccountResponse>> {
    const { records, ...page } = await this.companies.page(query);
    const ids = records.map(({ _id }) => _id);
    const today = endOfDubaiDay(this.clock.now());
    const year = dubaiYear(today);
    const before = yearOf(year - 1);
    const [books, cheques, invoices] = await Promise.all([
      this.books.openAt(today, ids),
      this.cheques.ofAccounts(ids.map((company) => ({ company, user: null }))),
      this.views.changedSince(before.from, ids),
    ]);
    const invoicesOf = grouped(invoices, ({ company }) => String(company));
    const rows = records.map(({ _id, creditLimit }) => {
      const key = accountKeyOf({ company: _id, user: null });
      const { aging, creditBalance } = openSumsOf(openDocumentsOf(books.get(key) ?? NO_MONEY, today));
      const { covered } = cheques.get(key) ?? NO_CHEQUES;
      const issued = invoicesOf.get(String(_id)) ?? [];
      return {
        _id: _id.toHexString(),
        balance: toAed(aging.current + overdueOf(aging) - creditBalance),
        overdue: toAed(overdueOf(aging)),
        coveredByCheques: toAed(covered),
        creditLimit: toAedOrNull(creditLimit),
        turnover: toAed(turnoverOf(issued, { from: yearOf(year).from, to: today })),
        turnoverBefore: toAed(turnoverOf(issued, before)),
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
