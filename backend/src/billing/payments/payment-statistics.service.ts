import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import { dubaiMonthOf } from '../../platform/database/dubai-month.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import type { Fils } from '@shop/contract/money';
import { Payment } from './payment.schema.js';

interface ReceivedSum {
  readonly count: number;
  readonly amount: Fils;
}

/** The amount less its refunds. */
const NET_AMOUNT = { $subtract: ['$amount', { $sum: '$refunds.amount' }] };

/** Up to `until` too: a payment may carry a day that is still to come. */
export const receivedByMonth = (since: Date, until: Date): PipelineStage[] => [
  { $match: { status: 'Received', paymentDate: { $gte: since, $lte: until } } },
  { $group: { _id: dubaiMonthOf('$paymentDate'), count: { $sum: 1 }, amount: { $sum: NET_AMOUNT } } },
];

/** Totals of the payments. Amounts are sums of whole fils. */
@Injectable()
export class PaymentStatistics {
  /** In that time, without what was refunded: by month in Dubai, as `2026-11`; months without a payment are missing. */
  readonly receivedByMonth: (since: Date, until: Date) => Promise<Map<string, ReceivedSum>>;

  constructor(
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    cache: QueryCache,
  ) {
    this.receivedByMonth = cache.cached(['payments'], (since, until) => this.readByMonth(since, until));
  }

  private async readByMonth(since: Date, until: Date): Promise<Map<string, ReceivedSum>> {
    const found = await this.payments.aggregate<ReceivedSum & { _id: string }>(receivedByMonth(since, until));
    return new Map(found.map(({ _id, count, amount }) => [_id, { count, amount }]));
  }
}
