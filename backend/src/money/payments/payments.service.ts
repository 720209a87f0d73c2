import { DocumentReads } from '../../people/users/document-reads.js';
import { Clock } from '../../platform/clock.js';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import { changedRecords, type ChangedRecords } from '../../platform/database/changed-records.js';
import { toObjectId } from '../../platform/database/record.js';
import type { Actor } from '../../platform/auth/actor.js';
import { type ListQueryDto, type RangeQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { type ListTotalsResponse } from '../../platform/lists/list-totals.js';
import { findOwned } from '../../platform/lists/find-page.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { InvoicesService } from '../../billing/invoices/invoices.service.js';
import { viewerOf } from '../../platform/auth/viewer.js';
import { refuse } from '../../platform/errors/refuse.js';
import { UsersService } from '../../people/users/users.service.js';
import type { PaymentListQueryDto } from './dto/payment.requests.js';
import type { PaymentResponse } from './dto/payment.response.js';
import { toPayment } from './payment.mapper.js';
import { PAYMENT_RECORD, Payment, type PaymentRecord } from './payment.schema.js';
import { PAYMENT_LIST, PAYMENT_TOTALS } from './payments.list.js';
import type { Sum } from '../../billing/invoices/domain/aging.js';
import type { MovingPayment } from '../../billing/movements/movement.js';
import {
  MONEY_OF_PAYMENTS,
  movedBetween,
  type MovedIn,
  movedIn,
  type MovedInList,
  movedInList,
  refundedPartsOf,
  SETTLEMENTS,
  sumOf,
  sumsOf,
} from '../../billing/movements/money-stages.js';
import { dubaiDay } from '@shop/contract/dubai-day';
import { type Fils, toAed } from '@shop/contract/money';
import {
  isReturned,
  type ReceivedMoney,
  receivedFilter,
  type ReceivedQuery,
  refundedFilter,
  type RefundedQuery,
  refundFilter,
  refundsOf,
} from './received-money.js';

/** The fields of a payment that move money. */
const MOVED = [
  '_id',
  'invoice',
  'amount',
  'paymentMethod',
  'paymentDate',
  'chequeNumber',
  'appliedAt',
  'status',
  'refunds',
  'refundedAt',
  'receipt',
  'appliedFrom',
  'reversal',
] as const satisfies readonly (keyof MovingPayment)[];

type MovedPayment = Pick<PaymentRecord, (typeof MOVED)[number]>;

const ALL_OF_AN_INVOICE = '[0,499]';

/** Reads payments, also for the dashboard. Amounts are sums of whole fils. */
@Injectable()
export class PaymentsService extends DocumentReads<Payment> {
  /** Payments and refunds in that time, without receipts, by month in Dubai, such as `2026-11`. */
  readonly movedByMonth: (since: Date, until: Date) => Promise<Map<string, Sum>>;
  /** How payments settled invoices in that time, by the id of the invoice. */
  readonly settledByInvoice: (since: Date, until: Date) => Promise<Map<string, Sum>>;
  /** Refunds of the parts of the receipts of a list, as a negative sum. */
  readonly refundedPartsOf: <T>(receipts: MovedInList<T>) => Promise<Fils>;
  private readonly movedOf: (query: MovedIn<Payment>) => Promise<Fils>;

  constructor(
    @InjectModel(Payment.name) private readonly payments: Model<Payment>,
    cache: QueryCache,
    private readonly users: UsersService,
    private readonly invoices: InvoicesService,
    clock: Clock,
  ) {
    super(payments, PAYMENT_RECORD, PAYMENT_LIST, { users, clock, cache });
    this.movedByMonth = cache.cached(['payments'], (since, until) =>
      sumsOf(this.payments, movedBetween(MONEY_OF_PAYMENTS, since, until)),
    );
    this.settledByInvoice = cache.cached(['payments'], (since, until) =>
      sumsOf(this.payments, movedBetween(SETTLEMENTS, since, until, 'invoice')),
    );
    this.refundedPartsOf = cache.cached(['payments', 'receipts'], (query) =>
      sumOf(this.payments, refundedPartsOf(query)),
    );
    this.movedOf = cache.cached(['payments'], (query) => sumOf(this.payments, movedIn(SETTLEMENTS, query, null)));
  }

  /** Without a requested range, all payments of the invoice are listed. */
  async list(query: PaymentListQueryDto): Promise<ListPage<PaymentResponse>> {
    const range = query.range ?? (query.invoice === undefined ? undefined : ALL_OF_AN_INVOICE);
    const ofInvoice: QueryFilter<Payment> =
      query.invoice === undefined ? {} : { 'invoice._id': toObjectId(query.invoice) };
    const { records, ...page } = await this.page({ ...query, range }, ofInvoice);
    const refs = await this.users.refs(records.map(({ user }) => user));
    const companies = await this.invoices.companiesOf(records.map(({ invoice }) => invoice._id));
    const rows = records.map((payment) => ({
      listedCompany: companies.get(String(payment.invoice._id)) ?? null,
      ...toPayment(payment, refs.of(payment.user), 'staff'),
    }));
    return { ...page, rows };
  }

  async totals(query: ListQueryDto): Promise<ListTotalsResponse> {
    const { count } = await this.totalsOf(query, PAYMENT_TOTALS);
    const moved = movedInList(PAYMENT_LIST, query, await this.context(query));
    return { count, amount: toAed(await this.movedOf(moved)), open: null };
  }

  async listOwn(actor: Actor, query: RangeQueryDto): Promise<ListPage<PaymentResponse>> {
    const user = { _id: actor.id, name: actor.name, email: actor.email };
    const own = await this.invoices.ownParts(actor);
    const { records, ...page } = await findOwned(this.payments, own, { paymentDate: -1, _id: -1 }, query);
    return { ...page, rows: records.map((payment) => toPayment(payment, user, 'owner')) };
  }

  async get(id: string, actor: Actor): Promise<PaymentResponse> {
    return this.toPaymentResponse(actor, await this.loadFor(actor, id));
  }

  protected mayRead(actor: Actor, payment: PaymentRecord): Promise<boolean> {
    return this.invoices.mayReadPartOf(payment.invoice._id, actor);
  }

  /** @param payment that the actor may see */
  async toPaymentResponse(actor: Actor, payment: PaymentRecord): Promise<PaymentResponse> {
    const users = await this.users.refs([payment.user]);
    return toPayment(payment, users.of(payment.user), viewerOf(actor, payment.user));
  }

  /** All payments of these invoices, with what moves the money of their account. */
  ofInvoices(ids: readonly Types.ObjectId[]): Promise<MovedPayment[]> {
    return this.payments
      .find({ 'invoice._id': { $in: [...ids] } })
      .select([...MOVED])
      .lean<MovedPayment[]>();
  }

  journalled(which: ChangedRecords): AsyncIterable<MovedPayment & Pick<PaymentRecord, 'isOpening'>> {
    return changedRecords(this.payments, which, [...MOVED, 'isOpening'].join(' '));
  }

  /** Payments that belong to no receipt and are not applied credit. */
  async received(query: ReceivedQuery): Promise<ReceivedMoney[]> {
    const alone = { receipt: null, appliedAt: null };
    const found = await this.payments.find({ ...receivedFilter(query), ...alone }).lean<PaymentRecord[]>();
    // Older refunds in full have no record of their own: neither way of that money is known.
    const isKnown = ({ status, refunds, reversal }: PaymentRecord) =>
      status === 'Received' || refunds.length > 0 || isReturned(reversal);
    return found.filter(isKnown).map(toReceived);
  }

  /** Refunds paid on these days, and money lost with returned cheques. */
  async refunded(query: RefundedQuery): Promise<ReceivedMoney[]> {
    const found = await this.payments.find(refundedFilter(query)).lean<PaymentRecord[]>();
    return found.flatMap((payment) => wentOf(payment, query));
  }

  /** The refund with this id, or the return of the payment with this id; undefined if no payment has it. */
  async refundById(id: string, session: ClientSession): Promise<ReceivedMoney | undefined> {
    const payment = await this.payments
      .findOne(refundFilter(toObjectId(id)))
      .session(session)
      .lean<PaymentRecord | null>();
    return payment ? wentOf(payment).find(({ refund }) => refund === id) : undefined;
  }

  /** @throws DomainError PAYMENT_NOT_FOUND */
  async receivedById(id: string, session: ClientSession): Promise<ReceivedMoney> {
    const payment = await this.load(id, session);
    if (payment.receipt) throw refuse('PAYMENT_OF_RECEIPT', { receipt: payment.receipt.receiptNumber });
    if ((payment.reversal !== null && !isReturned(payment.reversal)) || payment.appliedAt)
      throw refuse('PAYMENT_NOT_FOUND');
    return toReceived(payment);
  }
}

/** Money of a receipt is reversed with the receipt, and credit with its source payment. */
const wentOf = (payment: PaymentRecord, query?: RefundedQuery): ReceivedMoney[] => {
  const isAlone = !payment.receipt && !payment.appliedAt;
  return refundsOf({ ...payment, reversal: isAlone ? payment.reversal : null }, toReceived(payment), query);
};

const toReceived = ({ _id, invoice, amount, paymentDate, chequeNumber, note }: PaymentRecord): ReceivedMoney => ({
  resource: 'payments',
  _id: _id.toHexString(),
  refund: null,
  number: invoice.invoiceNumber,
  amount,
  chequeNumber,
  day: dubaiDay(paymentDate),
  payer: '',
  reference: note,
});
