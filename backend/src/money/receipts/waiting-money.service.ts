import { Injectable } from '@nestjs/common';
import { aedText, type Fils, toFils } from '@shop/contract/money';
import type { ClientSession } from 'mongoose';
import { INVOICE_NUMBERS } from '../../documents/number-series.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { ListQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { comingTotal } from '../../sales/orders/domain/coming-bills.js';
import { OrderBinding, type OrderRecord } from '../../sales/orders/order-binding.service.js';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';
import { AdvanceIssuing } from '../../billing/invoices/advance-issuing.service.js';
import { overpaidOf } from '../../billing/invoices/account.js';
import type { InvoiceResponse } from '../../billing/invoices/dto/invoice.response.js';
import { InvoiceChanges } from '../../billing/invoices/invoice-changes.service.js';
import { AccountCredit, creditBalanceOf } from './account-credit.service.js';
import { takenFrom, waitingOf } from './domain/receipt.rules.js';
import type { ApplyCreditDto } from './dto/receipt.requests.js';
import type { ReceiptResponse } from './dto/receipt.response.js';
import { OrderMoney } from './order-money.service.js';
import { ReceiptsService } from './receipts.service.js';

/**
 * Uses recorded money: as credit of its account that settles an invoice, or for an advance invoice of an order if it was
 * recorded before advances were invoiced.
 */
@Injectable()
export class WaitingMoney {
  constructor(
    private readonly receipts: ReceiptsService,
    private readonly binding: OrderBinding,
    private readonly changes: InvoiceChanges,
    private readonly advances: AdvanceIssuing,
    private readonly credit: AccountCredit,
    private readonly money: OrderMoney,
    private readonly periods: VatPeriodsService,
    private readonly transactions: Transactions,
  ) {}

  /** Settles an invoice with credit. @throws DomainError INVOICE_NOT_FOUND, PAYMENT_TOO_LARGE, CREDIT_BALANCE_TOO_SMALL */
  applyCredit(invoiceId: string, body: ApplyCreditDto, actor: Actor): Promise<InvoiceResponse> {
    const amount = toFils(body.amount);
    return this.transactions.answer(actor, async (session) => {
      const by = { actor, session };
      let invoice = await this.changes.loadFor('addPayment', invoiceId, session);
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
      return this.changes.toSettledResponse(actor, invoice);
    });
  }

  /**
   * The part of the money that is for goods which are not delivered yet, as of its own day.
   * @throws DomainError RECEIPT_NOT_FOUND, NOTHING_IN_ADVANCE, ADVANCE_WITHOUT_VAT, PERIOD_CLOSED, and the refusals of an
   * invoice of the order
   */
  issueAdvance(id: string, actor: Actor): Promise<ReceiptResponse> {
    const work = async (session: ClientSession) => {
      const by = { actor, session };
      const receipt = await this.receipts.load(id, session);
      if (!receipt.order) throw refuse('NOTHING_IN_ADVANCE');
      const order = await this.binding.loadForAdvance(receipt.order._id.toHexString(), session);
      if (!(await this.advances.areIssued(session))) throw refuse('ADVANCE_WITHOUT_VAT');
      const waiting = await this.money.waitingFor([order._id], session);
      const amount = Math.min(waitingOf(receipt), inAdvance(order, waiting(order._id)));
      if (amount <= 0) throw refuse('NOTHING_IN_ADVANCE');
      const { _id, receiptNumber, paymentDate } = receipt;
      await this.periods.requireOpen(paymentDate, session);
      const received = { receipt: { _id, receiptNumber }, paymentDate, isMailed: true };
      const invoice = await this.advances.issueForMoney(order, amount, received, by);
      await this.credit.useReceipt(invoice, receipt, amount, by);
      await this.money.redate(order._id, by);
      return this.receipts.toReceiptResponse(actor, await this.receipts.load(id, session));
    };
    return this.transactions.answer(actor, work, INVOICE_NUMBERS);
  }

  /** The staff list; it shows which money may become an advance invoice. */
  async list(query: ListQueryDto): Promise<ListPage<ReceiptResponse>> {
    const { rows, ...page } = await this.receipts.list(query);
    return { ...page, rows: await this.withRights(rows) };
  }

  async get(id: string, actor: Actor): Promise<ReceiptResponse> {
    const receipt = await this.receipts.get(id, actor);
    const [shown = receipt] = actor.isAdmin ? await this.withRights([receipt]) : [];
    return shown;
  }

  private async withRights(receipts: readonly ReceiptResponse[]): Promise<ReceiptResponse[]> {
    const orders = receipts.flatMap(({ order, waiting }) => (order && waiting > 0 ? order._id : []));
    const advanceable = await this.advanceableOf([...new Set(orders)]);
    return receipts.map((receipt) => ({
      ...receipt,
      isAdvanceable: receipt.order !== null && receipt.waiting > 0 && advanceable.has(receipt.order._id),
    }));
  }

  private async advanceableOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0 || !(await this.advances.areIssued(null))) return new Set();
    const orders = await this.binding.findForAdvance(ids);
    const waiting = await this.money.waitingFor(
      orders.map(({ _id }) => _id),
      null,
    );
    const found = orders.filter((order) => inAdvance(order, waiting(order._id)) > 0);
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }
}

/** Goods that were delivered are taxed by their delivery: money for them is no advance. */
const inAdvance = (order: OrderRecord, waiting: Fils): Fils =>
  Math.min(waiting, comingTotal(order)) - comingTotal(order, 'delivery');
