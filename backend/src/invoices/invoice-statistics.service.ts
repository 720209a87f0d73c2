import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage, Types } from 'mongoose';
import { dubaiMonthOf } from '../platform/database/dubai-month.js';
import { QueryCache } from '../platform/history/query-cache.service.js';
import type { Fils } from '@shop/contract/money';
import { type Account, ofAccount } from './account.js';
import { type Due, sumOf, type Sum } from './domain/aging.js';
import { Invoice } from './invoice.schema.js';

export interface SoldProduct {
  readonly _id: Types.ObjectId;
  readonly productName: string;
  readonly sku: string;
  readonly qty: number;
  readonly amount: Fils;
  readonly invoices: number;
}

/** Open amounts by due date. */
export const OPEN_BY_DUE_DATE: PipelineStage[] = [
  { $match: { remainingDue: { $gt: 0 } } },
  { $group: { _id: '$dueDate', count: { $sum: 1 }, amount: { $sum: '$remainingDue' } } },
];

export const invoicedByMonth = (since: Date): PipelineStage[] => [
  { $match: { createdAt: { $gte: since }, voidedAt: null } },
  { $group: { _id: dubaiMonthOf('$createdAt'), count: { $sum: 1 }, amount: { $sum: '$amountDue' } } },
];

/** The amount of a line after discounts, with VAT where the invoice has VAT. */
const SOLD_FOR = {
  $ifNull: [
    '$lines.gross',
    { $subtract: [{ $multiply: ['$lines.qty', '$lines.unitPrice'] }, { $ifNull: ['$lines.discount', 0] }] },
  ],
};

/** The lines of an invoice are summed first, so that an invoice with a product on two lines counts once. */
export const soldProducts = (since: Date, limit: number): PipelineStage[] => [
  { $match: { createdAt: { $gte: since }, voidedAt: null } },
  { $unwind: '$lines' },
  {
    $group: {
      _id: { product: '$lines.product', invoice: '$_id' },
      productName: { $max: '$lines.productName' },
      sku: { $max: '$lines.sku' },
      qty: { $sum: '$lines.qty' },
      amount: { $sum: SOLD_FOR },
    },
  },
  {
    $group: {
      _id: '$_id.product',
      productName: { $max: '$productName' },
      sku: { $max: '$sku' },
      qty: { $sum: '$qty' },
      amount: { $sum: '$amount' },
      invoices: { $sum: 1 },
    },
  },
  { $sort: { amount: -1, _id: 1 } },
  { $limit: limit },
];

/** Totals of the invoices. Amounts are sums of whole fils. */
@Injectable()
export class InvoiceStatistics {
  /** Open amounts, by due date and in all. */
  readonly open: () => Promise<{ dues: Due[]; total: Sum }>;
  /** Since then, by month in Dubai, as `2026-11`; months without an invoice are missing. */
  readonly byMonth: (since: Date) => Promise<Map<string, Sum>>;
  /** The products that brought most since then, the best first. */
  readonly topProducts: (since: Date, limit: number) => Promise<SoldProduct[]>;

  constructor(
    @InjectModel(Invoice.name) private readonly invoices: Model<Invoice>,
    cache: QueryCache,
  ) {
    this.open = cache.cached(['invoices'], () => this.readOpen());
    this.byMonth = cache.cached(['invoices'], (since) => this.readByMonth(since));
    this.topProducts = cache.cached(['invoices'], (since, limit) =>
      this.invoices.aggregate(soldProducts(since, limit)),
    );
  }

  /** The open amounts of one account; read anew each time. */
  openOf(account: Account): Promise<{ dues: Due[]; total: Sum }> {
    return this.readOpen([{ $match: ofAccount(account) }]);
  }

  private async readOpen(of: readonly PipelineStage[] = []): Promise<{ dues: Due[]; total: Sum }> {
    const found = await this.invoices.aggregate<Sum & { _id: Date }>([...of, ...OPEN_BY_DUE_DATE]);
    const dues = found.map(({ _id, count, amount }) => ({ dueDate: _id, count, amount }));
    return { dues, total: sumOf(dues) };
  }

  private async readByMonth(since: Date): Promise<Map<string, Sum>> {
    const found = await this.invoices.aggregate<Sum & { _id: string }>(invoicedByMonth(since));
    return new Map(found.map(({ _id, count, amount }) => [_id, { count, amount }]));
  }
}
