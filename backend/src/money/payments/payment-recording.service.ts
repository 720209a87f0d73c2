import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { aedText } from '@shop/contract/money';
import { DEFAULT_PAYMENT_METHOD } from '@shop/contract/payment';
import { changesBetween } from '../../platform/history/changes.js';
import type { Actor } from '../../platform/auth/actor.js';
import { requireConfirmed, requireStaffActions } from '../../platform/auth/staff-access.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { requireVersion } from '../../platform/database/record.js';
import { Clock } from '../../platform/clock.js';
import { refuse } from '../../platform/errors/refuse.js';
import {
  InvoiceChanges,
  type InvoiceRecord,
  type InvoicePayment,
} from '../../billing/invoices/invoice-changes.service.js';
import { Differences } from '../../billing/differences/differences.service.js';
import { accountOf } from '../../billing/invoices/account.js';
import { netOf, type SettlingMoney } from '../../billing/invoices/domain/invoice.rules.js';
import { UsersService } from '../../people/users/users.service.js';
import { NO_CHEQUE } from './domain/cheque.js';
import {
  refundedAtOf,
  refundedOf,
  requirePaymentAction,
  requirePaymentStep,
  requireIndependent,
  takesMoneyBack,
} from './domain/payment.rules.js';
import type { RecordPaymentDto, RefundPaymentDto, UpdatePaymentDto } from './dto/payment.requests.js';
import type { PaymentRecordedResponse, PaymentResponse } from './dto/payment.response.js';
import { toPaymentFields } from './payment.mapper.js';
import { PaymentPapers, type ReportedMoney } from './payment-papers.service.js';
import { PAID_BACK, PaymentSettlement, UNUSED } from './payment-settlement.service.js';
import { PaymentReversals } from './payment-reversals.service.js';
import { Payment, type PaymentRecord } from './payment.schema.js';
import { PaymentsService } from './payments.service.js';

const NEW_PAYMENT = { amount: 0, paymentMethod: DEFAULT_PAYMENT_METHOD, note: '', status: 'Received' } as const;

/**
 * Records, corrects, refunds and reverses payments. Each changes its invoice in the same transaction, which checks the
 * invoice's version: if several payments settle the same remainder at the same time, only those that fit are recorded.
 */
@Injectable()
export class PaymentRecording {
  constructor(
    @InjectRecords(Payment) private readonly records: RecordStore<Payment>,
    private readonly payments: PaymentsService,
    private readonly settlement: PaymentSettlement,
    private readonly reversals: PaymentReversals,
    private readonly changes: InvoiceChanges,
    private readonly papers: PaymentPapers,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly differences: Differences,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, PAYMENT_TOO_LARGE */
  async recordPayment(invoiceId: string, body: RecordPaymentDto, actor: Actor): Promise<PaymentRecordedResponse> {
    const payment: InvoicePayment = {
      _id: new Types.ObjectId(),
      ...toPaymentFields(body, NEW_PAYMENT),
      paymentDate: this.settlement.paymentDate(body.paymentDate),
      ...this.settlement.chequeFields(body.paymentMethod, NO_CHEQUE, body),
      paidTo: body.paidTo,
      ...UNUSED,
    };
    return this.transactions.answer(actor, async (session) => {
      const invoice = await this.changes.loadFor('addPayment', invoiceId, session);
      const paid = await this.settlement.insertPayment(invoice, payment, { actor, session });
      const { difference } = body;
      const rest = difference && (await this.differences.takeOff(paid.invoice, difference, { actor, session }));
      const settled = { ...paid, invoice: rest ?? paid.invoice };
      if (payment.status === 'Received')
        await this.settlement.countForPromises(accountOf(invoice), payment, { actor, session });
      const buyer = await this.users.recipientOf(invoice, session);
      await this.papers.mailRecorded(settled.invoice, payment, buyer, session);
      return {
        message: 'Payment recorded and invoice updated.',
        payment: await this.payments.toPaymentResponse(actor, settled.payment),
        invoice: await this.changes.toSettledResponse(actor, settled.invoice),
      };
    });
  }

  /** Corrects or refunds. @throws DomainError PAYMENT_NOT_FOUND, PAYMENT_TOO_LARGE, PAYMENT_OF_RECEIPT, STALE_VERSION */
  async updatePayment(id: string, { version, ...body }: UpdatePaymentDto, actor: Actor): Promise<PaymentResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.payments.load(id, session);
      requireVersion('payment', before, version);
      const fields = toPaymentFields(body, before);
      const planned = {
        ...fields,
        ...this.settlement.chequeFields(fields.paymentMethod, before, body),
        paymentDate: this.changedDate(before, body.paymentDate),
      };
      requirePaymentAction(before, 'edit');
      requirePaymentStep(before.status, planned.status);
      const refunded = refundedOf(before);
      if (refunded > 0 && planned.amount <= refunded && planned.amount !== before.amount)
        throw refuse('AMOUNT_BELOW_REFUNDS', { min: aedText(refunded) });
      const changes = changesBetween(before, planned);
      if (changes.length === 0) return this.payments.toPaymentResponse(actor, before);
      const isRefund = before.status === 'Received' && planned.status === 'Refunded';
      requireStaffActions(actor, [isRefund ? 'payments.refund' : 'payments.record']);
      if (takesMoneyBack(before, planned)) requireConfirmed(actor);
      // Every payment can be refunded in full; the other fields are changed at its receipt.
      if (changes.some(({ field }) => field !== 'status' && field !== 'note')) requireIndependent(before);
      const now = this.clock.now();
      const rest = {
        ...restOf({ ...planned, refunds: before.refunds, status: before.status }, now),
        by: actor.name,
        at: now,
      };
      const refunds = isRefund ? [...before.refunds, rest] : before.refunds;
      const stored = { ...planned, refundedAt: refundedAtOf(before, planned.status, now), refunds };
      const invoice = await this.changes.loadOpen(before.invoice._id.toHexString(), session);
      const { receipt, appliedAt, appliedFrom, reversal } = before;
      const settling = { _id: before._id, paidTo: before.paidTo, receipt, appliedAt, appliedFrom, reversal, ...stored };
      const settled = await this.settlement.settleInvoice(invoice, settling, {
        actor,
        session,
        action: 'payment changed',
      });
      const action = isRefund ? 'refunded' : 'updated';
      const after = await this.records.store(before, stored, { actor, session, action, changes });
      if (isRefund) await this.mailRefund(settled, rest, session);
      return this.payments.toPaymentResponse(actor, after);
    });
  }

  /** Reverses a payment that was recorded wrongly. @throws DomainError PAYMENT_NOT_FOUND, PAYMENT_OF_RECEIPT */
  reversePayment(paymentId: string, reason: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      const payment = await this.payments.load(paymentId, session);
      requirePaymentAction(payment, 'delete');
      requireIndependent(payment);
      const { _id: id, invoiceNumber: name } = payment.invoice;
      const customer = await this.users.recipientOf(await this.changes.loadOpen(id.toHexString(), session), session);
      const about = { resource: 'invoices' as const, id, name, part: payment._id };
      await this.reversals.reverse([payment._id], { about, customer, money: payment, reason }, { actor, session });
      return { _id: paymentId };
    });
  }

  private async mailRefund(invoice: InvoiceRecord, refund: ReportedMoney, session: ClientSession): Promise<void> {
    const buyer = await this.users.recipientOf(invoice, session);
    await this.papers.mailRefunded(invoice, refund, buyer, session);
  }

  /**
   * The payment becomes Refunded once all of it is refunded. @throws DomainError PAYMENT_NOT_FOUND, REFUND_TOO_LARGE
   */
  refundPayment(id: string, body: RefundPaymentDto, actor: Actor): Promise<PaymentResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.payments.load(id, session);
      requirePaymentAction(before, 'refund');
      const refund = this.settlement.refundOf(before, body, actor);
      const left = netOf(before);
      if (refund.amount > left)
        throw refuse('REFUND_TOO_LARGE', { left: aedText(left), asked: aedText(refund.amount) });
      const { invoice, payment } = await this.settlement.refundPart(before, refund, { actor, session });
      await this.mailRefund(invoice, refund, session);
      return this.payments.toPaymentResponse(actor, payment);
    });
  }

  /** The day that it had is always allowed: older refunds may be dated before it. */
  private changedDate({ paymentDate, refunds }: PaymentRecord, value: string | undefined): Date {
    if (value === undefined || new Date(value).getTime() === paymentDate.getTime()) return paymentDate;
    return this.settlement.paymentDate(value, refunds);
  }
}

/** Makes a refund of the rest of a payment. */
function restOf(payment: SettlingMoney & Pick<Payment, 'paymentMethod'>, paymentDate: Date) {
  const { paymentMethod } = payment;
  return { _id: new Types.ObjectId(), amount: netOf(payment), paymentMethod, paymentDate, note: '', ...PAID_BACK };
}
