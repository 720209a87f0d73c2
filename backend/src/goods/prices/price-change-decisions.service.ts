import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dubaiDaysBetween, startOfDubaiDay } from '@shop/contract/dubai-day';
import { UNDO_HOURS, MAX_DAYS_AHEAD, type PriceChangeAction } from '@shop/contract/price-change';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { findRecord, requireVersion } from '../../platform/database/record.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { allowedPriceChangeActions } from './domain/price-change.rules.js';
import type { CreatePriceChangeDto, PriceChangeActionDto } from './dto/price-change.requests.js';
import type { PriceChangeResponse } from './dto/price-change.response.js';
import { toPriceChange } from './price-change.mapper.js';
import { PriceChangeWork } from './price-change-work.service.js';
import {
  type ChangedBy,
  PriceChange,
  PriceChangeBatch,
  type PriceChangeBatchRecord,
  type PriceChangeLine,
  type PriceChangeRecord,
} from './price-change.schema.js';
import { PriceChanges, type PlannedLine } from './price-changes.service.js';

const REFUSALS: Readonly<Record<PriceChangeAction, () => Error>> = {
  cancel: () => refuse('PRICE_CHANGE_NOT_CANCELLED'),
  undo: () => refuse('PRICE_CHANGE_NOT_UNDONE', { hours: UNDO_HOURS }),
};

/** Staff create bulk price changes, cancel them and undo them. */
@Injectable()
export class PriceChangeDecisions {
  /** How many prices are changed in one transaction. */
  readonly batchSize: number = 100;

  constructor(
    @InjectModel(PriceChange.name) private readonly changes: Model<PriceChange>,
    @InjectStore(PriceChangeBatch) private readonly batches: PlainStore<PriceChangeBatch>,
    @InjectRecords(PriceChange) private readonly records: RecordStore<PriceChange>,
    private readonly plans: PriceChanges,
    private readonly work: PriceChangeWork,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the changes of the preview; they begin at once, or on their day.
   * @throws DomainError PRICE_CHANGE_OUTDATED if the preview is no longer current
   */
  async create(body: CreatePriceChangeDto, actor: Actor): Promise<PriceChangeResponse> {
    const _id = new Types.ObjectId();
    const starts = this.start(body.startDay ?? null);
    const answer = await this.transactions.answer(actor, async (session) => {
      const { rule, changing, digest } = await this.plans.planChange(body, session);
      if (digest === null || digest !== body.plan) throw refuse('PRICE_CHANGE_OUTDATED');
      await this.batches.insert(this.batchesOf(_id, changing), session);
      const { filter, note = '' } = body;
      const status = starts.startDay === null ? ('Running' as const) : ('Scheduled' as const);
      const fields = { _id, ...rule, ...starts, filter, note, status, products: changing.length, by: byOf(actor) };
      return toPriceChange(await this.records.insert(fields, { actor, session }), this.clock.now());
    });
    void this.work.run();
    return answer;
  }

  /** @throws DomainError PRICE_CHANGE_NOT_CANCELLED */
  cancel(id: string, { version }: PriceChangeActionDto, actor: Actor): Promise<PriceChangeResponse> {
    return this.transactions.answer(actor, async (session) => {
      const change = await this.allowed(id, version, 'cancel', session);
      const stored = await this.records.store(change, { status: 'Cancelled' }, { actor, session, action: 'cancelled' });
      return toPriceChange(stored, this.clock.now());
    });
  }

  /** Restores prices that have not been changed since. @throws DomainError PRICE_CHANGE_NOT_UNDONE */
  async undo(id: string, { version }: PriceChangeActionDto, actor: Actor): Promise<PriceChangeResponse> {
    const answer = await this.transactions.answer(actor, async (session) => {
      const change = await this.allowed(id, version, 'undo', session);
      const fields = { status: 'Undoing' as const, undoneBy: byOf(actor) };
      const stored = await this.records.store(change, fields, { actor, session, action: 'undo begun' });
      return toPriceChange(stored, this.clock.now());
    });
    void this.work.run();
    return answer;
  }

  private batchesOf(change: Types.ObjectId, lines: readonly PlannedLine[]): PriceChangeBatchRecord[] {
    const at = this.clock.now();
    const stored = lines.map(toStoredLine);
    return Array.from({ length: Math.ceil(stored.length / this.batchSize) }, (_, place) => ({
      _id: new Types.ObjectId(),
      version: 1,
      createdAt: at,
      updatedAt: at,
      change,
      place,
      state: 'waiting' as const,
      lines: stored.slice(place * this.batchSize, (place + 1) * this.batchSize),
    }));
  }

  private async allowed(
    id: string,
    version: number | null | undefined,
    action: PriceChangeAction,
    session: ClientSession,
  ): Promise<PriceChangeRecord> {
    const change = await findRecord(this.changes, id, session);
    if (change === null) throw refuse('PRICE_CHANGE_NOT_FOUND');
    requireVersion('price change', change, version);
    if (!allowedPriceChangeActions(change, this.clock.now()).includes(action)) throw REFUSALS[action]();
    return change;
  }

  /** @throws DomainError `invalid` naming `startDay` */
  private start(startDay: string | null): Pick<PriceChange, 'startDay' | 'startsAt'> {
    const now = this.clock.now();
    if (startDay === null) return { startDay, startsAt: now };
    const startsAt = startOfDubaiDay(startDay);
    const days = dubaiDaysBetween(now, startsAt);
    if (days < 1) throw refuseField('startDay', 'DAY_AHEAD');
    if (days > MAX_DAYS_AHEAD) throw refuseField('startDay', 'DAYS_AHEAD', { max: MAX_DAYS_AHEAD });
    return { startDay, startsAt };
  }
}

const byOf = ({ id, name }: Actor): ChangedBy => ({ _id: new Types.ObjectId(id), name });

function toStoredLine({ product: { _id, name, sku, price }, to }: PlannedLine): PriceChangeLine {
  return { product: _id, name, sku, from: price, to, outcome: 'waiting' };
}
