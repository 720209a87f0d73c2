import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { UsersService } from '../../people/users/users.service.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { type CreditedOrder, ORDER_AFTER_BOUNCE } from '../../sales/orders/order.events.js';
import { OrderBinding } from '../../sales/orders/order-binding.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { type Account, accountOf, ofAccount } from '../../billing/invoices/account.js';
import { accountOfCheque, Cheque, type ChequeRecord } from './cheque.schema.js';
import { UNPAID_STATUSES } from './domain/cover.js';

/** Holds the orders of accounts whose cheques were returned, if the shop wants it. */
@Injectable()
export class ChequeHolds {
  constructor(
    @InjectModel(Cheque.name) private readonly cheques: Model<Cheque>,
    private readonly settings: SettingsService,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly binding: OrderBinding,
  ) {}

  /** Puts open orders of the account on hold after its cheque was returned. */
  async afterBounce(cheque: ChequeRecord, by: ChangeContext): Promise<void> {
    if (!this.isOn()) return;
    const account = accountOfCheque(cheque);
    await this.lock(account, by.session);
    await this.binding.holdOpenOrders(ofAccount(account), 'bouncedCheque', by);
  }

  /** Locks the account: of a return and a new order at the same moment, the later one sees the other. */
  @AnswersQuery(ORDER_AFTER_BOUNCE)
  async isAfterBounce(order: CreditedOrder, session: ClientSession): Promise<boolean> {
    if (!this.isOn()) return false;
    const account = accountOf(order);
    await this.lock(account, session);
    const unpaid = { ...ofAccount(account), status: { $in: [...UNPAID_STATUSES] }, 'returns.0': { $exists: true } };
    return (await this.cheques.exists(unpaid).session(session)) !== null;
  }

  private isOn(): boolean {
    return this.settings.current().holdAfterBounce;
  }

  private async lock({ company, user }: Account, session: ClientSession): Promise<void> {
    if (company === null) await this.users.lock(user, session);
    else await this.companies.lockNamed(company, session);
  }
}
