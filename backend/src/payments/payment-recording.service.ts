import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { changesBetween, changesOfCreation } from '../platform/history/changes.js';
import type { Actor } from '../platform/auth/actor.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { Transactions } from '../platform/database/transactions.js';
import type { DeletedResponse } from '../platform/openapi/response-fields.js';
import { requireVersion } from '../platform/database/record.js';
import { toFils } from '@shop/contract/money';
import { dateWithinBounds } from '../platform/http/validation/dates.js';
import { MAX_CHEQUE_DAYS_AHEAD, type PaymentMethod } from '@shop/contract/payment';
import { Clock } from '../platform/clock.js';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import {
  InvoiceSettlement,
  type SettledInvoice,
  type SettlingPayment,
} from '../invoices/invoice-settlement.service.js';
import { netOf, type SettlingMoney } from '../invoices/domain/invoice.rules.js';
import { paymentTooLarge } from '../invoices/invoices.errors.js';
import { UserRefs } from '../users/user-refs.js';
import { UsersService } from '../users/users.service.js';
import { type Cheque, chequeOf, NO_CHEQUE, strayChequeField } from './domain/cheque.js';
import { fits, refundedAtOf, refundedOf, remainingFor } from './domain/payment.rules.js';
import type { RecordPaymentDto, UpdatePaymentDto } from './dto/payment.requests.js';
import type { PaymentRecordedResponse, PaymentResponse } from './dto/payment.response.js';
import { PaymentEmails, type ReportedMoney } from './payment.emails.js';
import { Payment } from './payment.schema.js';
import { amountBelowRefunds, onlyCheques, requirePaymentAction, requirePaymentStep } from './payments.errors.js';
import { PaymentsService } from './payments.service.js';

type ChequeFields = Pick<UpdatePaymentDto, keyof Cheque>;

/**
 * Records, corrects and reverses payments. Each moves its invoice in the same transaction, guarded by the invoice's
 * version: of payments that race for one remainder only those that fit are taken.
 */
@Injectable()
export class PaymentRecording {
  constructor(
    @InjectRecords(Payment) private readonly records: RecordStore<Payment>,
    private readonly payments: PaymentsService,
    private readonly invoices: InvoiceSettlement,
    private readonly emails: PaymentEmails,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, PAYMENT_TOO_LARGE */
  async record(invoiceId: string, body: RecordPaymentDto, actor: Actor): Promise<PaymentRecordedResponse> {
    const payment: SettlingPayment = {
      _id: new Types.ObjectId(),
      amount: toFils(body.amount),
      paymentMethod: body.paymentMethod,
      paymentDate: this.paymentDate(body.paymentDate),
      ...this.cheque(body.paymentMethod, NO_CHEQUE, body),
      paidTo: body.paidTo,
      note: body.note ?? '',
      status: 'Received',
      refundedAt: null,
    };
    return this.transactions.answer(actor, async (session) => {
      const invoice = await this.invoices.openForPayment(invoiceId, session);
      const settled = await this.settle(invoice, payment, { actor, session, action: 'payment recorded' });
      const of = { user: invoice.user, invoice: { _id: invoice._id, invoiceNumber: invoice.invoiceNumber } };
      const createdAt = this.clock.now();
      const changes = changesOfCreation({ ...payment, invoice: invoice.invoiceNumber });
      const fields = { ...payment, ...of, createdAt, updatedAt: createdAt };
      const stored = await this.records.insert(fields, { actor, session, action: 'recorded', changes });
      const buyer = await this.users.contact(invoice.user.toHexString(), session);
      await this.emails.recorded(settled, payment, buyer, session);
      const user = new UserRefs([buyer]).of(invoice.user);
      return {
        message: 'Payment recorded and invoice updated.',
        payment: await this.payments.answerFor(actor, stored, user),
        invoice: await this.invoices.answerFor(actor, settled, user),
      };
    });
  }

  /** Corrects or refunds. @throws DomainError PAYMENT_NOT_FOUND, PAYMENT_TOO_LARGE, STALE_VERSION */
  async update(id: string, { version, ...body }: UpdatePaymentDto, actor: Actor): Promise<PaymentResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.payments.load(id, session);
      requireVersion('payment', before, version);
      const paymentMethod = body.paymentMethod ?? before.paymentMethod;
      const planned = {
        amount: body.amount === undefined ? before.amount : toFils(body.amount),
        paymentMethod,
        ...this.cheque(paymentMethod, before, body),
        paymentDate: body.paymentDate === undefined ? before.paymentDate : this.paymentDate(body.paymentDate),
        note: body.note ?? before.note,
        status: body.status ?? before.status,
      };
      requirePaymentAction(before.status, 'edit');
      requirePaymentStep(before.status, planned.status);
      const refunded = refundedOf(before);
      if (refunded > 0 && planned.amount <= refunded && planned.amount !== before.amount)
        throw amountBelowRefunds(refunded);
      const changes = changesBetween(before, planned);
      if (changes.length === 0) return this.payments.answerFor(actor, before);
      const now = this.clock.now();
      const isRefund = before.status === 'Received' && planned.status === 'Refunded';
      const rest = {
        ...restOf({ ...planned, refunds: before.refunds, status: before.status }, now),
        by: actor.name,
        at: now,
      };
      const refunds = isRefund ? [...(before.refunds ?? []), rest] : (before.refunds ?? []);
      const fields = { ...planned, refundedAt: refundedAtOf(before, planned.status, now), refunds };
      const invoice = await this.invoices.open(before.invoice._id.toHexString(), session);
      const settling = { _id: before._id, paidTo: before.paidTo, ...fields };
      const settled = await this.settle(invoice, settling, { actor, session, action: 'payment changed' });
      const action = isRefund ? 'refunded' : 'updated';
      const stored = await this.records.store(before, fields, { actor, session, action, changes });
      if (isRefund) await this.tellRefund(settled, rest, session);
      return this.payments.answerFor(actor, stored);
    });
  }

  /** Reverses a payment that was recorded wrongly: it stays to be seen, and counts no more. */
  reverse(id: string, reason: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const by = { actor, session };
      const payment = await this.payments.load(id, session);
      requirePaymentAction(payment.status, 'delete');
      const now = this.clock.now();
      const invoice = await this.invoices.open(payment.invoice._id.toHexString(), session);
      const refunded = { status: 'Refunded', refundedAt: now } as const;
      const payments = invoice.payments.map((one) => (one._id.equals(payment._id) ? { ...one, ...refunded } : one));
      await this.invoices.settle(invoice, payments, { ...by, action: 'payment reversed' });
      const reversal = { reason, by: actor.name, at: now };
      const changes = [
        { field: 'status', from: payment.status, to: refunded.status },
        ...(reason === '' ? [] : [{ field: 'reason', from: null, to: reason }]),
      ];
      await this.records.store(payment, { ...refunded, reversal }, { ...by, action: 'reversed', changes });
      return { _id: id };
    });
  }

  /** A payment is recorded when it has happened: today in Dubai is the last day. */
  private paymentDate(value: string): Date {
    return dateWithinBounds(value, 'paymentDate', endOfDubaiDay(this.clock.now()));
  }

  /** @throws DomainError CHEQUES_ONLY, DATE_BETWEEN */
  private cheque(method: PaymentMethod, before: Cheque, body: ChequeFields): Cheque {
    const { chequeNumber = before.chequeNumber, chequeDate } = body;
    const latest = endOfDubaiDay(this.clock.now(), MAX_CHEQUE_DAYS_AHEAD);
    const date = typeof chequeDate === 'string' ? dateWithinBounds(chequeDate, 'chequeDate', latest) : null;
    const cheque = { chequeNumber, chequeDate: chequeDate === undefined ? before.chequeDate : date };
    const stray = strayChequeField(method, before, cheque);
    if (stray !== undefined) throw onlyCheques(stray);
    return chequeOf(method, cheque);
  }

  private settle(invoice: SettledInvoice, payment: SettlingPayment, by: ChangeContext): Promise<SettledInvoice> {
    const others = othersOf(invoice, payment._id);
    const before = invoice.payments.find(({ _id }) => _id.equals(payment._id));
    if (!fits(payment, invoice.amountDue, others, before ? netOf(before) : 0))
      throw paymentTooLarge(remainingFor(invoice.amountDue, others));
    const byDate = [...others, payment].sort((a, b) => a.paymentDate.getTime() - b.paymentDate.getTime());
    return this.invoices.settle(invoice, byDate, by);
  }

  private async tellRefund(invoice: SettledInvoice, refund: ReportedMoney, session: ClientSession): Promise<void> {
    const buyer = await this.users.contact(invoice.user.toHexString(), session);
    await this.emails.refunded(invoice, refund, buyer, session);
  }
}

function othersOf(invoice: SettledInvoice, payment: Types.ObjectId): SettlingPayment[] {
  return invoice.payments.filter(({ _id }) => !_id.equals(payment));
}

/** Makes a refund of the rest of a payment. */
function restOf(payment: SettlingMoney & Pick<Payment, 'paymentMethod'>, paymentDate: Date) {
  const { paymentMethod } = payment;
  return { _id: new Types.ObjectId(), amount: netOf(payment), paymentMethod, paymentDate, note: '' };
}
