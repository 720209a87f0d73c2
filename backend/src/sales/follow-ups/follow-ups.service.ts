import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { FollowedResource } from '@shop/contract/follow-ups';
import { type Fils, toFilsOrNull } from '@shop/contract/money';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { InjectStore, PlainStore } from '../../platform/database/plain-store.js';
import { toObjectId } from '../../platform/database/record.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { OnEvent } from '../../platform/events/events.js';
import { findPage } from '../../platform/lists/find-page.js';
import { type ListQueryDto, parseListQuery } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { QUOTE_REMOVED } from '../quotes/quote.events.js';
import { USER_REMOVED } from '../../people/users/user.events.js';
import type { ChangeFollowUpDto, PlanFollowUpsDto } from './dto/follow-up.requests.js';
import { FollowUpResponse } from './dto/follow-up.response.js';
import { FollowUp } from './follow-up.schema.js';
import { FOLLOW_UP_LIST } from './follow-ups.list.js';
import { FollowedRecords } from './followed-records.service.js';

/** A sum that a customer promised to pay by a day. */
export interface PaymentPromise {
  readonly day: string;
  readonly amount: Fils;
}

interface ReceivedMoney {
  /** The id of the receipt or payment. */
  readonly _id: Types.ObjectId;
  readonly amount: Fils;
  /** The day in Dubai on which it came. */
  readonly day: string;
}

const authorOf = (actor: ChangeContext['actor']) => actor && { _id: new Types.ObjectId(actor.id), name: actor.name };

const sumOf = (parts: readonly { readonly amount: Fils }[]): Fils => parts.reduce((sum, { amount }) => sum + amount, 0);

/** @throws DomainError VALIDATION_FAILED at `promised`, of a quote */
function promiseOf(resource: FollowedResource, { promised }: Pick<PlanFollowUpsDto, 'promised'>): Fils | null {
  const sum = toFilsOrNull(promised);
  if (sum !== null && resource === 'quotes') throw refuseField('promised', 'PROMISE_OF_ACCOUNT');
  return sum;
}

/** Staff plan what they do about a record on a day, and finish it. */
@Injectable()
export class FollowUps {
  constructor(
    @InjectModel(FollowUp.name) private readonly followUps: Model<FollowUp>,
    @InjectStore(FollowUp) private readonly store: PlainStore<FollowUp>,
    private readonly followed: FollowedRecords,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @OnEvent(QUOTE_REMOVED)
  async removeWithQuote(quote: string, { session }: ChangeContext): Promise<void> {
    await this.store.removeAll({ 'about.record': new Types.ObjectId(quote) }, session);
  }

  @OnEvent(USER_REMOVED)
  async removeWithUser(user: string, { session }: ChangeContext): Promise<void> {
    await this.store.removeAll({ 'about.record': new Types.ObjectId(user) }, session);
  }

  async list(query: ListQueryDto): Promise<ListPage<FollowUpResponse>> {
    const { records, ...page } = await findPage(this.followUps, parseListQuery(FOLLOW_UP_LIST, query));
    return { ...page, rows: await this.toResponses(records) };
  }

  /** @throws DomainError QUOTE_NOT_FOUND, COMPANY_NOT_FOUND, USER_NOT_FOUND, VALIDATION_FAILED at `day` and `promised` */
  plan({ resource, records, day, note = '', ...body }: PlanFollowUpsDto, actor: Actor): Promise<FollowUpResponse[]> {
    this.requireOpenDay(day);
    const promised = promiseOf(resource, body);
    const createdBy = { _id: new Types.ObjectId(actor.id), name: actor.name };
    const now = this.clock.now();
    return this.transactions.answer(actor, async (session) => {
      const planned: FollowUp[] = [];
      for (const id of new Set(records)) {
        const record = await this.followed.load(resource, id, session);
        const fields = {
          about: { resource, record },
          day,
          note,
          promised,
          createdBy,
          createdAt: now,
          updatedAt: now,
          received: 0,
          counted: [],
        };
        planned.push({ _id: new Types.ObjectId(), ...fields, doneAt: null, doneBy: null });
      }
      await this.store.insert(planned, session);
      return this.toResponses(planned, session);
    });
  }

  /** @throws DomainError FOLLOW_UP_NOT_FOUND, FOLLOW_UP_DONE, VALIDATION_FAILED at `day` and `promised` */
  change(id: string, { day, note = '', ...body }: ChangeFollowUpDto, actor: Actor): Promise<FollowUpResponse> {
    this.requireOpenDay(day);
    return this.changeOpen(id, ({ about }) => ({ day, note, promised: promiseOf(about.resource, body) }), actor);
  }

  /** Refuses the second of two who finish it at once. @throws DomainError FOLLOW_UP_NOT_FOUND, FOLLOW_UP_DONE */
  finish(id: string, actor: Actor): Promise<FollowUpResponse> {
    const doneBy = { _id: new Types.ObjectId(actor.id), name: actor.name };
    return this.changeOpen(id, () => ({ doneAt: this.clock.now(), doneBy }), actor);
  }

  /**
   * The next promise of each company or person, by its id, of those for this day or later.
   * @param account null for all
   */
  async promisesFrom(
    day: string,
    account: Types.ObjectId | null,
    session: ClientSession | null,
  ): Promise<ReadonlyMap<string, PaymentPromise>> {
    const found = await this.followUps
      .find({ doneAt: null, day: { $gte: day }, promised: { $gt: 0 }, ...(account && { 'about.record': account }) })
      .sort({ day: -1, _id: -1 })
      .session(session)
      .lean<FollowUp[]>();
    return new Map(
      found.map((one) => [one.about.record.toHexString(), { day: one.day, amount: one.promised ?? 0 }] as const),
    );
  }

  /**
   * Counts money of a company or person for its promises, the earliest first. A promise is finished once its sum came until its
   * day, by who recorded the money.
   */
  async countMoney(
    account: Types.ObjectId,
    { _id: money, amount, day }: ReceivedMoney,
    by: ChangeContext,
  ): Promise<void> {
    const open = await this.followUps
      .find({ 'about.record': account, doneAt: null, promised: { $gt: 0 }, day: { $gte: day } })
      .sort({ day: 1, _id: 1 })
      .session(by.session)
      .lean<FollowUp[]>();
    let left = amount;
    for (const { _id, createdAt, promised, received = 0, counted = [] } of open) {
      const missing = Math.max((promised ?? 0) - received, 0);
      const part = dubaiDay(createdAt) <= day ? Math.min(left, missing) : 0;
      left -= part;
      const done = part === missing ? { doneAt: this.clock.now(), doneBy: authorOf(by.actor) } : {};
      if (part === 0) continue;
      const fields = { received: received + part, counted: [...counted, { money, amount: part }], ...done };
      await this.store.changeOne({ _id }, { $set: fields }, by.session);
    }
  }

  /** Money that was counted never came, or was taken back: promises that it finished are open again. */
  async uncountMoney(money: readonly Types.ObjectId[], { session }: Pick<ChangeContext, 'session'>): Promise<void> {
    const counting = await this.followUps
      .find({ 'counted.money': { $in: [...money] } })
      .session(session)
      .lean<FollowUp[]>();
    for (const { _id, promised, received = 0, counted = [] } of counting) {
      const rest = counted.filter((one) => !money.some((gone) => gone.equals(one.money)));
      const left = received - sumOf(counted) + sumOf(rest);
      // Staff may have finished it by hand before all of its sum came: that lasts.
      const wasFinishedByMoney = received >= (promised ?? 0) && left < (promised ?? 0);
      const open = wasFinishedByMoney ? { doneAt: null, doneBy: null } : {};
      await this.store.changeOne({ _id }, { $set: { received: left, counted: rest, ...open } }, session);
    }
  }

  private changeOpen(
    id: string,
    change: (before: FollowUp) => Partial<FollowUp>,
    actor: Actor,
  ): Promise<FollowUpResponse> {
    const _id = toObjectId(id);
    return this.transactions.answer(actor, async (session) => {
      const before = _id && (await this.store.reads.findById(_id).session(session).lean<FollowUp | null>());
      if (!before) throw refuse('FOLLOW_UP_NOT_FOUND');
      if (before.doneAt) throw refuse('FOLLOW_UP_DONE', { name: before.doneBy?.name ?? '' });
      const changed = await this.store.changeAndRead(
        { _id: before._id, doneAt: null },
        { $set: change(before) },
        { session },
      );
      const [response] = await this.toResponses(changed === null ? [] : [changed], session);
      if (response === undefined) throw refuse('FOLLOW_UP_NOT_FOUND');
      return response;
    });
  }

  private requireOpenDay(day: string): void {
    const today = dubaiDay(this.clock.now());
    if (day < today) throw refuseField('day', 'DAY_OVER', { from: today });
  }

  private async toResponses(
    followUps: readonly FollowUp[],
    session: ClientSession | null = null,
  ): Promise<FollowUpResponse[]> {
    const summaries = await this.followed.summaries(
      followUps.map(({ about }) => about),
      session,
    );
    return followUps.flatMap((followUp) => {
      const { about } = followUp;
      const summary = summaries.get(about.record.toHexString());
      if (summary === undefined) return [];
      return { ...FollowUpResponse.stored(followUp), about: { resource: about.resource, ...summary } };
    });
  }
}
