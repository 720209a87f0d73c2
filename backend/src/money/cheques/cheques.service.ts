import { DocumentReads } from '../../people/users/document-reads.js';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  COVERING_STATUSES,
  DONE_STATUSES,
  MAX_CHEQUE_YEARS_AHEAD,
  monthsAfter,
  RETURNED_STATUSES,
} from '@shop/contract/cheques';
import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { toAed } from '@shop/contract/money';
import { dayAfter } from '@shop/contract/working-days';
import { type ClientSession, type Model, Types } from 'mongoose';
import { DocumentAccess } from '../../people/companies/document-access.service.js';
import { DOCUMENTS_OF_OWNER, type DocumentOwner } from '../../people/user-record/owner.events.js';
import { UsersService } from '../../people/users/users.service.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { toObjectId } from '../../platform/database/record.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { refuseField } from '../../platform/errors/refuse.js';
import { dateWithinBounds } from '../../platform/http/validation/dates.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { findOwned } from '../../platform/lists/find-page.js';
import { type ListQueryDto, type RangeQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { toCheque } from './cheque.mapper.js';
import { CHEQUE_RECORD, Cheque, type ChequeRecord } from './cheque.schema.js';
import { CHEQUE_LIST } from './cheques.list.js';
import { addCheque, type ChequeSum, isUnanswered, mondayOf, noCheques, weeksOf } from './domain/cheque-days.js';
import { restOf } from './domain/cheque.rules.js';
import type { ChequeCalendarQueryDto } from './dto/cheque.requests.js';
import type {
  ChequeResponse,
  ChequeSumResponse,
  ChequeTotalsResponse,
  ChequeWeekResponse,
} from './dto/cheque.response.js';

const EIGHT_WEEKS_DAYS = 55;
const MOST_CALENDAR_DAYS = 366;

/** The same sums in AED. */
const toSums = <K extends string>(sums: Readonly<Record<K, ChequeSum>>) =>
  Object.fromEntries(
    Object.entries<ChequeSum>(sums).map(([name, { count, amount }]) => [name, { count, amount: toAed(amount) }]),
  ) as Record<K, ChequeSumResponse>;

/** Reads the register of cheques. */
@Injectable()
export class ChequesService extends DocumentReads<Cheque> {
  constructor(
    @InjectModel(Cheque.name) private readonly cheques: Model<Cheque>,
    cache: QueryCache,
    private readonly users: UsersService,
    private readonly access: DocumentAccess,
    private readonly clock: Clock,
  ) {
    super(cheques, CHEQUE_RECORD, CHEQUE_LIST, { clock, cache });
  }

  /** In Dubai. */
  today(): string {
    return dubaiDay(this.clock.now());
  }

  /** The timestamp of money received or paid on this day. */
  momentOf(day: string): Date {
    return day === this.today() ? this.clock.now() : new Date(day);
  }

  /** A day in the past. @param earliest day of the step before @throws DomainError at the field */
  pastDay(day: string, field: string, earliest?: string): string {
    dateWithinBounds(day, field, endOfDubaiDay(this.clock.now()), earliest);
    return day;
  }

  /** The day on a cheque. @throws DomainError at the field */
  chequeDate(day: string, field: string): string {
    const last = monthsAfter(this.today(), 12 * MAX_CHEQUE_YEARS_AHEAD);
    dateWithinBounds(day, field, endOfDubaiDay(startOfDubaiDay(last)));
    return day;
  }

  /** A withdrawn cheque also prevents the deletion of its customer. */
  @AnswersQuery(DOCUMENTS_OF_OWNER)
  chequesOf(owner: DocumentOwner, session: ClientSession): Promise<string[]> {
    return this.numbersOf(owner, session);
  }

  async list(query: ListQueryDto): Promise<ListPage<ChequeResponse>> {
    const { records, ...page } = await this.page(query);
    return { ...page, rows: await this.toResponses(records, 'staff') };
  }

  /** The caller's own cheques, and those of their company if they may see its account. */
  async listOwn(actor: Actor, query: RangeQueryDto): Promise<ListPage<ChequeResponse>> {
    const company = await this.access.readableOfCompany(actor, 'account');
    const own =
      actor.key === undefined ? { user: new Types.ObjectId(actor.id), company: null } : await this.access.own(actor);
    const filter = { status: { $ne: 'Withdrawn' as const }, $or: [own, ...(company === null ? [] : [company])] };
    const { records, ...page } = await findOwned(this.cheques, filter, { chequeDate: -1, _id: -1 }, query);
    return { ...page, rows: await this.toResponses(records, 'owner') };
  }

  /** @throws DomainError CHEQUE_NOT_FOUND */
  async get(id: string, actor: Actor): Promise<ChequeResponse> {
    return this.toResponse(await this.loadFor(actor, id), actor.isAdmin ? 'staff' : 'owner');
  }

  protected async mayRead(actor: Actor, cheque: ChequeRecord): Promise<boolean> {
    if (!actor.isAdmin && cheque.status === 'Withdrawn') return false;
    return this.access.mayRead(actor, 'account', cheque);
  }

  async toResponses(cheques: readonly ChequeRecord[], viewer: 'staff' | 'owner'): Promise<ChequeResponse[]> {
    const users = await this.users.refs(cheques.flatMap(({ user }) => user ?? []));
    const today = this.today();
    return cheques.map((cheque) => toCheque(cheque, users, { viewer, today }));
  }

  /** @param viewer staff alone change cheques */
  async toResponse(cheque: ChequeRecord, viewer: 'staff' | 'owner' = 'staff'): Promise<ChequeResponse> {
    const users = await this.users.refs(cheque.user === null ? [] : [cheque.user]);
    return toCheque(cheque, users, { viewer, today: this.today() });
  }

  /** The cheques that a bank may pay any day. */
  atBank(): Promise<ChequeRecord[]> {
    return this.cheques.find({ status: 'Deposited' }).lean<ChequeRecord[]>();
  }

  async atBankOf(deposit: string, session: ClientSession | null): Promise<ChequeRecord[]> {
    const _id = toObjectId(deposit);
    if (_id === null) return [];
    return this.cheques
      .find({ 'deposit._id': _id, status: 'Deposited' })
      .sort({ _id: 1 })
      .session(session)
      .lean<ChequeRecord[]>();
  }

  /** The cheques that the shop has work with, by the days on them; without guarantees. */
  openPayments(session: ClientSession | null): Promise<ChequeRecord[]> {
    return this.cheques
      .find({ status: { $in: [...COVERING_STATUSES, ...RETURNED_STATUSES] }, kind: 'Payment' })
      .sort({ chequeDate: 1, _id: 1 })
      .session(session)
      .lean<ChequeRecord[]>();
  }

  settledBy(receipts: readonly Types.ObjectId[], session: ClientSession): Promise<ChequeRecord[]> {
    return this.cheques
      .find({ 'end.receipts.receipt._id': { $in: [...receipts] }, status: 'Settled' })
      .sort({ _id: 1 })
      .session(session)
      .lean<ChequeRecord[]>();
  }

  /** The first of these that another cheque has, or null. */
  async identityTaken(identities: readonly string[], session: ClientSession | null): Promise<string | null> {
    const taken = await this.cheques
      .findOne({ identity: { $in: [...identities] } })
      .select('chequeNumber')
      .session(session)
      .lean<Pick<ChequeRecord, 'chequeNumber'> | null>();
    return taken?.chequeNumber ?? null;
  }

  async totals(): Promise<ChequeTotalsResponse> {
    const today = this.today();
    const sums = {
      due: noCheques(),
      inHand: noCheques(),
      atBank: noCheques(),
      bounced: noCheques(),
      guarantees: noCheques(),
      dueTomorrow: noCheques(),
      unanswered: noCheques(),
    };
    for (const cheque of await this.open([...COVERING_STATUSES, ...RETURNED_STATUSES])) {
      const { status, kind, chequeDate, amount } = cheque;
      if (kind === 'Guarantee') addCheque(sums.guarantees, amount);
      else if (status === 'Held') addCheque(chequeDate <= today ? sums.due : sums.inHand, amount);
      else if (status === 'Deposited') addCheque(sums.atBank, restOf(cheque));
      else addCheque(sums.bounced, restOf(cheque));
      if (kind === 'Payment' && status === 'Held' && chequeDate === dayAfter(today))
        addCheque(sums.dueTomorrow, amount);
      if (isUnanswered(cheque, today)) addCheque(sums.unanswered, restOf(cheque));
    }
    const { count, amount } = await this.staffList.totals(
      { status: { $in: [...DONE_STATUSES] } },
      { amount: 'amount' },
    );
    return toSums({ ...sums, done: { count, amount } });
  }

  /** @throws DomainError VALIDATION_FAILED at `to` */
  async calendar({ from = this.today(), to }: ChequeCalendarQueryDto): Promise<ChequeWeekResponse[]> {
    const last = to ?? dayAfter(mondayOf(from), EIGHT_WEEKS_DAYS);
    if (last < from || last > dayAfter(from, MOST_CALENDAR_DAYS))
      throw refuseField('to', 'DATE_BETWEEN', { from, until: dayAfter(from, MOST_CALENDAR_DAYS), value: last });
    const cheques = await this.open(COVERING_STATUSES);
    const payments = cheques.flatMap((cheque) =>
      cheque.kind === 'Payment' ? [{ ...cheque, amount: restOf(cheque) }] : [],
    );
    return weeksOf(payments, from, last, this.today()).map((week) => ({
      from: week.from,
      to: week.to,
      ...toSums({ due: week.due, atBank: week.atBank, expected: week.expected }),
    }));
  }

  private open(statuses: readonly ChequeRecord['status'][]): Promise<ChequeRecord[]> {
    return this.cheques
      .find({ status: { $in: [...statuses] } })
      .select('status kind chequeDate depositedOn amount clearings')
      .lean<ChequeRecord[]>();
  }
}
