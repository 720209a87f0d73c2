import { Injectable } from '@nestjs/common';
import { toAed } from '@shop/contract/money';
import { overdueByAge, type Sum, sumOf } from '../invoices/domain/aging.js';
import { InvoiceViews } from '../invoices/invoice-views.service.js';
import { AccountCredit } from '../receipts/account-credit.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { Clock } from '../../platform/clock.js';
import type { CompanyOverviewResponse } from './dto/company-overview.response.js';

/** Puts together what the shop knows of a company: its people, and what they owe. */
@Injectable()
export class CompanyOverview {
  constructor(
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly views: InvoiceViews,
    private readonly credit: AccountCredit,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND */
  async of(id: string): Promise<CompanyOverviewResponse> {
    const { _id: company, trn } = await this.companies.load(id);
    const account = { company, user: null };
    const [people, asking] = await Promise.all([this.users.ofCompany(id), this.users.askingFor(trn)]);
    const { dues, total } = await this.views.openSumOf(account);
    const overdue = sumOf(overdueByAge(dues, this.clock.now()));
    const creditBalance = toAed(await this.credit.balanceOf(account));
    return { people, asking, open: toAmount(total), overdue: toAmount(overdue), creditBalance };
  }
}

function toAmount({ count, amount }: Sum) {
  return { count, amount: toAed(amount) };
}
