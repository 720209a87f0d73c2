import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_CHEQUE_DAYS_AHEAD, type PaymentMethod } from '@shop/contract/payment';
import { dubaiDay, endOfDubaiDay } from '@shop/contract/dubai-day';
import { type Model, Types } from 'mongoose';
import { netOf, payableOf } from '../../billing/invoices/domain/invoice.rules.js';
import {
  InvoiceChanges,
  type PaymentRefund,
  type InvoiceRecord,
  type InvoicePayment,
} from '../../billing/invoices/invoice-changes.service.js';
import { sellerOf } from '../../billing/invoices/invoice-drafts.service.js';
import { FollowUps } from '../../sales/follow-ups/follow-ups.service.js';
import type { Account } from '../../billing/invoices/account.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { changesOfCreation } from '../../platform/history/changes.js';
import { dateWithinBounds } from '../../platform/http/validation/dates.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { aedText, type Fils, toFils } from '@shop/contract/money';
import type { Actor } from '../../platform/auth/actor.js';
import { type Cheque, chequeOf, NO_CHEQUE, strayChequeField } from './domain/cheque.js';
import { fits, remainingFor } from './domain/payment.rules.js';
import type { RefundPaymentDto, UpdatePaymentDto } from './dto/payment.requests.js';
import { Payment, type PaymentRecord } from './payment.schema.js';

export type ChequeFields = Pick<UpdatePaymentDto, keyof Cheque>;
type By = Pick<ChangeContext, 'actor' | 'session'>;

/** The fields of a payment without refunds, uses for other invoices, or a receipt. */
export const UNUSED = {
  refunds: [],
  refundedAt: null,
  receipt: null,
  appliedAt: null,
  appliedFrom: '',
  reversal: null,
} satisfies Partial<InvoicePayment>;

/** The fields of a refund that was paid back, not applied to another invoice. */
export const PAID_BACK = {
  appliedTo: '',
  appliedAs: null,
  unappliedAt: null,
} as const satisfies Partial<PaymentRefund>;

/** The part of an invoice of the old books that was paid there, on the day of its issue. */
export const paidBefore = (amount: Fils, paymentDate: Date): InvoicePayment => ({
  _id: new Types.ObjectId(),
  amount,
  paymentMethod: 'Other',
  paymentDate,
  ...NO_CHEQUE,
  paidTo: '',
  note: '',
  status: 'Received',
  ...UNUSED,
});

const paymentOf = ({ user, _id, invoiceNumber }: InvoiceRecord) => ({ user, invoice: { _id, invoiceNumber } });

interface Settled {
  readonly invoice: InvoiceRecord;
  readonly payment: PaymentRecord;
}

/** Writes payments together with their invoices, in the caller's transaction. */
@Injectable()
export class PaymentSettlement {
  constructor(
    @InjectRecords(Payment) private readonly records: RecordStore<Payment>,
    @InjectModel(Payment.name) private readonly model: Model<Payment>,
    private readonly changes: InvoiceChanges,
    private readonly clock: Clock,
    private readonly settings: SettingsService,
    private readonly followUps: FollowUps,
  ) {}

  /** Counts received money towards the payment promises of its account. */
  async countForPromises(
    { company, user }: Account,
    { _id, amount, paymentDate }: Pick<InvoicePayment, '_id' | 'amount' | 'paymentDate'>,
    by: ChangeContext,
  ): Promise<void> {
    await this.followUps.countMoney(company ?? user, { _id, amount, day: dubaiDay(paymentDate) }, by);
  }

  /** Takes money that is reversed off the promises that it was counted for. */
  async uncountForPromises(money: readonly Types.ObjectId[], by: By): Promise<void> {
    await this.followUps.uncountMoney(money, by);
  }

  /** @throws DomainError PAYMENT_TOO_LARGE */
  async insertPayment(invoice: InvoiceRecord, payment: InvoicePayment, by: By): Promise<Settled> {
    const settled = await this.settleInvoice(invoice, payment, { ...by, action: 'payment recorded' });
    const createdAt = this.clock.now();
    const { receipt, ...reported } = payment;
    const number = receipt ? { receipt: receipt.receiptNumber } : {};
    const changes = changesOfCreation({ ...reported, ...number, invoice: invoice.invoiceNumber });
    const seller = sellerOf(await this.settings.load(by.session));
    const fields = { ...payment, ...paymentOf(invoice), seller, createdAt, updatedAt: createdAt };
    return { invoice: settled, payment: await this.records.insert(fields, { ...by, action: 'recorded', changes }) };
  }

  /** Stores the payments with which invoices of the old books were stored. */
  async insertPaidBefore(invoices: readonly InvoiceRecord[], by: By): Promise<void> {
    const createdAt = this.clock.now();
    const all = invoices.flatMap((invoice) => {
      const own = { ...paymentOf(invoice), isOpening: true, seller: invoice.seller, createdAt, updatedAt: createdAt };
      return invoice.payments.map((payment) => ({ ...payment, ...own }));
    });
    await this.records.insertAll(all, { ...by, action: 'recorded' });
  }

  /** Removes the payments of invoices whose move-in is undone. */
  async removeOf(invoices: readonly Types.ObjectId[], by: By): Promise<void> {
    const found = await this.model
      .find({ 'invoice._id': { $in: [...invoices] } })
      .session(by.session)
      .lean<PaymentRecord[]>();
    for (const payment of found) await this.records.remove(payment, by);
  }

  /** Refunds a part of a payment, at most its rest. The payment becomes Refunded once nothing is left. */
  async refundPart(before: PaymentRecord, refund: PaymentRefund, by: By): Promise<Settled> {
    const isRest = refund.amount === netOf(before);
    const end = isRest ? ({ status: 'Refunded', refundedAt: refund.at } as const) : {};
    const fields = { refunds: [...before.refunds, refund], ...end };
    const invoice = await this.follow(before, fields, { ...by, action: 'payment refunded' });
    const changes = [{ field: 'refund', from: null, to: refund.amount }];
    return { invoice, payment: await this.records.store(before, fields, { ...by, action: 'refunded', changes }) };
  }

  /** The invoice with this payment among its others. @throws DomainError PAYMENT_TOO_LARGE */
  settleInvoice(invoice: InvoiceRecord, payment: InvoicePayment, by: ChangeContext): Promise<InvoiceRecord> {
    const others = othersOf(invoice, payment._id);
    const before = invoice.payments.find(({ _id }) => _id.equals(payment._id));
    if (!fits(payment, payableOf(invoice), others, before ? netOf(before) : 0))
      throw refuse('PAYMENT_TOO_LARGE', { left: aedText(remainingFor(payableOf(invoice), others)) });
    const byDate = [...others, payment].sort((a, b) => a.paymentDate.getTime() - b.paymentDate.getTime());
    return this.changes.settle(invoice, { payments: byDate }, by);
  }

  /** A payment is recorded when it has happened: today in Dubai is the last day, or that of its first refund. */
  paymentDate(value: string, refunds: readonly Pick<PaymentRefund, 'paymentDate'>[] = []): Date {
    const today = endOfDubaiDay(this.clock.now());
    const ends = refunds.map(({ paymentDate }) => endOfDubaiDay(paymentDate));
    return dateWithinBounds(
      value,
      'paymentDate',
      ends.reduce((first, end) => (end < first ? end : first), today),
    );
  }

  /** A refund is dated between the payment and today. */
  refundOf(
    { paymentDate, appliedAt }: Pick<InvoicePayment, 'paymentDate' | 'appliedAt'>,
    body: RefundPaymentDto,
    actor: Actor,
  ): PaymentRefund {
    const at = this.clock.now();
    const came = dubaiDay(appliedAt ?? paymentDate);
    return {
      _id: new Types.ObjectId(),
      amount: toFils(body.amount),
      paymentMethod: body.paymentMethod,
      paymentDate: dateWithinBounds(body.paymentDate, 'paymentDate', endOfDubaiDay(at), came),
      note: body.note ?? '',
      ...PAID_BACK,
      by: actor.name,
      at,
    };
  }

  /** @throws DomainError CHEQUES_ONLY, DATE_BETWEEN, POST_DATED_CHEQUE */
  chequeFields(method: PaymentMethod, before: Cheque, body: ChequeFields): Cheque {
    const { chequeNumber = before.chequeNumber, chequeDate } = body;
    const latest = endOfDubaiDay(this.clock.now(), MAX_CHEQUE_DAYS_AHEAD);
    const date = typeof chequeDate === 'string' ? dateWithinBounds(chequeDate, 'chequeDate', latest) : null;
    const cheque = { chequeNumber, chequeDate: chequeDate === undefined ? before.chequeDate : date };
    const stray = strayChequeField(method, before, cheque);
    if (stray !== undefined) throw refuseField(stray, 'CHEQUES_ONLY');
    this.requireDue(before, cheque);
    return chequeOf(method, cheque);
  }

  /** A cheque of a later day belongs in the register, unless the shop counts it at once. */
  private requireDue(before: Cheque, { chequeDate }: Cheque): void {
    if (chequeDate === null || chequeDate.getTime() === before.chequeDate?.getTime()) return;
    if (this.settings.current().postDatedCheques === 'count') return;
    if (chequeDate > endOfDubaiDay(this.clock.now())) throw refuse('POST_DATED_CHEQUE', { day: dubaiDay(chequeDate) });
  }

  /** Stores the invoice's copy of the payment with these fields. */
  async follow(payment: PaymentRecord, fields: Partial<InvoicePayment>, by: ChangeContext): Promise<InvoiceRecord> {
    const invoice = await this.changes.loadOpen(payment.invoice._id.toHexString(), by.session);
    const payments = invoice.payments.map((one) => (one._id.equals(payment._id) ? { ...one, ...fields } : one));
    return this.changes.settle(invoice, { payments }, by);
  }
}

function othersOf(invoice: InvoiceRecord, payment: Types.ObjectId): InvoicePayment[] {
  return invoice.payments.filter(({ _id }) => !_id.equals(payment));
}
