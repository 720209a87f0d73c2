import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { toFils, aedText } from '@shop/contract/money';
import { changesBetween } from '../../platform/history/changes.js';
import type { Actor } from '../../platform/auth/actor.js';
import { requireStaffActions } from '../../platform/auth/staff-access.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { requireVersion } from '../../platform/database/record.js';
import { Clock } from '../../platform/clock.js';
import { refuse } from '../../platform/errors/refuse.js';
import {
  InvoiceSettlement,
  type SettledInvoice,
  type SettlingPayment,
} from '../invoices/invoice-settlement.service.js';
import { netOf, type SettlingMoney } from '../invoices/domain/invoice.rules.js';
import { UserRefs } from '../../people/users/user-refs.js';
import { UsersService } from '../../people/users/users.service.js';
import { NO_CHEQUE } from './domain/cheque.js';
import {
  refundedAtOf,
  refundedOf,
  requirePaymentAction,
  requirePaymentStep,
  requireStandsAlone,
} from './domain/payment.rules.js';
import type { RecordPaymentDto, UpdatePaymentDto } from './dto/payment.requests.js';
import type { PaymentRecordedResponse, PaymentResponse } from './dto/payment.response.js';
import { PaymentEmails, type ReportedMoney } from './payment.emails.js';
import { PaymentSettlement } from './payment-settlement.service.js';
import { Payment } from './payment.schema.js';
import { PaymentsService } from './payments.service.js';

/**
 * Records, corrects and reverses payments. Each moves its invoice in the same transaction, guarded by the invoice's
 * version: of payments that race for one remainder only those that fit are taken.
 */
@Injectable()
export class PaymentRecording {
  constructor(
    @InjectRecords(Payment) private readonly records: RecordStore<Payment>,
    private readonly payments: PaymentsService,
    private readonly settlement: PaymentSettlement,
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
      paymentDate: this.settlement.paymentDate(body.paymentDate),
      ...this.settlement.cheque(body.paymentMethod, NO_CHEQUE, body),
      paidTo: body.paidTo,
      note: body.note ?? '',
      status: 'Received',
      refundedAt: null,
    };
    return this.transactions.answer(actor, async (session) => {
      const invoice = await this.invoices.openForPayment(invoiceId, session);
      const settled = await this.settlement.record(invoice, payment, { actor, session });
      const buyer = await this.users.contact(invoice.user.toHexString(), session);
      await this.emails.recorded(settled.invoice, payment, buyer, session);
      const user = new UserRefs([buyer]).of(invoice.user);
      return {
        message: 'Payment recorded and invoice updated.',
        payment: await this.payments.answerFor(actor, settled.payment, user),
        invoice: await this.invoices.answerFor(actor, settled.invoice, user),
      };
    });
  }

  /** Corrects or refunds. @throws DomainError PAYMENT_NOT_FOUND, PAYMENT_TOO_LARGE, PAYMENT_OF_RECEIPT, STALE_VERSION */
  async update(id: string, { version, ...body }: UpdatePaymentDto, actor: Actor): Promise<PaymentResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.payments.load(id, session);
      requireVersion('payment', before, version);
      const paymentMethod = body.paymentMethod ?? before.paymentMethod;
      const planned = {
        amount: body.amount === undefined ? before.amount : toFils(body.amount),
        paymentMethod,
        ...this.settlement.cheque(paymentMethod, before, body),
        paymentDate:
          body.paymentDate === undefined ? before.paymentDate : this.settlement.paymentDate(body.paymentDate),
        note: body.note ?? before.note,
        status: body.status ?? before.status,
      };
      requirePaymentAction(before.status, 'edit');
      requirePaymentStep(before.status, planned.status);
      const refunded = refundedOf(before);
      if (refunded > 0 && planned.amount <= refunded && planned.amount !== before.amount)
        throw refuse('AMOUNT_BELOW_REFUNDS', { min: aedText(refunded) });
      const changes = changesBetween(before, planned);
      if (changes.length === 0) return this.payments.answerFor(actor, before);
      const isRefund = before.status === 'Received' && planned.status === 'Refunded';
      requireStaffActions(actor, [isRefund ? 'payments.refund' : 'payments.record']);
      // A refund in full is for every payment; other fields are those of its receipt.
      if (changes.some(({ field }) => field !== 'status' && field !== 'note')) requireStandsAlone(before);
      const now = this.clock.now();
      const rest = {
        ...restOf({ ...planned, refunds: before.refunds, status: before.status }, now),
        by: actor.name,
        at: now,
      };
      const refunds = isRefund ? [...(before.refunds ?? []), rest] : (before.refunds ?? []);
      const fields = { ...planned, refundedAt: refundedAtOf(before, planned.status, now), refunds };
      const invoice = await this.invoices.open(before.invoice._id.toHexString(), session);
      const { receipt, appliedAt, appliedFrom } = before;
      const settling = { _id: before._id, paidTo: before.paidTo, receipt, appliedAt, appliedFrom, ...fields };
      const settled = await this.settlement.settle(invoice, settling, { actor, session, action: 'payment changed' });
      const action = isRefund ? 'refunded' : 'updated';
      const stored = await this.records.store(before, fields, { actor, session, action, changes });
      if (isRefund) await this.tellRefund(settled, rest, session);
      return this.payments.answerFor(actor, stored);
    });
  }

  /** Reverses a payment that was recorded wrongly. @throws DomainError PAYMENT_NOT_FOUND, PAYMENT_OF_RECEIPT */
  reverse(id: string, reason: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const payment = await this.payments.load(id, session);
      requirePaymentAction(payment.status, 'delete');
      requireStandsAlone(payment);
      await this.settlement.reverse(payment, reason, { actor, session });
      return { _id: id };
    });
  }

  private async tellRefund(invoice: SettledInvoice, refund: ReportedMoney, session: ClientSession): Promise<void> {
    const buyer = await this.users.contact(invoice.user.toHexString(), session);
    await this.emails.refunded(invoice, refund, buyer, session);
  }
}

/** Makes a refund of the rest of a payment. */
function restOf(payment: SettlingMoney & Pick<Payment, 'paymentMethod'>, paymentDate: Date) {
  const { paymentMethod } = payment;
  return { _id: new Types.ObjectId(), amount: netOf(payment), paymentMethod, paymentDate, note: '' };
}
