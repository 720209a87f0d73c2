import { Injectable } from '@nestjs/common';
import { toFils, aedText } from '@shop/contract/money';
import { Types } from 'mongoose';
import { netOf } from '../invoices/domain/invoice.rules.js';
import type { PaymentRefund } from '../invoices/invoice-settlement.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { UsersService } from '../../people/users/users.service.js';
import type { RefundPaymentDto } from './dto/payment.requests.js';
import type { PaymentResponse } from './dto/payment.response.js';
import { PaymentEmails } from './payment.emails.js';
import { PaymentSettlement } from './payment-settlement.service.js';
import { requirePaymentAction } from './domain/payment.rules.js';
import { PaymentsService } from './payments.service.js';

/** Pays payments back, in parts or as a whole. Each refund moves the invoice in the same transaction. */
@Injectable()
export class PaymentRefunding {
  constructor(
    private readonly payments: PaymentsService,
    private readonly settlement: PaymentSettlement,
    private readonly emails: PaymentEmails,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The payment is Refunded once nothing of it is left. @throws DomainError PAYMENT_NOT_FOUND, REFUND_TOO_LARGE */
  refund(id: string, body: RefundPaymentDto, actor: Actor): Promise<PaymentResponse> {
    const refund = this.refundOf(body, actor);
    return this.transactions.answer(actor, async (session) => {
      const before = await this.payments.load(id, session);
      requirePaymentAction(before.status, 'refund');
      const left = netOf(before);
      if (refund.amount > left)
        throw refuse('REFUND_TOO_LARGE', { left: aedText(left), asked: aedText(refund.amount) });
      const { invoice, payment } = await this.settlement.refund(before, refund, { actor, session });
      const buyer = await this.users.contact(invoice.user.toHexString(), session);
      await this.emails.refunded(invoice, refund, buyer, session);
      return this.payments.answerFor(actor, payment);
    });
  }

  /** It is recorded when it has happened: today in Dubai is the last day. */
  private refundOf({ amount, paymentMethod, paymentDate, note }: RefundPaymentDto, actor: Actor): PaymentRefund {
    const at = this.clock.now();
    return {
      _id: new Types.ObjectId(),
      amount: toFils(amount),
      paymentMethod,
      paymentDate: this.settlement.paymentDate(paymentDate),
      note: note ?? '',
      ...{ by: actor.name, at },
    };
  }
}
