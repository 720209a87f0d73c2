import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { HistoryAction } from '../platform/history/history-entry.schema.js';
import { HistoryWriter, type NewHistoryEntry } from '../platform/history/history-writer.service.js';
import { changesBetween, changesOfCreation, changesOfRemoval } from '../platform/history/changes.js';
import type { Actor } from '../platform/auth/actor.js';
import { insertWhole } from '../platform/database/insert.js';
import { Transactions } from '../platform/database/transactions.js';
import { requireVersion, storeFields } from '../platform/database/versioned.js';
import { toFils } from '@shop/contract/money';
import { dateWithinBounds } from '../platform/http/validation/dates.js';
import { Clock } from '../platform/clock.js';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import {
  InvoiceSettlement,
  type Settled,
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
import { Payment, type PaymentRecord } from './payment.schema.js';
import { requirePaymentAction, requirePaymentStep } from './payments.errors.js';
import { PaymentsService } from './payments.service.js';

/**
 * Records, corrects and removes payments. Each moves its invoice in the same transaction, guarded by the invoice's
 * version: of payments that race for one remainder only those that fit are taken.
 */
@Injectable()
export class PaymentRecording {
  constructor(
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    private readonly reading: PaymentsService,
    private readonly invoices: InvoiceSettlement,
    private readonly emails: PaymentEmails,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly audit: HistoryWriter,
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
    const recorded = await this.transactions.run(async (session) => {
      const invoice = await this.invoices.openForPayment(invoiceId, session);
      const settled = await this.settle(invoice, payment, session);
      const of = { user: invoice.user, invoice: { _id: invoice._id, invoiceNumber: invoice.invoiceNumber } };
      const createdAt = this.clock.now();
      const stored: PaymentRecord = { ...payment, ...of, version: 1, createdAt, updatedAt: createdAt };
      await insertWhole(this.payments, [stored], session);
      const changes = changesOfCreation({ ...payment, invoice: invoice.invoiceNumber });
      const entry = { resource: 'payments', id: payment._id, action: 'recorded', actor, changes } as const;
      await this.audit.record([entry, invoiceEntry(settled, 'payment recorded', actor)], session);
      const buyer = await this.users.contact(invoice.user.toHexString(), session);
      await this.emails.recorded(invoice, payment, buyer, session);
      return { payment: stored, invoice: settled.invoice, user: new UserRefs([buyer]).of(invoice.user) };
    });
    const { user } = recorded;
    return {
      message: 'Payment recorded and invoice updated.',
      payment: await this.reading.answerFor(actor, recorded.payment, user),
      invoice: await this.invoices.answerFor(actor, recorded.invoice, user),
    };
  }

  /** Corrects or refunds. @throws DomainError PAYMENT_NOT_FOUND, PAYMENT_TOO_LARGE, STALE_VERSION */
  async update(id: string, { version, ...body }: UpdatePaymentDto, actor: Actor): Promise<PaymentResponse> {
    const after = await this.transactions.run(async (session) => {
      const before = await this.reading.load(id, session);
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
      const settled = await this.settle(invoice, { _id: before._id, paidTo: before.paidTo, ...fields }, session);
      const stored = await this.store(before, fields, session);
      const isRefund = before.status === 'Received' && planned.status === 'Refunded';
      const action = isRefund ? 'refunded' : 'updated';
      const entry = { resource: 'payments', id: before._id, action, actor, changes } as const;
      await this.audit.record([entry, invoiceEntry(settled, 'payment changed', actor)], session);
      if (isRefund) await this.tellRefund(invoice, { _id: before._id, ...planned }, session);
      return stored;
    });
    return this.reading.answerFor(actor, after);
  }

  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (session) => {
      const payment = await this.reading.load(id, session);
      requirePaymentAction(payment.status, 'delete');
      const invoice = await this.invoices.open(payment.invoice._id.toHexString(), session);
      const settled = await this.invoices.settle(invoice, othersOf(invoice, payment._id), session);
      await this.payments.deleteOne({ _id: payment._id }, { session });
      const changes = changesOfRemoval({ ...payment, invoice: payment.invoice.invoiceNumber });
      const entry = { resource: 'payments', id: payment._id, action: 'deleted', actor, changes } as const;
      await this.audit.record([entry, invoiceEntry(settled, 'payment deleted', actor)], session);
    });
  }

  /** Recorded when it has happened: until the end of tomorrow, as it may be tomorrow already where staff are. */
  private paymentDate(value: string): Date {
    return dateWithinBounds(value, 'paymentDate', endOfDubaiDay(this.clock.now(), 1));
  }

  private settle(invoice: SettledInvoice, payment: SettlingPayment, session: ClientSession): Promise<Settled> {
    const others = othersOf(invoice, payment._id);
    if (!fits(payment, invoice.amountDue, others)) throw paymentTooLarge(roomFor(invoice.amountDue, others));
    const byDate = [...others, payment].sort((a, b) => a.paymentDate.getTime() - b.paymentDate.getTime());
    return this.invoices.settle(invoice, byDate, session);
  }

  private store(before: PaymentRecord, fields: Partial<Payment>, session: ClientSession): Promise<PaymentRecord> {
    return storeFields(this.payments, 'payment', before, fields, session);
  }

  private async tellRefund(invoice: SettledInvoice, payment: ReportedPayment, session: ClientSession): Promise<void> {
    const buyer = await this.users.contact(invoice.user.toHexString(), session);
    await this.emails.refunded(invoice, payment, buyer, session);
  }
}

function invoiceEntry({ invoice, changes }: Settled, action: HistoryAction, actor: Actor): NewHistoryEntry {
  return { resource: 'invoices', id: invoice._id, action, actor, changes };
}

function othersOf(invoice: SettledInvoice, payment: Types.ObjectId): SettlingPayment[] {
  return invoice.payments.filter(({ _id }) => !_id.equals(payment));
}
