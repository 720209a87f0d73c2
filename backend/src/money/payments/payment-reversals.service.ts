import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import type { Model, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { changeOfReason } from '../../platform/history/changes.js';
import { Events } from '../../platform/events/events.service.js';
import { Clock } from '../../platform/clock.js';
import { refuse } from '../../platform/errors/refuse.js';
import { hasRefundsOnRecord, paidBackOf, refundInWords, reversed, usesOf } from './domain/reversal.js';
import { PaymentPapers, type ReversedMoney } from './payment-papers.service.js';
import { PaymentSettlement } from './payment-settlement.service.js';
import { MONEY_REVERSED } from './payment.events.js';
import { Payment, type PaymentRecord } from './payment.schema.js';

type By = Pick<ChangeContext, 'actor' | 'session'>;

/**
 * Reverses money that never came, for payments and receipts alike: with it goes all that invoices got of it, also as credit of
 * another one. It is refused where any of the money went back to the customer, unless the account then
 * owes it: of a cheque of the register that its bank took back.
 */
@Injectable()
export class PaymentReversals {
  constructor(
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    @InjectRecords(Payment) private readonly records: RecordStore<Payment>,
    private readonly settlement: PaymentSettlement,
    private readonly papers: PaymentPapers,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ids the payments created from the receipt
   * @param money as in its email
   * @returns by payment id, the refunded amounts that the account now owes
   * @throws DomainError PAYMENT_REFUNDED, RECEIPT_REFUNDED
   */
  async reverse(ids: readonly Types.ObjectId[], money: ReversedMoney, by: By): Promise<ReadonlyMap<string, Fils>> {
    const { reason, about } = money;
    const received = about.resource === 'receipts' ? [about.id, ...ids] : ids;
    await this.events.publish(MONEY_REVERSED, { ids: received, name: about.name, reason }, by);
    await this.settlement.uncountForPromises(received, by);
    const payments = await this.payments
      .find({ _id: { $in: [...ids] } })
      .session(by.session)
      .lean<PaymentRecord[]>();
    const all = await this.madeOf(payments, by);
    const owed = money.owesPaidBack ? payments.filter(hasRefundsOnRecord) : [];
    for (const payment of all) if (!owed.includes(payment)) requireNothingPaidBack(payment);
    const at = money.at ?? this.clock.now();
    for (const payment of all) {
      const reversal = { reason, by: by.actor?.name ?? '', at };
      const fields = { ...reversed(payment, at), reversal };
      await this.settlement.follow(payment, fields, { ...by, action: 'payment reversed' });
      const changes = [{ field: 'status', from: payment.status, to: fields.status }, changeOfReason(reason)];
      await this.records.store(payment, fields, { ...by, action: 'reversed', changes });
    }
    await this.papers.mailReversed(money, all, by.session);
    return new Map(owed.map((payment) => [payment._id.toHexString(), paidBackOf(payment)]));
  }

  /** These payments, and those that their money made as credit, however far it went. */
  private async madeOf(payments: readonly PaymentRecord[], { session }: By): Promise<PaymentRecord[]> {
    const found = [...payments];
    for (const payment of found) {
      const made = usesOf(payment).flatMap(({ appliedAs }) => appliedAs ?? []);
      const uses = this.payments.find({ _id: { $in: made }, reversal: null }).sort({ _id: 1 });
      found.push(...(await uses.session(session).lean<PaymentRecord[]>()));
    }
    return found;
  }
}

function requireNothingPaidBack(payment: PaymentRecord): void {
  const amount = paidBackOf(payment);
  if (amount === 0) return;
  const { receipt, invoice } = payment;
  throw receipt
    ? refuse('RECEIPT_REFUNDED', refundInWords(payment, amount, invoice.invoiceNumber))
    : refuse('PAYMENT_REFUNDED/part', refundInWords(payment, amount, invoice.invoiceNumber));
}
