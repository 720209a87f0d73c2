import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type InvoiceableOrder, OrderBinding } from '../../sales/orders/order-binding.service.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { AccountCredit } from './account-credit.service.js';
import { type Account, accountOf, isSameAccount } from '../invoices/account.js';
import type { SettledInvoice } from '../invoices/invoice-changes.service.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { stillCounts } from './domain/receipt.rules.js';
import type { RecordReceiptDto } from './dto/receipt.requests.js';
import { type PrepaidOrder, Receipt, type ReceiptRecord } from './receipt.schema.js';

interface Payer {
  readonly account: Account;
  readonly payer: string;
  readonly order: PrepaidOrder | null;
}

/** Whose money a receipt is, for which order before its invoice, and which invoices it may settle. */
@Injectable()
export class ReceiptPrepayments {
  constructor(
    @InjectModel(Receipt.name) private readonly receipts: Model<Receipt>,
    private readonly binding: OrderBinding,
    private readonly companies: CompaniesService,
    private readonly credit: AccountCredit,
  ) {}

  /**
   * The payer: the account in the body, otherwise the owner of the order in the body.
   * @throws DomainError COMPANY_NOT_FOUND, USER_NOT_FOUND, ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER,
   * ORDER_NOT_INVOICEABLE, or `invalid`
   */
  async payerOf(body: Pick<RecordReceiptDto, 'company' | 'user' | 'order'>, session: ClientSession): Promise<Payer> {
    if (!body.order) return { ...(await this.credit.findAccount(body, session)), order: null };
    const order = await this.binding.loadUnbilled(body.order, session);
    const { _id, orderNumber } = order;
    const owner = await this.credit.findAccount(ownerOf(order), session);
    if (body.company || body.user) {
      const { account } = await this.credit.findAccount(body, session);
      if (!isSameAccount(account, owner.account))
        throw refuseField('order', 'ORDER_OF_OTHER_ACCOUNT', { order: orderNumber });
    }
    return { ...owner, order: { _id, orderNumber } };
  }

  /** Money of a company also settles invoices of its present members that name no company; they keep their buyer. */
  async maySettle(invoice: SettledInvoice, account: Account, session: ClientSession): Promise<boolean> {
    if (isSameAccount(accountOf(invoice), account)) return true;
    if (account.company === null || invoice.company) return false;
    return account.company.equals((await this.companies.idOfUser(invoice.user, session)) ?? '');
  }

  /** Dates the order's supply anew after one of its receipts changed. */
  async redate({ order }: Pick<ReceiptRecord, 'order'>, by: ChangeContext): Promise<void> {
    if (!order) return;
    const receipts = await this.receipts
      .find({ 'order._id': order._id, reversal: null })
      .sort({ paymentDate: 1 })
      .session(by.session)
      .lean<ReceiptRecord[]>();
    await this.binding.setPaidAt(order._id, receipts.find(stillCounts)?.paymentDate ?? null, by);
  }
}

function ownerOf(order: InvoiceableOrder) {
  const { company, user } = accountOf(order);
  return company === null ? { user: user.toHexString() } : { company: company.toHexString() };
}
