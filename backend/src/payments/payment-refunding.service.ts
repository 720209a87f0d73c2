import { Injectable } from '@nestjs/common';
import { endOfDubaiDay } from '@shop/contract/dubai-day';
import { toFils } from '@shop/contract/money';
import { Types } from 'mongoose';
import { netOf } from '../invoices/domain/invoice.rules.js';
import { InvoiceSettlement, type PaymentRefund } from '../invoices/invoice-settlement.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import { InjectRecords, RecordStore } from '../platform/database/record-store.js';
import { Transactions } from '../platform/database/transactions.js';
import { dateWithinBounds } from '../platform/http/validation/dates.js';
import { UsersService } from '../users/users.service.js';
import type { RefundPaymentDto } from './dto/payment.requests.js';
import type { PaymentResponse } from './dto/payment.response.js';
import { PaymentEmails } from './payment.emails.js';
import { Payment } from './payment.schema.js';
import { refundTooLarge, requirePaymentAction } from './payments.errors.js';
import { PaymentsService } from './payments.service.js';

/** Pays payments back, in parts or as a whole. Each refund moves the invoice in the same transaction. */
@Injectable()
export class PaymentRefunding {
  constructor(
    @InjectRecords(Payment) private readonly records: RecordStore<Payment>,
    private readonly payments: PaymentsService,
    private readonly invoices: InvoiceSettlement,
    private readonly emails: PaymentEmails,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The payment is Refunded once nothing of it is left. @throws DomainError PAYMENT_NOT_FOUND, REFUND_TOO_LARGE */
  refund(id: string, body: RefundPaymentDto, actor: Actor): Promise<PaymentResponse> {
    const refund = this.refundOf(body, actor);
    return this.transactions.answer(actor, async (session) => {
      const by = { actor, session };
      const before = await this.payments.load(id, session);
      requirePaymentAction(before.status, 'refund');
      const left = netOf(before);
      if (refund.amount > left) throw refundTooLarge(left);
      const end = refund.amount === left ? ({ status: 'Refunded', refundedAt: refund.at } as const) : {};
      const fields = { refunds: [...(before.refunds ?? []), refund], ...end };
      const invoice = await this.invoices.open(before.invoice._id.toHexString(), session);
      const payments = invoice.payments.map((one) => (one._id.equals(before._id) ? { ...one, ...fields } : one));
      const settled = await this.invoices.settle(invoice, payments, { ...by, action: 'payment refunded' });
      const changes = [{ field: 'refund', from: null, to: refund.amount }];
      const stored = await this.records.store(before, fields, { ...by, action: 'refunded', changes });
      const buyer = await this.users.contact(invoice.user.toHexString(), session);
      await this.emails.refunded(settled, refund, buyer, session);
      return this.payments.answerFor(actor, stored);
    });
  }

  /** It is recorded when it has happened: today in Dubai is the last day. */
  private refundOf({ amount, paymentMethod, paymentDate, note }: RefundPaymentDto, actor: Actor): PaymentRefund {
    const at = this.clock.now();
    return {
      _id: new Types.ObjectId(),
      amount: toFils(amount),
      paymentMethod,
      paymentDate: dateWithinBounds(paymentDate, 'paymentDate', endOfDubaiDay(at)),
      note: note ?? '',
      ...{ by: actor.name, at },
    };
  }
}
