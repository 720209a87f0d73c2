import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, PipelineStage, QueryFilter } from 'mongoose';
import { findRecord, toObjectId } from '../../platform/database/record.js';
import type { Actor } from '../../platform/auth/actor.js';
import { type ListQueryDto, parseListQuery, type RangeQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { type ListTotalsResponse, toListTotals } from '../../platform/lists/list-totals.js';
import { findOwn, StaffList } from '../../platform/lists/find-page.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { viewerOf } from '../../platform/auth/viewer.js';
import { refuse } from '../../platform/errors/refuse.js';
import { UsersService } from '../../people/users/users.service.js';
import type { PaymentListQueryDto } from './dto/payment.requests.js';
import type { PaymentResponse } from './dto/payment.response.js';
import { toPayment } from './payment.mapper.js';
import { Payment, type PaymentRecord } from './payment.schema.js';
import { PAYMENT_LIST, PAYMENT_TOTALS } from './payments.list.js';
import { dubaiMonthOf } from '../../platform/database/dubai-month.js';
import type { Fils } from '@shop/contract/money';

const ALL_OF_AN_INVOICE = '[0,499]';

interface ReceivedSum {
  readonly count: number;
  readonly amount: Fils;
}

/** The amount less its refunds. */
const NET_AMOUNT = { $subtract: ['$amount', { $sum: '$refunds.amount' }] };

/** The range has an end too: a payment may have a future day. */
export const receivedByMonth = (since: Date, until: Date): PipelineStage[] => [
  { $match: { status: 'Received', paymentDate: { $gte: since, $lte: until } } },
  { $group: { _id: dubaiMonthOf('$paymentDate'), count: { $sum: 1 }, amount: { $sum: NET_AMOUNT } } },
];

/** Reads payments, also for the dashboard. Amounts are sums of whole fils. */
@Injectable()
export class PaymentsService {
  private readonly staffList: StaffList<Payment>;

  /**
   * Received in this period, without refunds: by month in Dubai, as `2026-11`; months without a payment are missing.
   */
  readonly receivedByMonth: (since: Date, until: Date) => Promise<Map<string, ReceivedSum>>;

  constructor(
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    cache: QueryCache,
    private readonly users: UsersService,
    private readonly invoices: InvoicesService,
  ) {
    this.staffList = new StaffList(this.payments, ['payments'], cache);
    this.receivedByMonth = cache.cached(['payments'], (since, until) => this.readByMonth(since, until));
  }

  /** Without a requested range, all payments of the invoice are listed. */
  async list(query: PaymentListQueryDto): Promise<ListPage<PaymentResponse>> {
    const range = query.range ?? (query.invoice === undefined ? undefined : ALL_OF_AN_INVOICE);
    const context = { now: new Date(), users: await this.users.foundBy(query) };
    const request = parseListQuery(PAYMENT_LIST, { ...query, range }, context);
    const ofInvoice: QueryFilter<Payment> =
      query.invoice === undefined ? {} : { 'invoice._id': toObjectId(query.invoice) };
    const { records, ...page } = await this.staffList.find({
      ...request,
      filter: { $and: [request.filter, ofInvoice] },
    });
    const refs = await this.users.refs(records.map(({ user }) => user));
    return { ...page, rows: records.map((payment) => toPayment(payment, refs.of(payment.user), 'staff')) };
  }

  async totals(query: ListQueryDto): Promise<ListTotalsResponse> {
    const context = { now: new Date(), users: await this.users.foundBy(query) };
    const { filter } = parseListQuery(PAYMENT_LIST, query, context);
    return toListTotals(await this.staffList.totals(filter, PAYMENT_TOTALS));
  }

  async listOwn(actor: Actor, query: RangeQueryDto): Promise<ListPage<PaymentResponse>> {
    const user = { _id: actor.id, name: actor.name, email: actor.email };
    const { records, ...page } = await findOwn(this.payments, actor.id, { paymentDate: -1, _id: -1 }, query);
    return { ...page, rows: records.map((payment) => toPayment(payment, user, 'owner')) };
  }

  async get(id: string, actor: Actor): Promise<PaymentResponse> {
    return this.toPaymentResponse(actor, await this.loadFor(actor, id));
  }

  /** The payment, if the caller may read its invoice. @throws DomainError PAYMENT_NOT_FOUND */
  async loadFor(actor: Actor, id: string): Promise<PaymentRecord> {
    const payment = await this.load(id);
    if (!(await this.invoices.mayReadPartOf(payment.invoice._id, payment.user, actor)))
      throw refuse('PAYMENT_NOT_FOUND');
    return payment;
  }

  /** @param payment that the actor may see @param user of the payment, if it is loaded already */
  async toPaymentResponse(actor: Actor, payment: PaymentRecord, user?: UserRefResponse): Promise<PaymentResponse> {
    const owner = user ?? (await this.users.refs([payment.user])).of(payment.user);
    return toPayment(payment, owner, viewerOf(actor, payment.user));
  }

  async load(id: string, session?: ClientSession): Promise<PaymentRecord> {
    const payment = await findRecord(this.payments, id, session);
    if (payment === null) throw refuse('PAYMENT_NOT_FOUND');
    return payment;
  }

  private async readByMonth(since: Date, until: Date): Promise<Map<string, ReceivedSum>> {
    const found = await this.payments.aggregate<ReceivedSum & { _id: string }>(receivedByMonth(since, until));
    return new Map(found.map(({ _id, count, amount }) => [_id, { count, amount }]));
  }
}
