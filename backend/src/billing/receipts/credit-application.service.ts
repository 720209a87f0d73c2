import { Injectable } from '@nestjs/common';
import { type Fils, toFils, aedText } from '@shop/contract/money';
import { Types } from 'mongoose';
import { accountOf, overpaidOf } from '../invoices/account.js';
import { netOf } from '../invoices/domain/invoice.rules.js';
import type { InvoiceResponse } from '../invoices/dto/invoice.response.js';
import {
  InvoiceSettlement,
  type SettledInvoice,
  type SettlingPayment,
} from '../invoices/invoice-settlement.service.js';
import { PaymentSettlement } from '../payments/payment-settlement.service.js';
import { PaymentsService } from '../payments/payments.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { UsersService } from '../../people/users/users.service.js';
import { AccountCredit, creditBalanceOf } from './account-credit.service.js';
import { takenFrom, unallocatedOf } from './domain/receipt.rules.js';
import type { ApplyCreditDto } from './dto/receipt.requests.js';
import { Receipt, type ReceiptRecord } from './receipt.schema.js';

type By = Pick<ChangeContext, 'session'> & { readonly actor: Actor };

/**
 * Settles an invoice with what the account has paid too much. The account's balance stays: the credit leaves its receipt, or
 * the overpaid invoice, in the moment in which this invoice takes it.
 */
@Injectable()
export class CreditApplication {
  constructor(
    @InjectRecords(Receipt) private readonly records: RecordStore<Receipt>,
    private readonly credit: AccountCredit,
    private readonly invoices: InvoiceSettlement,
    private readonly payments: PaymentsService,
    private readonly settlement: PaymentSettlement,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, PAYMENT_TOO_LARGE, CREDIT_BALANCE_TOO_SMALL */
  apply(invoiceId: string, body: ApplyCreditDto, actor: Actor): Promise<InvoiceResponse> {
    const amount = toFils(body.amount);
    return this.transactions.answer(actor, async (session) => {
      const by = { actor, session };
      let invoice = await this.invoices.openForPayment(invoiceId, session);
      const sources = await this.credit.sourcesOf(accountOf(invoice), session);
      const balance = creditBalanceOf(sources);
      if (amount > balance)
        throw refuse('CREDIT_BALANCE_TOO_SMALL', { left: aedText(balance), asked: aedText(amount) });
      const fromReceipts = takenFrom(amount, sources.receipts, ({ unallocated }) => unallocated);
      for (const { source, amount: part } of fromReceipts) invoice = await this.useReceipt(invoice, source, part, by);
      const rest = amount - fromReceipts.reduce((sum, part) => sum + part.amount, 0);
      for (const { source, amount: part } of takenFrom(rest, sources.overpaid, overpaidOf)) {
        invoice = await this.useOverpaid(invoice, source, part, by);
      }
      const buyer = await this.users.refs([invoice.user]);
      return this.invoices.answerFor(actor, invoice, buyer.of(invoice.user));
    });
  }

  private async useReceipt(invoice: SettledInvoice, receipt: ReceiptRecord, amount: Fils, by: By) {
    const { _id, receiptNumber, chequeNumber, chequeDate } = receipt;
    const payment = this.applied(receipt, amount, { chequeNumber, chequeDate, receipt: { _id, receiptNumber } });
    const settled = await this.settlement.record(invoice, payment, by);
    const allocation = { invoice: invoice._id, invoiceNumber: invoice.invoiceNumber, payment: payment._id, amount };
    const allocations = [...receipt.allocations, { ...allocation, appliedAt: this.clock.now() }];
    const fields = { allocations, unallocated: unallocatedOf({ ...receipt, allocations }) };
    const changes = [{ field: 'appliedTo', from: null, to: invoice.invoiceNumber }];
    await this.records.store(receipt, fields, { ...by, action: 'updated', changes });
    return settled.invoice;
  }

  /** Takes the last payments of the overpaid invoice back, as far as that needs. */
  private async useOverpaid(invoice: SettledInvoice, overpaid: SettledInvoice, amount: Fils, by: By) {
    let settled = invoice;
    for (const { source, amount: part } of takenFrom(amount, [...overpaid.payments].reverse(), netOf)) {
      const at = this.clock.now();
      const refund = {
        ...{ _id: new Types.ObjectId(), amount: part, paymentMethod: source.paymentMethod, paymentDate: at },
        ...{ note: '', appliedTo: invoice.invoiceNumber, by: by.actor.name, at },
      };
      await this.settlement.refund(await this.payments.load(source._id.toHexString(), by.session), refund, by);
      const payment = this.applied(source, part, { appliedFrom: overpaid.invoiceNumber });
      settled = (await this.settlement.record(settled, payment, by)).invoice;
    }
    return settled;
  }

  /** A payment of this invoice with money that came on its day. */
  private applied(
    { paymentMethod, paymentDate }: Pick<SettlingPayment, 'paymentMethod' | 'paymentDate'>,
    amount: Fils,
    more: Partial<SettlingPayment>,
  ): SettlingPayment {
    return {
      ...{ _id: new Types.ObjectId(), amount, paymentMethod, paymentDate, paidTo: '', note: '' },
      ...{ status: 'Received' as const, refundedAt: null, appliedAt: this.clock.now(), ...more },
    };
  }
}
