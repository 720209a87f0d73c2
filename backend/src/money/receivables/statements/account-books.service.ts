import { grouped } from '@shop/contract/grouped';
import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/contract/money';
import type { Types } from 'mongoose';
import { type Account, accountKeyOf, accountOf } from '../../../billing/invoices/account.js';
import {
  type AccountedInvoice,
  InvoiceViews,
  type OwnedInvoice,
} from '../../../billing/invoices/invoice-views.service.js';
import type { AccountMoney } from '../../../billing/movements/movement.js';
import { PaymentsService } from '../../payments/payments.service.js';
import { AccountCredit } from '../../receipts/account-credit.service.js';

type ReceiptRecord = Awaited<ReturnType<AccountCredit['receiptsOf']>>[number];

/** By the key of the account. */
type Books = ReadonlyMap<string, AccountMoney>;

/** Reads the records that move the money of accounts. */
@Injectable()
export class AccountBooks {
  constructor(
    private readonly views: InvoiceViews,
    private readonly payments: PaymentsService,
    private readonly credit: AccountCredit,
  ) {}

  async moneyOf(account: Account): Promise<AccountMoney> {
    const [invoices, receipts] = await Promise.all([this.views.issuedTo(account), this.credit.receiptsOf(account)]);
    return this.withPayments(invoices, receipts);
  }

  /**
   * The accounts that may have owed something at that time, or had credit, with the documents that may say so.
   * @param companies null for all accounts
   */
  async openAt(at: Date, companies: readonly Types.ObjectId[] | null = null): Promise<Books> {
    const of = companies === null ? {} : { company: { $in: [...companies] } };
    const [invoices, receipts] = await Promise.all([
      this.views.maybeOpenAt(at, of),
      this.credit.receiptsMaybeOpenAt(at, of),
    ]);
    return this.booksOf(invoices, receipts);
  }

  /** The sum that all accounts owe, by the amounts that their invoices and receipts store. */
  async storedBalance(): Promise<Fils> {
    const [open, credit] = await Promise.all([this.views.storedBalance(), this.credit.storedCredit()]);
    return open - credit;
  }

  private async booksOf(invoices: readonly OwnedInvoice[], receipts: readonly ReceiptRecord[]): Promise<Books> {
    const { payments } = await this.withPayments(invoices, receipts);
    const invoicesOf = grouped(invoices, (invoice) => accountKeyOf(accountOf(invoice)));
    const receiptsOf = grouped(receipts, accountKeyOf);
    const paymentsOf = grouped(payments, ({ invoice }) => invoice._id.toString());
    const keys = [...new Set([...invoicesOf.keys(), ...receiptsOf.keys()])];
    return new Map(
      keys.map((key) => {
        const own = invoicesOf.get(key) ?? [];
        const ofThem = own.flatMap(({ _id }) => paymentsOf.get(_id.toHexString()) ?? []);
        return [key, { invoices: own, receipts: receiptsOf.get(key) ?? [], payments: ofThem }];
      }),
    );
  }

  private async withPayments(invoices: readonly AccountedInvoice[], receipts: readonly ReceiptRecord[]) {
    return { invoices, receipts, payments: await this.payments.ofInvoices(invoices.map(({ _id }) => _id)) };
  }
}
