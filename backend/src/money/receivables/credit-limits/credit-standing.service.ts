import { Injectable } from '@nestjs/common';
import { creditLeft, exceedsCredit, usedOf } from '@shop/contract/credit-limit';
import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../platform/auth/actor.js';
import { seesPrices } from '../../../platform/auth/staff-access.js';
import { CompaniesService } from '../../../people/companies/companies.service.js';
import { InvoiceViews } from '../../../billing/invoices/invoice-views.service.js';
import { OrdersService } from '../../../sales/orders/orders.service.js';
import { AccountCredit } from '../../receipts/account-credit.service.js';
import type { UserResponse } from '../../../people/users/dto/user.response.js';
import { userShownTo } from '../../../people/users/user.mapper.js';
import { UsersService } from '../../../people/users/users.service.js';
import { ChequeCover } from '../../cheques/cheque-cover.service.js';
import { NO_CHEQUES } from '../../cheques/domain/cover.js';
import { type Account, accountKeyOf, accountOf, ofAccount } from '../../../billing/invoices/account.js';
import { overdueByAge, type Sum, sumOf } from '../../../billing/invoices/domain/aging.js';
import { ORDER_EXCEEDS_CREDIT, type CreditedOrder } from '../../../sales/orders/order.events.js';
import { type AccountCreditLeft, CREDIT_OF_ACCOUNT, type CreditQuestion } from '../../../sales/quotes/quote.events.js';
import { readTogether } from '../../../platform/database/read-together.js';
import { AnswersQuery } from '../../../platform/events/events.js';
import { Clock } from '../../../platform/clock.js';
import type { AccountQueryDto } from '../../../people/companies/dto/account.query.js';
import type { CreditStandingResponse } from './dto/credit-standing.response.js';
import type { CompanyOverviewResponse } from './dto/company-overview.response.js';

interface Standing {
  readonly limit: Fils | null;
  readonly open: Sum;
  readonly overdue: Sum;
  readonly unbilled: Sum;
  readonly creditBalance: Fils;
}

const useOf = ({ open, unbilled, creditBalance }: Standing) => ({
  open: open.amount,
  unbilled: unbilled.amount,
  creditBalance,
});

/** Computes how much of their credit limits accounts use, which orders exceed them, and an overview of a company. */
@Injectable()
export class CreditStanding {
  constructor(
    private readonly views: InvoiceViews,
    private readonly orders: OrdersService,
    private readonly credit: AccountCredit,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly cheques: ChequeCover,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError COMPANY_NOT_FOUND, USER_NOT_FOUND, or `invalid` if the query does not name one account */
  async get(query: AccountQueryDto): Promise<CreditStandingResponse> {
    const { account, payer } = await this.credit.findAccount(await this.companies.accountIn(query));
    const standing = await this.standingOf(account, await this.limitOf(account));
    const use = useOf(standing);
    const { covered, bounced } = (await this.cheques.ofAccounts([account])).get(accountKeyOf(account)) ?? NO_CHEQUES;
    return {
      company: account.company?.toHexString() ?? null,
      name: payer,
      creditLimit: toAedOrNull(standing.limit),
      open: toAmount(standing.open),
      overdue: toAmount(standing.overdue),
      unbilled: toAmount(standing.unbilled),
      creditBalance: toAed(standing.creditBalance),
      coveredByCheques: toAed(covered),
      bounced,
      used: toAed(usedOf(use)),
      left: toAedOrNull(creditLeft(standing.limit, use)),
    };
  }

  /** Locks the account: if two orders together exceed the limit, the second is put on hold. */
  @AnswersQuery(ORDER_EXCEEDS_CREDIT)
  async exceedsCredit(order: CreditedOrder, session: ClientSession): Promise<boolean> {
    const account = accountOf(order);
    const limit = await this.limitOf(account, session);
    if (limit === null) return false;
    if (account.company === null) await this.users.lock(account.user, session);
    else await this.companies.lockNamed(account.company, session);
    const standing = await this.standingOf(account, limit, { except: order._id, session });
    return exceedsCredit(limit, useOf(standing), order.totalPrice);
  }

  @AnswersQuery(CREDIT_OF_ACCOUNT)
  async creditOf({ except, ...owned }: CreditQuestion, session: ClientSession | null): Promise<AccountCreditLeft> {
    const account = accountOf(owned);
    const limit = await this.limitOf(account, session ?? undefined);
    // Without a limit, the invoices alone are read.
    if (limit === null) return { overdue: (await this.openOf(account, session)).overdue.amount, left: null };
    const standing = await this.standingOf(account, limit, { except, session });
    return { overdue: standing.overdue.amount, left: creditLeft(limit, useOf(standing)) };
  }

  private async limitOf(account: Account, session?: ClientSession): Promise<Fils | null> {
    const { company, user } = account;
    const { creditLimit } =
      company === null
        ? await this.users.load(user.toHexString(), session)
        : await this.companies.load(company.toHexString(), session);
    return creditLimit;
  }

  private async standingOf(
    account: Account,
    limit: Fils | null,
    { except, session = null }: { readonly except?: Types.ObjectId; readonly session?: ClientSession | null } = {},
  ): Promise<Standing> {
    const [due, unbilled, creditBalance] = await readTogether(session, [
      () => this.openOf(account, session),
      () => this.orders.unbilledOf(ofAccount(account), except ?? null, session),
      () => this.credit.balanceOf(account, session),
    ]);
    return { limit, ...due, unbilled, creditBalance };
  }

  private async openOf(account: Account, session: ClientSession | null): Promise<Pick<Standing, 'open' | 'overdue'>> {
    const { dues, total } = await this.views.openSumOf(account, session);
    return { open: total, overdue: sumOf(overdueByAge(dues, this.clock.now())) };
  }

  /** A company's users, and what they owe. @throws DomainError COMPANY_NOT_FOUND */
  async companyOverview(id: string, actor: Actor): Promise<CompanyOverviewResponse> {
    const { _id: company, trn } = await this.companies.load(id);
    const account = { company, user: null };
    const shown = (user: UserResponse) => userShownTo(actor, user);
    const [people, asking] = await Promise.all([this.users.ofCompany(id), this.users.askingFor(trn)]);
    if (!seesPrices(actor)) return { people: people.map(shown), asking: asking.map(shown) };
    const { open, overdue } = await this.openOf(account, null);
    const creditBalance = toAed(await this.credit.balanceOf(account));
    return { people, asking, open: toAmount(open), overdue: toAmount(overdue), creditBalance };
  }
}

function toAmount({ count, amount }: Sum) {
  return { count, amount: toAed(amount) };
}
