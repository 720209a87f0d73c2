import { Injectable } from '@nestjs/common';
import { aedText, toFils } from '@shop/contract/money';
import { UsersService } from '../../people/users/users.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { overpaidOf } from '../../billing/invoices/account.js';
import type { InvoiceResponse } from '../../billing/invoices/dto/invoice.response.js';
import { InvoiceChanges } from '../../billing/invoices/invoice-changes.service.js';
import { AccountCredit, creditBalanceOf } from './account-credit.service.js';
import { takenFrom } from './domain/receipt.rules.js';
import type { ApplyCreditDto } from './dto/receipt.requests.js';
import { OrderMoney } from './order-money.service.js';

/** Staff settle an invoice with the credit of its account. */
@Injectable()
export class CreditApplying {
  constructor(
    private readonly credit: AccountCredit,
    private readonly money: OrderMoney,
    private readonly changes: InvoiceChanges,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, PAYMENT_TOO_LARGE, CREDIT_BALANCE_TOO_SMALL */
  applyCredit(invoiceId: string, body: ApplyCreditDto, actor: Actor): Promise<InvoiceResponse> {
    const amount = toFils(body.amount);
    return this.transactions.answer(actor, async (session) => {
      const by = { actor, session };
      let invoice = await this.changes.loadForPayment(invoiceId, session);
      const sources = await this.credit.sourcesFor(invoice, session);
      const balance = Math.max(creditBalanceOf(sources), 0);
      if (amount > balance)
        throw refuse('CREDIT_BALANCE_TOO_SMALL', { left: aedText(balance), asked: aedText(amount) });
      const fromReceipts = takenFrom(amount, sources.receipts, ({ unallocated }) => unallocated);
      for (const { source, amount: part } of fromReceipts) {
        invoice = await this.credit.useReceipt(invoice, source, part, by);
        // Money that waited for an order waits no longer.
        if (source.order) await this.money.redate(source.order._id, by);
      }
      const rest = amount - fromReceipts.reduce((sum, part) => sum + part.amount, 0);
      for (const { source, amount: part } of takenFrom(rest, sources.overpaid, overpaidOf)) {
        invoice = await this.credit.useOverpaid(invoice, source, part, by);
      }
      const buyer = await this.users.refs([invoice.user]);
      return this.changes.toSettledResponse(actor, invoice, buyer.of(invoice.user));
    });
  }
}
