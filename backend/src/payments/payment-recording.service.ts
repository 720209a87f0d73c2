import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { changesBetween, changesOfCreation, changesOfRemoval } from '../platform/history/changes.js';
import type { Actor } from '../platform/auth/actor.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { Transactions } from '../platform/database/transactions.js';
import { requireVersion } from '../platform/database/record.js';
import { toFils } from '@shop/contract/money';
import { dateWithinBounds } from '../platform/http/validation/dates.js';
import { Clock } from '../platform/clock.js';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import {
  InvoiceSettlement,
  type SettledInvoice,
  type SettlingPayment,
} from '../invoices/invoice-settlement.service.js';
import { paymentTooLarge } from '../invoices/invoices.errors.js';
import { UserRefs } from '../users/user-refs.js';
import { UsersService } from '../users/users.service.js';
import { fits, refundedAtOf, roomFor } from './domain/payment.rules.js';
import type { RecordPaymentDto, UpdatePaymentDto } from './dto/payment.requests.js';
import type { PaymentRecordedResponse, PaymentResponse } from './dto/payment.response.js';
import { PaymentEmails, type ReportedPayment } from './payment.emails.js';
import { Payment } from './payment.schema.js';
import { requirePaymentAction, requirePaymentStep } from './payments.errors.js';
import { PaymentsService } from './payments.service.js';

/**
 * Records, corrects and removes payments. Each moves its invoice in the same transaction, guarded by the invoice's
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
      paidTo: body.paidTo,
      note: body.note ?? '',
      status: 'Received',
      refundedAt: null,
    };
    const recorded = await this.transactions.run(actor, async (session) => {
      const invoice = await this.invoices.openForPayment(invoiceId, session);
      const settled = await this.settle(invoice, payment, { actor, session, action: 'payment recorded' });
      const of = { user: invoice.user, invoice: { _id: invoice._id, invoiceNumber: invoice.invoiceNumber } };
      const createdAt = this.clock.now();
      const changes = changesOfCreation({ ...payment, invoice: invoice.invoiceNumber });
      const fields = { ...payment, ...of, createdAt, updatedAt: createdAt };
      const stored = await this.records.insert(fields, { actor, session, action: 'recorded', changes });
      const buyer = await this.users.contact(invoice.user.toHexString(), session);
      await this.emails.recorded(invoice, payment, buyer, session);
      return { payment: stored, invoice: settled, user: new UserRefs([buyer]).of(invoice.user) };
    });
    const { user } = recorded;
    return {
      message: 'Payment recorded and invoice updated.',
      payment: await this.payments.answerFor(actor, recorded.payment, user),
      invoice: await this.invoices.answerFor(actor, recorded.invoice, user),
    };
  }

  /** Corrects or refunds. @throws DomainError PAYMENT_NOT_FOUND, PAYMENT_TOO_LARGE, STALE_VERSION */
  async update(id: string, { version, ...body }: UpdatePaymentDto, actor: Actor): Promise<PaymentResponse> {
    const after = await this.transactions.run(actor, async (session) => {
      const before = await this.payments.load(id, session);
      requireVersion('payment', before, version);
      const planned = {
        amount: body.amount === undefined ? before.amount : toFils(body.amount),
        paymentMethod: body.paymentMethod ?? before.paymentMethod,
        paymentDate: body.paymentDate === undefined ? before.paymentDate : this.paymentDate(body.paymentDate),
        note: body.note ?? before.note,
        status: body.status ?? before.status,
      };
      requirePaymentAction(before.status, 'edit');
      requirePaymentStep(before.status, planned.status);
      const changes = changesBetween(before, planned);
      if (changes.length === 0) return before;
      const fields = { ...planned, refundedAt: refundedAtOf(before, planned.status, this.clock.now()) };
      const invoice = await this.invoices.open(before.invoice._id.toHexString(), session);
      const settling = { _id: before._id, paidTo: before.paidTo, ...fields };
      await this.settle(invoice, settling, { actor, session, action: 'payment changed' });
      const isRefund = before.status === 'Received' && planned.status === 'Refunded';
      const action = isRefund ? 'refunded' : 'updated';
      const stored = await this.records.store(before, fields, { actor, session, action, changes });
      if (isRefund) await this.tellRefund(invoice, { _id: before._id, ...planned }, session);
      return stored;
    });
    return this.payments.answerFor(actor, after);
  }

  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(actor, async (session) => {
      const payment = await this.payments.load(id, session);
      requirePaymentAction(payment.status, 'delete');
      const invoice = await this.invoices.open(payment.invoice._id.toHexString(), session);
      const others = othersOf(invoice, payment._id);
      await this.invoices.settle(invoice, others, { actor, session, action: 'payment deleted' });
      const changes = changesOfRemoval({ ...payment, invoice: payment.invoice.invoiceNumber });
      await this.records.remove(payment, { actor, session, changes });
    });
  }

  /** Recorded when it has happened: until the end of tomorrow, as it may be tomorrow already where staff are. */
  private paymentDate(value: string): Date {
    return dateWithinBounds(value, 'paymentDate', endOfDubaiDay(this.clock.now(), 1));
  }

  private settle(invoice: SettledInvoice, payment: SettlingPayment, by: ChangeContext): Promise<SettledInvoice> {
    const others = othersOf(invoice, payment._id);
    if (!fits(payment, invoice.amountDue, others)) throw paymentTooLarge(roomFor(invoice.amountDue, others));
    const byDate = [...others, payment].sort((a, b) => a.paymentDate.getTime() - b.paymentDate.getTime());
    return this.invoices.settle(invoice, byDate, by);
  }

  private async tellRefund(invoice: SettledInvoice, payment: ReportedPayment, session: ClientSession): Promise<void> {
    const buyer = await this.users.contact(invoice.user.toHexString(), session);
    await this.emails.refunded(invoice, payment, buyer, session);
  }
}

function othersOf(invoice: SettledInvoice, payment: Types.ObjectId): SettlingPayment[] {
  return invoice.payments.filter(({ _id }) => !_id.equals(payment));
}
