import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, PipelineStage } from 'mongoose';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { type Account, ofAccount } from './account.js';
import { type Due, sumOf, type Sum } from './domain/aging.js';
import { Invoice } from './invoice.schema.js';

/** Open amounts by due date. */
export const OPEN_BY_DUE_DATE: PipelineStage[] = [
  { $match: { remainingDue: { $gt: 0 } } },
  { $group: { _id: '$dueDate', count: { $sum: 1 }, amount: { $sum: '$remainingDue' } } },
];

/** Totals of the invoices. Amounts are sums of whole fils. */
@Injectable()
export class InvoiceStatistics {
  /** Open amounts, by due date and in all. */
  readonly open: () => Promise<{ dues: Due[]; total: Sum }>;

  constructor(
    @InjectModel(Invoice.name) private readonly invoices: Model<Invoice>,
    cache: QueryCache,
  ) {
    this.open = cache.cached(['invoices'], () => this.readOpen());
  }

  /** The open amounts of one account; read anew each time. */
  openOf(account: Account, session: ClientSession | null = null): Promise<{ dues: Due[]; total: Sum }> {
    return this.readOpen([{ $match: ofAccount(account) }], session);
  }

  private async readOpen(
    of: readonly PipelineStage[] = [],
    session: ClientSession | null = null,
  ): Promise<{ dues: Due[]; total: Sum }> {
    const stages = [...of, ...OPEN_BY_DUE_DATE];
    const found = await this.invoices.aggregate<Sum & { _id: Date }>(stages).session(session);
    const dues = found.map(({ _id, count, amount }) => ({ dueDate: _id, count, amount }));
    return { dues, total: sumOf(dues) };
  }
}
