import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dubaiDay } from '@shop/contract/dubai-day';
import { DAYS_BEFORE_REMINDERS } from '@shop/contract/move-in';
import { toFilsOrNull } from '@shop/contract/money';
import type { ClientSession, Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { loadRecord, requireVersion } from '../../platform/database/record.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { isDuplicateKey, Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { VatPeriodsService } from '../vat-periods/vat-periods.service.js';
import type { BeginMoveInDto, DeclaredBalancesDto, UpdateMoveInDto } from './dto/move-in.requests.js';
import { MoveInResponse } from './dto/move-in.response.js';
import { MoveIn, MOVE_IN_RECORD, type MoveInRecord } from './move-in.schema.js';

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
   * @param isUsed whether something was brought in: its days stay then
   * @throws DomainError MOVE_IN_NOT_FOUND, MOVE_IN_ENDED, SWITCH_DAY_FIXED, STALE_VERSION
   */
  update(id: string, body: UpdateMoveInDto, actor: Actor, isUsed: IsUsed): Promise<MoveInResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.lockOpen(id, session);
      requireVersion(MOVE_IN_RECORD.name, before, body.version);
      const source = body.source ?? before.source;
      const switchDay = body.switchDay ?? before.switchDay;
      const lastFiled = body.lastFiled === undefined ? before.lastFiled : (body.lastFiled ?? '');
      this.requireFiled(switchDay, lastFiled);
      if (switchDay !== before.switchDay && (await isUsed(before._id, session))) throw refuse('SWITCH_DAY_FIXED');
      const declared = body.declared ? declaredOf(body.declared) : before.declared;
      const fields = { source, switchDay, lastFiled, declared };
      return MoveInResponse.stored(await this.records.store(before, fields, { actor, session }));
    });
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

  undo(before: MoveInRecord, actor: Actor, session: ClientSession): Promise<MoveInRecord> {
    return this.records.store(before, { status: 'Undone' }, { actor, session });
  }

  /** The move-ins whose invoices are not reminded of yet. */
  async unremindedAt(now: Date, session: ClientSession | null): Promise<Types.ObjectId[]> {
    const since = new Date(now.getTime() - DAYS_BEFORE_REMINDERS * DAY);
    const found = await this.model
      .find({ $or: [{ status: 'Open' }, { liveAt: { $gt: since } }] }, { _id: 1 })
      .session(session)
      .lean<MoveInRecord[]>();
    return found.map(({ _id }) => _id);
  }
}

type IsUsed = (moveIn: Types.ObjectId, session: ClientSession) => Promise<boolean>;

const declaredOf = ({ receivables, credits, cheques }: DeclaredBalancesDto) => ({
  receivables: toFilsOrNull(receivables),
  credits: toFilsOrNull(credits),
  cheques: toFilsOrNull(cheques),
});
