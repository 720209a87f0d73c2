import { Injectable } from '@nestjs/common';
import { advanceOf } from '@shop/contract/advances';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import { type Fils, toFils } from '@shop/contract/money';
import { type ClientSession, Types } from 'mongoose';
import { INVOICE_NUMBERS } from '../../documents/number-series.js';
import { isVatRegistered } from '../../documents/parties/shop-details.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { planAdvance } from '../../sales/orders/domain/coming-bills.js';
import { OrderBinding, type OrderRecord } from '../../sales/orders/order-binding.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import type { RequestAdvanceDto } from './dto/invoice.requests.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import type { InvoiceRecord, PaymentReceipt } from './invoice.schema.js';
import { dueDay } from './invoice-update.js';
import { InvoiceWriting } from './invoice-writing.service.js';
import { InvoicesService } from './invoices.service.js';

interface Received {
  readonly receipt: PaymentReceipt;
  readonly paymentDate: Date;
  /** False if the email about the receipt reports the invoice. */
  readonly isMailed: boolean;
}

/**
 * Issues advance invoices: tax invoices for a part of an order that is paid before its goods are delivered. Later
 * invoices of the order use them.
 */
@Injectable()
export class AdvanceIssuing {
  constructor(
    private readonly binding: OrderBinding,
    private readonly writing: InvoiceWriting,
    private readonly invoices: InvoicesService,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Requests an advance from the buyer.
   * @throws DomainError ORDER_NOT_FOUND, ADVANCE_WITHOUT_VAT, ADVANCE_TOO_LARGE, the refusals of an invoice of the
   * order, and `invalid` naming the field
   */
  requestAdvance(orderId: string, body: RequestAdvanceDto, actor: Actor): Promise<InvoiceResponse> {
    const _id = new Types.ObjectId();
    const work = async (session: ClientSession) => {
      const order = await this.binding.loadForAdvance(orderId, session);
      if (!(await this.areIssued(session))) throw refuse('ADVANCE_WITHOUT_VAT');
      const { field, amount } = wantedAmount(body, order.totalPrice);
      const plan = planAdvance(order, amount, field);
      const now = this.clock.now();
      const dueDate = body.dueDate ? dueDay(body.dueDate, now) : endOfDubaiDay(now);
      const advance = { dueDate, note: body.note ?? '', receipt: null, isMailed: true };
      const invoice = await this.writing.issueIn({ ...WITHOUT_GOODS, order, plan, advance }, _id, { actor, session });
      return this.invoices.toInvoiceResponse(actor, invoice);
    };
    return this.transactions.answer(actor, work, INVOICE_NUMBERS);
  }

  /** Issues the advance invoice for received money in the caller's transaction, which is in the queue INVOICE_NUMBERS. */
  issueForMoney(
    order: OrderRecord,
    amount: Fils,
    { receipt, paymentDate: paidAt, isMailed }: Received,
    by: ChangeContext,
  ): Promise<InvoiceRecord> {
    const advance = { dueDate: endOfDubaiDay(this.clock.now()), note: '', receipt, isMailed };
    const plan = planAdvance(order, amount);
    return this.writing.issueIn({ ...WITHOUT_GOODS, order, plan, paidAt, advance }, new Types.ObjectId(), by);
  }

  /** A seller who is not registered for VAT issues none. */
  async areIssued(session: ClientSession | null): Promise<boolean> {
    return isVatRegistered(await this.settings.load(session), this.clock.now());
  }
}

const WITHOUT_GOODS = { deliveries: [], isByName: false, paidAt: null } as const;

function wantedAmount({ amount, percent }: RequestAdvanceDto, total: Fils) {
  if ((amount === undefined) === (percent === undefined)) throw refuseField('amount', 'ADVANCE_ONE_WAY');
  if (amount !== undefined) return { field: 'amount', amount: toFils(amount) };
  return { field: 'percent', amount: advanceOf(total, toFils(percent ?? 0)) };
}
