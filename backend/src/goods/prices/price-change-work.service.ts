import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { ProductPrices } from '../catalog/product-prices.service.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { DailyTask } from '../../platform/jobs/daily-task.js';
import { findRecord } from '../../platform/database/record.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { HistoryService } from '../../platform/history/history.service.js';
import {
  type BatchState,
  type ChangedBy,
  PriceChange,
  PriceChangeBatch,
  type PriceChangeBatchRecord,
  type PriceChangeLine,
  type PriceChangeRecord,
} from './price-change.schema.js';

const LOOK_EVERY_MS = 15_000;
/** Transactions of this server that change many prices run one after the other. */
const QUEUE = 'price changes';

/**
 * Changes the prices, a hundred in one transaction, which also marks their batch as done: each batch is done once, even
 * if a server stops during a change or several servers look for work.
 */
@Injectable()
export class PriceChangeWork extends DailyTask {
  protected override readonly everyMs = LOOK_EVERY_MS;
  protected override readonly failure = 'Prices were not changed';
  private latest = Promise.resolve();
  private isClosing = false;

  constructor(
    @InjectModel(PriceChange.name) private readonly changes: Model<PriceChange>,
    @InjectStore(PriceChangeBatch) private readonly batches: PlainStore<PriceChangeBatch>,
    @InjectRecords(PriceChange) private readonly records: RecordStore<PriceChange>,
    private readonly prices: ProductPrices,
    private readonly history: HistoryService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    this.isClosing = true;
    await this.latest;
  }

  /** Does all that is due, after the work that is running. */
  override run(): Promise<void> {
    this.latest = this.latest.then(() => super.run());
    return this.latest;
  }

  protected override async work(): Promise<void> {
    const due = [
      { status: { $in: ['Running', 'Undoing'] as const } },
      { status: 'Scheduled' as const, startsAt: { $lte: this.clock.now() } },
    ];
    const found = await this.changes.find({ $or: due }).sort({ startsAt: 1, _id: 1 }).select('_id').lean();
    for (const { _id } of found) {
      while (!this.isClosing && (await this.transactions.run(null, (session) => this.step(_id, session), QUEUE)));
    }
  }

  /** Runs one transaction. @returns true if there may be more to do */
  private async step(id: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const change = await findRecord(this.changes, id.toHexString(), session);
    if (change?.status === 'Scheduled') return this.begin(change, session);
    if (change?.status === 'Running') return this.next(change, 'waiting', session);
    if (change?.status === 'Undoing') return this.next(change, 'changed', session);
    return false;
  }

  private async begin(change: PriceChangeRecord, session: ClientSession): Promise<boolean> {
    if (change.startsAt > this.clock.now()) return false;
    await this.records.store(change, { status: 'Running' }, { actor: null, session });
    return true;
  }

  private async next(change: PriceChangeRecord, state: BatchState, session: ClientSession): Promise<boolean> {
    const batch = await this.batches.reads
      .findOne({ change: change._id, state })
      .sort({ place: 1 })
      .session(session)
      .lean<PriceChangeBatchRecord | null>();
    if (batch === null) return this.finish(change, session);
    if (change.status === 'Running') await this.apply(change, batch, session);
    else await this.putBack(change, batch, session);
    return true;
  }

  private async finish(change: PriceChangeRecord, session: ClientSession): Promise<boolean> {
    const isUndo = change.status === 'Undoing';
    const end = { status: isUndo ? ('Undone' as const) : ('Done' as const), finishedAt: this.clock.now() };
    const action = isUndo ? 'prices put back' : 'prices changed';
    await this.records.store(change, end, { actor: null, action, session });
    return false;
  }

  private async apply(change: PriceChangeRecord, batch: PriceChangeBatchRecord, session: ClientSession): Promise<void> {
    const outcomes = await this.prices.change(batch.lines, contextOf(change, change.by, session));
    const lines = batch.lines.map((line, index) => ({ ...line, outcome: outcomes[index] ?? line.outcome }));
    await this.mark(batch, 'changed', lines, session);
    const changed = lines.filter(({ outcome }) => outcome === 'changed').length;
    const counts = { changed, leftAlone: lines.length - changed };
    await this.records.amend({ _id: change._id }, { $inc: counts }, { session });
  }

  /** Restores prices that have not been changed since. */
  private async putBack(
    change: PriceChangeRecord,
    batch: PriceChangeBatchRecord,
    session: ClientSession,
  ): Promise<void> {
    const changed = batch.lines.filter(({ outcome }) => outcome === 'changed');
    const ids = changed.map(({ product }) => product);
    const causes = await this.history.lastCauses('products', ids, 'price', session);
    const ours = changed.filter(({ product }) => causes.get(product.toHexString())?.equals(change._id) === true);
    const back = ours.map(({ product, from, to }) => ({ product, from: to, to: from }));
    const outcomes = await this.prices.change(back, contextOf(change, change.undoneBy ?? change.by, session));
    const became = new Map(ours.map(({ product }, index) => [product.toHexString(), outcomes[index]]));
    const lines = batch.lines.map((line) => ({ ...line, outcome: outcomeOfUndo(line, became) }));
    await this.mark(batch, 'put back', lines, session);
    const putBack = lines.filter(({ outcome }) => outcome === 'put back').length;
    const counts = { putBack, leftAlone: changed.length - putBack };
    await this.records.amend({ _id: change._id }, { $inc: counts }, { session });
  }

  private async mark(
    { _id, state: before }: PriceChangeBatchRecord,
    state: BatchState,
    lines: PriceChangeLine[],
    session: ClientSession,
  ): Promise<void> {
    await this.batches.changeOne({ _id, state: before }, { $set: { state, lines } }, session);
  }
}

type Became = ReadonlyMap<string, 'changed' | PriceChangeLine['outcome'] | undefined>;

function outcomeOfUndo({ product, outcome }: PriceChangeLine, became: Became): PriceChangeLine['outcome'] {
  if (outcome !== 'changed') return outcome;
  const reported = became.get(product.toHexString()) ?? 'changed by others';
  return reported === 'changed' ? 'put back' : reported;
}

function contextOf({ _id }: PriceChangeRecord, by: ChangedBy, session: ClientSession): ChangeContext {
  const actor = { id: by._id.toHexString(), name: by.name };
  return { actor, session, cause: { resource: 'price-changes', id: _id } };
}
