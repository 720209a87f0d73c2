import { ENDED_ORDERS, endsOrder, isOpenOrder, ORDER_STATUSES } from '@shop/contract/statuses';
import { DocumentReads } from '../../people/users/document-reads.js';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { requireStaffActions, seesCosts, seesPrices } from '../../platform/auth/staff-access.js';
import { type ListQueryDto, parseListQuery } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { type ListTotalsResponse } from '../../platform/lists/list-totals.js';
import { ownerIndex } from '../../platform/lists/owner-index.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { Clock } from '../../platform/clock.js';
import { CompaniesService } from '../../people/companies/companies.service.js';
import { DocumentAccess } from '../../people/companies/document-access.service.js';
import type { OwnListQueryDto } from '../../people/companies/dto/own-list.query.js';
import { PO_FILE_READABLE, type PoFileReading } from '../../documents/particulars/po-file.events.js';
import { ORDERS_WITH_PRODUCT } from '../../goods/catalog/catalog.events.js';
import { DOCUMENTS_OF_OWNER, type DocumentOwner } from '../../people/user-record/owner.events.js';
import { AnswersQuery } from '../../platform/events/events.js';
import { refuse } from '../../platform/errors/refuse.js';
import { UsersService } from '../../people/users/users.service.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import { isVatRegistered } from '../../documents/parties/shop-details.js';
import { DocumentWarnings } from '../quotes/document-warnings.service.js';
import type { BillingBasis } from '@shop/contract/billing';
import { toBillable } from './billable.mapper.js';
import { openQty, retainedQty } from './domain/line-quantities.js';
import type { BillableResponse } from './dto/billable.response.js';
import type { OrderResponse } from './dto/order.response.js';
import { toOrder, withoutPrices } from './order.mapper.js';
import { ORDER_RECORD, Order, type OrderRecord } from './order.schema.js';
import { ORDER_LIST, ORDER_TOTALS } from './orders.list.js';
import type { Fils } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import { countOpen, type OpenRecords } from '../../platform/lists/open-records.js';
import { billingBasisOf } from './domain/bill-plan.js';
import { comingTotal } from './domain/coming-bills.js';
import { type BoughtOrder, MOST_BOUGHT_ORDERS, toBoughtLine } from '../../documents/lines/bought.js';

const UNBILLED: QueryFilter<Order> = {
  status: { $in: ORDER_STATUSES.filter((status) => !endsOrder(status)) },
  hold: null,
  billingState: { $ne: 'All' },
};

/** Costs and margins would give the prices away. */
const seesMargins = (actor: Actor): boolean => seesCosts(actor) && seesPrices(actor);

/** Reads orders, also for the dashboard and for buyers' purchases. */
@Injectable()
export class OrdersService extends DocumentReads<Order> {
  readonly toDeliver: () => Promise<OpenRecords>;

  /** Orders on hold. */
  readonly held: () => Promise<OpenRecords>;

  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    cache: QueryCache,
    private readonly users: UsersService,
    private readonly access: DocumentAccess,
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
    private readonly warnings: DocumentWarnings,
    private readonly settings: SettingsService,
  ) {
    super(orders, ORDER_RECORD, ORDER_LIST, { users, clock, cache });
    const processing = { status: 'Processing' } as const;
    this.toDeliver = cache.cached(['orders'], () => countOpen(orders, processing));
    this.held = cache.cached(['orders'], () => countOpen(orders, { hold: { $ne: null } }));
  }

  @AnswersQuery(PO_FILE_READABLE)
  async isPoFileReadable({ file, actor }: PoFileReading): Promise<boolean> {
    const readable = await this.access.readableOfCompany(actor, 'orders');
    if (readable === null) return false;
    const named = { ...readable, 'poFile._id': file, purchaseAuthor: null };
    return (await this.orders.exists(named)) !== null;
  }

  @AnswersQuery(DOCUMENTS_OF_OWNER)
  ordersOf(owner: DocumentOwner, session: ClientSession): Promise<string[]> {
    return this.numbersOf(owner, session);
  }

  @AnswersQuery(ORDERS_WITH_PRODUCT)
  openOrdersWithProduct(product: string, session: ClientSession): Promise<string[]> {
    return this.numbersOf({ status: 'Processing', 'orderItems.product': product }, session);
  }

  /** @throws DomainError STAFF_ROLE_REFUSED for totals in the question of a role that does not see them */
  async list(query: ListQueryDto, actor: Actor): Promise<ListPage<OrderResponse>> {
    if (JSON.stringify(parseListQuery(ORDER_LIST, query)).includes('totalPrice'))
      requireStaffActions(actor, ['prices.read']);
    const { records, ...page } = await this.page(query);
    const [refs, companies] = await Promise.all([
      this.users.refs(records.map(({ user }) => user)),
      this.companies.listed(records.flatMap(({ company }) => company ?? [])),
    ]);
    const shownTo = seesPrices(actor) ? (order: OrderResponse) => order : withoutPrices;
    const rows = records.map((order) => ({
      listedCompany: companies.get(String(order.company)) ?? null,
      ...shownTo(this.shown(order, refs.of(order.user), 'staff', seesMargins(actor))),
    }));
    return { ...page, rows };
  }

  totals(query: ListQueryDto): Promise<ListTotalsResponse> {
    return this.totalsOf(query, ORDER_TOTALS);
  }

  /** @throws DomainError COMPANY_SHARES_NOTHING */
  async listOwn(actor: Actor, { scope = 'own', ...query }: OwnListQueryDto): Promise<ListPage<OrderResponse>> {
    const filter = await this.access.listed(actor, 'orders', scope);
    const { records, ...page } = await this.own(filter, query);
    const refs = await this.users.refs(records.map(({ user }) => user));
    const viewerOf = await this.access.viewersFor(actor);
    const rows = records.map((order) => this.shown(order, refs.of(order.user), viewerOf(order), false));
    return { ...page, rows };
  }

  /** @throws DomainError ORDER_NOT_FOUND */
  async get(id: string, actor: Actor): Promise<OrderResponse> {
    const order = await this.load(id);
    const viewer = await this.access.readingViewer(actor, 'orders', order);
    if (viewer === null) throw refuse('ORDER_NOT_FOUND');
    return this.toOrderResponseFor(viewer, actor, order);
  }

  /** The invoice that the order would get now. @throws DomainError ORDER_NOT_FOUND */
  async billable(id: string, basis?: BillingBasis): Promise<BillableResponse> {
    const order = await this.load(id);
    return toBillable(order, basis ?? billingBasisOf(order));
  }

  protected mayRead(actor: Actor, order: OrderRecord): Promise<boolean> {
    return this.access.mayRead(actor, 'orders', order);
  }

  /** @param order that the actor may see. @param session of the transaction that created it or its user */
  async toOrderResponse(actor: Actor, order: OrderRecord, session?: ClientSession): Promise<OrderResponse> {
    return this.toOrderResponseFor(await this.access.viewerFor(actor, order, session), actor, order, session);
  }

  private async toOrderResponseFor(
    viewer: Viewer,
    actor: Actor,
    order: OrderRecord,
    session?: ClientSession,
  ): Promise<OrderResponse> {
    const refs = await this.users.refs([order.user], session);
    const shown = this.shown(order, refs.of(order.user), viewer, seesMargins(actor));
    const warnings = await this.warningsOf(order, shown, viewer, session);
    if (viewer !== 'staff' || seesPrices(actor)) return { ...shown, warnings };
    return { ...withoutPrices(shown), warnings: warnings.filter(({ code }) => code === 'MORE_THAN_STOCK') };
  }

  /** A seller who is not registered for VAT issues no advance invoices. */
  private shown(...args: Parameters<typeof toOrder>): OrderResponse {
    const order = toOrder(...args);
    if (isVatRegistered(this.settings.current(), this.clock.now())) return order;
    const allowedActions = order.allowedActions.filter((action) => action !== 'askAdvance');
    return { ...order, allowedActions, mostInAdvance: 0 };
  }

  private async warningsOf(
    order: OrderRecord,
    { orderItems, totalPrice: total, invoiceGenerated }: OrderResponse,
    viewer: Viewer,
    session: ClientSession | null = null,
  ) {
    if (!isOpenOrder(order.status) || invoiceGenerated) return [];
    const { _id, user, company, poNumber } = order;
    const open = {
      _id,
      user,
      company,
      poNumber,
      quote: order.quote?._id ?? null,
      needsStock: !order.stockUpdated,
    };
    const lines = orderItems.map((line, index) => ({ ...line, openQty: openQty(order.orderItems[index] ?? line) }));
    return this.warnings.warningsOf(open, { lines, total }, viewer, session);
  }

  /**
   * The total of a buyer's orders accepted in that time, or created without an offer, excluding cancelled ones.
   * @param except an order that does not count
   */
  async orderedTotal(
    { user, company }: { readonly user: Types.ObjectId; readonly company: Types.ObjectId },
    { from, until, except }: { readonly from: Date; readonly until: Date; readonly except: Types.ObjectId | null },
    session: ClientSession | null,
  ): Promise<Fils> {
    const within = { $gte: from, $lt: until };
    const filter: QueryFilter<Order> = {
      user,
      company,
      status: { $ne: 'Cancelled' },
      ...(except && { _id: { $ne: except } }),
      $or: [{ acceptedAt: within }, { acceptedAt: null, createdAt: within }],
    };
    const found = await this.orders
      .find(filter, 'totalPrice', { hint: ownerIndex(this.orders.schema, filter) })
      .session(session)
      .lean<OrderRecord[]>();
    return found.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  }

  /**
   * The total of the invoices that are still to be issued for an account's orders; orders on hold are not included.
   * @param except an order that does not count
   */
  async unbilledOf(
    account: QueryFilter<Order>,
    except: Types.ObjectId | null,
    session: ClientSession | null,
  ): Promise<{ count: number; amount: Fils }> {
    const found = await this.orders
      .find({ ...account, ...UNBILLED, ...(except && { _id: { $ne: except } }) }, null, {
        hint: ownerIndex(this.orders.schema, account),
      })
      .session(session)
      .lean<OrderRecord[]>();
    const amounts = found.map((order) => comingTotal(order)).filter((amount) => amount > 0);
    return { count: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) };
  }

  /** The latest orders of these users, excluding cancelled and returned quantities. */
  async purchasesOf(users: readonly Types.ObjectId[]): Promise<BoughtOrder[]> {
    const found = await this.orders
      .find({ user: { $in: [...users] }, status: { $nin: ENDED_ORDERS } })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MOST_BOUGHT_ORDERS)
      .select('orderNumber user company createdAt taxBasis orderItems')
      .lean<OrderRecord[]>();
    return found.map(({ _id, orderNumber, user, company, createdAt, taxBasis, orderItems }) => ({
      _id: _id.toHexString(),
      number: orderNumber,
      user: user.toHexString(),
      company: company?.toHexString() ?? null,
      createdAt,
      basis: taxBasis,
      lines: orderItems.filter((line) => retainedQty(line) > 0).map(toBoughtLine),
    }));
  }
}
