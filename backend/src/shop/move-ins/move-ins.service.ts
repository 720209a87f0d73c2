import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dubaiDay } from '@shop/contract/dubai-day';
import { DAYS_BEFORE_REMINDERS } from '@shop/contract/move-in';
import { toFils, toFilsOrNull } from '@shop/contract/money';
import { dayAfter } from '@shop/contract/working-days';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { loadRecord, requireVersion } from '../../platform/database/record.js';
import { numberOf, Sequences } from '../../platform/database/sequences.service.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { VatPeriodsService } from '../vat-periods/vat-periods.service.js';
import type { BeginMoveInDto, DeclaredBalancesDto, UpdateMoveInDto } from './dto/move-in.requests.js';
import { MoveInResponse } from './dto/move-in.response.js';
import { type BroughtSeries, MoveIn, MOVE_IN_RECORD, type MoveInRecord } from './move-in.schema.js';

const DAY = 86_400_000;

export type { MoveInRecord };

/** The moves from other books. One at a time is open; the files of an open one bring its records in. */
@Injectable()
export class MoveInsService {
  constructor(
    @InjectModel(MoveIn.name) private readonly model: Model<MoveIn>,
    @InjectRecords(MoveIn) private readonly records: RecordStore<MoveIn>,
    private readonly sequences: Sequences,
    private readonly periods: VatPeriodsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The latest first. */
  async list(): Promise<MoveInResponse[]> {
    const found = await this.model.find().sort({ createdAt: -1, _id: -1 }).lean<MoveInRecord[]>();
    return found.map((one) => MoveInResponse.stored(one));
  }

  async get(id: string): Promise<MoveInResponse> {
    return MoveInResponse.stored(await this.load(id));
  }

  load(id: string, session: ClientSession | null = null): Promise<MoveInRecord> {
    return loadRecord(this.model, MOVE_IN_RECORD, id, session);
  }

  /**
   * The open move-in, which stays open until the transaction ends.
   * @throws DomainError MOVE_IN_NOT_FOUND, MOVE_IN_ENDED
   */
  async lockOpen(id: string, session: ClientSession): Promise<MoveInRecord> {
    const { _id, status } = await this.load(id, session);
    const locked = status === 'Open' ? await this.records.lock(_id, session) : null;
    if (locked?.status !== 'Open') throw refuse('MOVE_IN_ENDED');
    return locked;
  }

  /** @throws DomainError MOVE_IN_OPEN */
  async begin(body: BeginMoveInDto, actor: Actor): Promise<MoveInResponse> {
    try {
      return await this.transactions.answer(actor, async (session) => {
        const number = await this.sequences.nextWithoutGap('MOV', this.clock.now(), session);
        const { source, switchDay } = body;
        const lastFiled = body.lastFiled ?? '';
        this.requireFiled(switchDay, lastFiled);
        const fields = { number, source, switchDay, lastFiled, declared: declaredOf(body.declared ?? {}) };
        return MoveInResponse.stored(await this.records.insert(fields, { actor, session }));
      });
    } catch (error) {
      throw isDuplicateKey(error) ? refuse('MOVE_IN_OPEN') : error;
    }
  }

  /**
   * @throws DomainError MOVE_IN_NOT_FOUND, MOVE_IN_ENDED, SWITCH_DAY_FIXED, SERIES_BEGUN, NUMBER_AHEAD, STALE_VERSION
   */
  update(id: string, body: UpdateMoveInDto, actor: Actor, found: FoundRecords): Promise<MoveInResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.lockOpen(id, session);
      requireVersion(MOVE_IN_RECORD.name, before, body.version);
      const source = body.source ?? before.source;
      const switchDay = body.switchDay ?? before.switchDay;
      const lastFiled = body.lastFiled === undefined ? before.lastFiled : (body.lastFiled ?? '');
      this.requireFiled(switchDay, lastFiled);
      if (switchDay !== before.switchDay && (await found.isUsed(before._id, session))) throw refuse('SWITCH_DAY_FIXED');
      const declared = body.declared ? declaredOf(body.declared) : before.declared;
      const series = body.series === undefined ? before.series : (body.series ?? []);
      if (body.series !== undefined) await this.continueSeries(before.series, series, found, session);
      const notNeeded = body.notNeeded === undefined ? before.notNeeded : (body.notNeeded ?? []);
      const fields = { source, switchDay, lastFiled, declared, series, notNeeded, ...broughtOf(body) };
      return MoveInResponse.stored(await this.records.store(before, fields, { actor, session }));
    });
  }

  /** Sets the numbers after which series go on. @throws DomainError SERIES_BEGUN, NUMBER_AHEAD */
  private async continueSeries(
    before: readonly BroughtSeries[],
    wanted: readonly BroughtSeries[],
    found: Pick<FoundRecords, 'highest'>,
    session: ClientSession,
  ): Promise<void> {
    const [old, fresh] = [startsOf(before), startsOf(wanted)];
    for (const series of new Set([...old.keys(), ...fresh.keys()])) {
      const [was, will] = [old.get(series) ?? 0, fresh.get(series) ?? 0];
      if (was === will) continue;
      const highest = await found.highest(series, session);
      if (highest > will) throw refuse('NUMBER_AHEAD', { number: numberOf(series, highest) });
      if (!(await this.sequences.startAfter(series, will, was, session))) throw refuse('SERIES_BEGUN', { series });
    }
  }

  /** The numbers after which series go on, by series and year such as `INV-2026`. */
  async seriesStarts(): Promise<ReadonlyMap<string, number>> {
    const found = await this.model.find({ 'series.0': { $exists: true } }, { series: 1 }).lean<MoveInRecord[]>();
    return startsOf(found.flatMap(({ series }) => series));
  }

  /** The VAT of the old books in these days, which has to lie in them as a whole. */
  async boxesIn(from: string, to: string): Promise<BroughtReturn[]> {
    const filter = { status: { $ne: 'Undone' as const }, 'boxes.0': { $exists: true } };
    const found = await this.model.find(filter).sort({ switchDay: 1 }).lean<MoveInRecord[]>();
    return found
      .map(({ source, lastFiled, switchDay, boxes }) => {
        const last = dayAfter(switchDay, -1);
        return { source, from: lastFiled === '' ? last : dayAfter(lastFiled), to: last, boxes };
      })
      .filter((one) => from <= one.from && one.to <= to);
  }

  /** The balance of a bank account in the old books, at the beginning of a day. */
  async bankOpening(account: Types.ObjectId, session: ClientSession | null) {
    const found = await this.model
      .findOne({ status: { $ne: 'Undone' }, 'banks.bankAccount': account })
      .sort({ switchDay: 1 })
      .session(session)
      .lean<MoveInRecord | null>();
    const bank = found?.banks.find(({ bankAccount }) => bankAccount.equals(account));
    return found && bank ? { from: found.switchDay, opening: bank.balance } : null;
  }

  /** A day that is not over can't be closed. @throws DomainError `invalid` naming `lastFiled` */
  private requireFiled(switchDay: string, lastFiled: string): void {
    if (lastFiled === '') return;
    if (lastFiled >= switchDay) throw refuseField('lastFiled', 'FILED_AFTER_SWITCH');
    if (lastFiled >= dubaiDay(this.clock.now())) throw refuseField('lastFiled', 'DAY_NOT_OVER', { day: lastFiled });
  }

  /**
   * Ends the move-in: its invoices are reminded of from a week later, and the periods that the old books filed are closed.
   * @throws DomainError MOVE_IN_ENDED
   */
  async goLive(before: MoveInRecord, reason: string, actor: Actor, session: ClientSession): Promise<MoveInRecord> {
    const { lastFiled } = before;
    if (lastFiled !== '') await this.periods.closeUntil(lastFiled, actor, session);
    const fields = { status: 'Live' as const, liveAt: this.clock.now(), liveReason: reason };
    return this.records.store(before, fields, { actor, session });
  }

  /** Series that gave numbers since go on. */
  async undo(before: MoveInRecord, actor: Actor, session: ClientSession): Promise<MoveInRecord> {
    const series: BroughtSeries[] = [];
    for (const one of before.series)
      if (!(await this.sequences.startAfter(seriesOf(one), 0, one.startsAfter, session))) series.push(one);
    return this.records.store(before, { status: 'Undone', series, banks: [], boxes: [] }, { actor, session });
  }

  async unremindedAt(now: Date, session: ClientSession | null): Promise<Types.ObjectId[]> {
    const since = new Date(now.getTime() - DAYS_BEFORE_REMINDERS * DAY);
    const found = await this.model
      .find({ $or: [{ status: 'Open' }, { liveAt: { $gt: since } }] }, { _id: 1 })
      .session(session)
      .lean<MoveInRecord[]>();
    return found.map(({ _id }) => _id);
  }
}

/** Queries to modules below this one. */
interface FoundRecords {
  /** True if something was brought in: its days stay then. */
  isUsed(moveIn: Types.ObjectId, session: ClientSession): Promise<boolean>;
  /** The highest number that an invoice of the old books has in a series of the shop; 0 if none has. */
  highest(series: string, session: ClientSession): Promise<number>;
}

/** VAT of the old books, with the days that it is of. */
export interface BroughtReturn extends Pick<MoveIn, 'source' | 'boxes'> {
  readonly from: string;
  readonly to: string;
}

const seriesOf = ({ series, year }: BroughtSeries): string => `${series}-${year}`;
const startsOf = (all: readonly BroughtSeries[]): Map<string, number> =>
  new Map(all.map((one) => [seriesOf(one), one.startsAfter]));

function broughtOf({ banks, boxes }: UpdateMoveInDto): Partial<Pick<MoveIn, 'banks' | 'boxes'>> {
  const ofBanks = new Map(banks?.map((one) => [one.bankAccount, one]));
  const ofBoxes = new Map(boxes?.map((one) => [one.box, one]));
  return {
    ...(banks !== undefined && {
      banks: [...ofBanks.values()].map(({ bankAccount, balance }) => ({
        bankAccount: new Types.ObjectId(bankAccount),
        balance: toFils(balance),
      })),
    }),
    ...(boxes !== undefined && {
      boxes: [...ofBoxes.values()].map(({ box, amount, vat }) => ({ box, amount: toFils(amount), vat: toFils(vat) })),
    }),
  };
}

const declaredOf = ({ receivables, credits, cheques, stock }: DeclaredBalancesDto) => ({
  receivables: toFilsOrNull(receivables),
  credits: toFilsOrNull(credits),
  cheques: toFilsOrNull(cheques),
  stock: toFilsOrNull(stock),
});
