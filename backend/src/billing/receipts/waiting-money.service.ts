import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { INVOICE_NUMBERS } from '../../documents/number-series.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { comingTotal } from '../../sales/orders/advances.js';
import { OrderBinding } from '../../sales/orders/order-binding.service.js';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';
import { AdvanceIssuing } from '../invoices/advance-issuing.service.js';
import { AccountCredit } from './account-credit.service.js';
import { waitingOf } from './domain/receipt.rules.js';
import type { ReceiptResponse } from './dto/receipt.response.js';
import { OrderMoney } from './order-money.service.js';
import { ReceiptsService } from './receipts.service.js';

/** Makes an advance invoice of money that was recorded for an order before advances were invoiced. */
@Injectable()
export class WaitingMoney {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly binding: OrderBinding,
    private readonly advances: AdvanceIssuing,
    private readonly credit: AccountCredit,
    private readonly money: OrderMoney,
    private readonly periods: VatPeriodsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The part of the money that is for goods which are not delivered yet, as of its own day.
   * @throws DomainError RECEIPT_NOT_FOUND, NOTHING_IN_ADVANCE, ADVANCE_WITHOUT_VAT, PERIOD_CLOSED, and the refusals of an
   * invoice of the order
   */
  issueAdvance(id: string, actor: Actor): Promise<ReceiptResponse> {
    const work = async (session: ClientSession) => {
      const by = { actor, session };
      const { _id, receiptNumber, paymentDate, ...receipt } = await this.receipts.load(id, session);
      if (!receipt.order) throw refuse('NOTHING_IN_ADVANCE');
      const order = await this.binding.loadForAdvance(receipt.order._id.toHexString(), session);
      if (!(await this.advances.areIssued(session))) throw refuse('ADVANCE_WITHOUT_VAT');
      // Goods that were delivered are taxed by their delivery: money for them is no advance.
      const forGoods = Math.min(await this.money.waitingFor(order._id, session), comingTotal(order));
      const amount = Math.min(waitingOf(receipt), forGoods - comingTotal(order, 'delivery'));
      if (amount <= 0) throw refuse('NOTHING_IN_ADVANCE');
      await this.periods.requireOpen(paymentDate, session);
      const received = { receipt: { _id, receiptNumber }, paymentDate, isMailed: true };
      const invoice = await this.advances.issueForMoney(order, amount, received, by);
      await this.credit.useReceipt(invoice, await this.receipts.load(id, session), amount, by);
      await this.money.redate(order._id, by);
      return this.receipts.toReceiptResponse(actor, await this.receipts.load(id, session));
    };
    return this.transactions.answer(actor, work, INVOICE_NUMBERS);
  }
}
