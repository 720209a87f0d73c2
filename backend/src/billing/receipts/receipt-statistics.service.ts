import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import type { Model, PipelineStage } from 'mongoose';
import { dubaiMonthOf } from '../../platform/database/dubai-month.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { Receipt } from './receipt.schema.js';

export const keptByMonth = (since: Date, until: Date): PipelineStage[] => [
  { $match: { paymentDate: { $gte: since, $lte: until }, unallocated: { $gt: 0 } } },
  { $group: { _id: dubaiMonthOf('$paymentDate'), amount: { $sum: '$unallocated' } } },
];

/** Totals of the receipts. Amounts are sums of whole fils. */
@Injectable()
export class ReceiptStatistics {
  /**
   * The money that came in that time and that no invoice has taken yet: by month in Dubai, as `2026-11`. What an invoice
   * took is a payment of the same day.
   */
  readonly keptByMonth: (since: Date, until: Date) => Promise<Map<string, Fils>>;

  constructor(
    @InjectModel(Receipt.name) private readonly receipts: Model<Receipt>,
    cache: QueryCache,
  ) {
    this.keptByMonth = cache.cached(['receipts'], (since, until) => this.readByMonth(since, until));
  }

  private async readByMonth(since: Date, until: Date): Promise<Map<string, Fils>> {
    const found = await this.receipts.aggregate<{ _id: string; amount: Fils }>(keptByMonth(since, until));
    return new Map(found.map(({ _id, amount }) => [_id, amount]));
  }
}
