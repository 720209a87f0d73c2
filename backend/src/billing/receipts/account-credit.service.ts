import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { type ClientSession, type Model, Types } from 'mongoose';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { type Account, ofAccount, overpaidOf } from '../invoices/account.js';
import { InvoiceAccounts } from '../invoices/invoice-accounts.service.js';
import type { SettledInvoice } from '../invoices/invoice-settlement.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { Receipt, type ReceiptRecord } from './receipt.schema.js';
import { refuseField } from '../../platform/errors/refuse.js';

/** The sources of an account's credit: money that is kept for later, and invoices that were credited after they were paid. */
export interface CreditSources {
  readonly receipts: readonly ReceiptRecord[];
  readonly overpaid: readonly SettledInvoice[];
}

/** How much the shop owes to an account. */
export function creditBalanceOf({ receipts, overpaid }: CreditSources): Fils {
  const kept = receipts.reduce((sum, { unallocated }) => sum + unallocated, 0);
  return overpaid.reduce((sum, invoice) => sum + overpaidOf(invoice), kept);
}

/** Accounts that pay, and what is owed to them. */
@Injectable()
export class AccountCredit {
  constructor(
    @InjectModel(Receipt.name) private readonly receipts: Model<Receipt>,
    private readonly invoices: InvoiceAccounts,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
  ) {}

  /**
   * The account that a body or a query names, and what it is called.
   * @throws DomainError COMPANY_NOT_FOUND, USER_NOT_FOUND, or `invalid` where it names none or two
   */
  async named(
    { company, user }: { readonly company?: string | null; readonly user?: string | null },
    session?: ClientSession,
  ): Promise<{ account: Account; payer: string }> {
    if (company && user) throw refuseField('user', 'ONE_ACCOUNT');
    if (company) {
      const { _id, legalName } = await this.companies.load(company, session);
      return { account: { company: _id, user: null }, payer: legalName };
    }
    if (!user) throw refuseField('company', 'ONE_ACCOUNT');
    const { _id, name } = await this.users.contact(user, session);
    return { account: { company: null, user: new Types.ObjectId(_id) }, payer: name };
  }

  /** The oldest receipt first; overpaid invoices after them. */
  async sourcesOf(account: Account, session: ClientSession | null): Promise<CreditSources> {
    const receipts = await this.receipts
      .find({ ...ofAccount(account), unallocated: { $gt: 0 } })
      .sort({ paymentDate: 1, _id: 1 })
      .session(session)
      .lean<ReceiptRecord[]>();
    return { receipts, overpaid: await this.invoices.overpaidOf(account, session) };
  }

  async balanceOf(account: Account, session: ClientSession | null = null): Promise<Fils> {
    return creditBalanceOf(await this.sourcesOf(account, session));
  }

  /** The account's receipts that were dated by then, for its statement. */
  receivedFrom(account: Account, until: Date): Promise<ReceiptRecord[]> {
    return this.receipts
      .find({ ...ofAccount(account), paymentDate: { $lte: until } })
      .sort({ paymentDate: 1, _id: 1 })
      .lean<ReceiptRecord[]>();
  }
}
