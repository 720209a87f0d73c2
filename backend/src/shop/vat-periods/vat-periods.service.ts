import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { ClientSession, Model } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { isDuplicateKey, retryTransaction, Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import type { ClosePeriodDto } from './dto/vat-periods.requests.js';
import type { ClosedPeriodResponse } from './dto/vat-periods.response.js';
import { type ClosedPeriod, VatPeriods, VAT_PERIODS_ID, type VatPeriodsRecord } from './vat-periods.schema.js';

/** Closes periods of the VAT return, and refuses changes that are dated in them. */
@Injectable()
export class VatPeriodsService {
  constructor(
    @InjectModel(VatPeriods.name) private readonly model: Model<VatPeriods>,
    @InjectRecords(VatPeriods) private readonly records: RecordStore<VatPeriods>,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The oldest first. */
  async list(): Promise<ClosedPeriodResponse[]> {
    return (await this.load(null)).map(toResponse);
  }

  /**
   * Closes all days after the last closed day up to `to`, a day in Dubai.
   * @throws DomainError PERIOD_CLOSED, or `invalid` naming `to`
   */
  close({ to }: ClosePeriodDto, actor: Actor): Promise<ClosedPeriodResponse> {
    return this.transactions.answer(actor, async (session) => {
      if (to >= dubaiDay(this.clock.now())) throw refuseField('to', 'DAY_NOT_OVER', { day: to });
      const period = await this.closeUntil(to, actor, session);
      if (period === null)
        throw refuse('PERIOD_CLOSED', { day: to, last: await this.lastClosed(session) }, { field: 'to' });
      return toResponse(period);
    });
  }

  /** Does the same in the caller's transaction. @returns null if the day is closed already */
  async closeUntil(to: string, actor: Actor, session: ClientSession): Promise<ClosedPeriod | null> {
    const record = await this.locked(session);
    const last = record.closed.at(-1)?.to ?? '';
    if (to <= last) return null;
    const from = last === '' ? '' : dayAfter(last);
    const period: ClosedPeriod = { from, to, at: this.clock.now(), by: actor.name };
    const changes = [{ field: 'to', from: last || null, to }];
    await this.records.store(record, { closed: [...record.closed, period] }, { actor, session, changes });
    return period;
  }

  /**
   * Checks that the day is open, and locks it until the transaction ends: a concurrent closing waits or fails.
   * @param field that was to be changed, if there is one
   * @throws DomainError PERIOD_CLOSED
   */
  async requireOpen(at: Date, session: ClientSession, field?: string): Promise<void> {
    const { closed } = await this.locked(session);
    const last = closed.at(-1)?.to ?? '';
    if (dubaiDay(at) <= last) throw refuse('PERIOD_CLOSED', { day: dubaiDay(at), last }, { field });
  }

  /**
   * The day that decides the period of a document: the day of its supply, or the day of its issue if that period is
   * closed.
   */
  async taxDateOf(supplied: Date, issued: Date, session: ClientSession): Promise<Date> {
    // Today can't be closed, so no lock is needed.
    if (dubaiDay(supplied) === dubaiDay(issued)) return supplied;
    const { closed } = await this.locked(session);
    return dubaiDay(supplied) <= (closed.at(-1)?.to ?? '') ? issued : supplied;
  }

  /** The last closed day in Dubai, until the transaction ends; empty if none is closed. */
  async lastClosed(session: ClientSession): Promise<string> {
    const { closed } = await this.locked(session);
    return closed.at(-1)?.to ?? '';
  }

  private async load(session: ClientSession | null): Promise<ClosedPeriod[]> {
    const record = await this.model.findById(VAT_PERIODS_ID).session(session).lean<VatPeriodsRecord | null>();
    return record?.closed ?? [];
  }

  private async locked(session: ClientSession): Promise<VatPeriodsRecord> {
    const record = await this.records.lock(VAT_PERIODS_ID, session);
    if (record !== null) return record;
    try {
      return await this.records.insert({ _id: VAT_PERIODS_ID }, { actor: null, session, changes: [] });
    } catch (error) {
      throw isDuplicateKey(error) ? retryTransaction() : error;
    }
  }
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function toResponse({ from, to, at, by }: ClosedPeriod): ClosedPeriodResponse {
  return { from: from === '' ? null : from, to, closedAt: at.toISOString(), closedBy: by };
}
