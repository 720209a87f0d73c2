import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { HistoryWriter } from '../platform/history/history-writer.service.js';
import { changesBetween, changesOfRemoval } from '../platform/history/changes.js';
import type { Actor } from '../platform/auth/actor.js';
import { Transactions } from '../platform/database/transactions.js';
import { findRecord, requireVersion, storeFields } from '../platform/database/versioned.js';
import { parseListQuery } from '../platform/list-query/list-query.js';
import type { ListQueryDto } from '../platform/list-query/list-query.dto.js';
import type { ListPage } from '../platform/list-query/list-spec.js';
import { searchTextOf } from '../platform/list-query/search-text.js';
import { LiveLists } from '../platform/live-lists/live-lists.service.js';
import { References } from '../platform/database/references.service.js';
import { Sequences } from '../platform/database/sequences.service.js';
import { Clock } from '../platform/clock.js';
import { QuoteConversion } from '../quotes/quote-conversion.service.js';
import { UsersService } from '../users/users.service.js';
import type { UpdateOrderDto } from './dto/order.requests.js';
import type { OrderResponse } from './dto/order.response.js';
import { orderState, toOrder } from './order.mapper.js';
import { Order, type OrderRecord } from './order.schema.js';
import { OrderStock } from './order-stock.service.js';
import { INVOICED_FIELDS, plannedOrder } from './order-update.js';
import { orderNotFound, requireOrderAction, requireOrderStep } from './orders.errors.js';
import { LIVE_ORDERS, orderList } from './orders.list.js';

@Injectable()
export class OrdersService implements OnModuleInit {
  constructor(
    @InjectModel(Order.name) private readonly orders: Model<Order>,
    private readonly lists: LiveLists,
    private readonly stock: OrderStock,
    private readonly quotes: QuoteConversion,
    private readonly users: UsersService,
    private readonly references: References,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
    private readonly audit: HistoryWriter,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.references.register('user', async (user, session) => {
      return (await this.orders.exists({ user }).session(session)) !== null;
    });
    this.references.register('product', async (product, session) => {
      const open = { status: 'Processing', 'orderItems.product': product } as const;
      return (await this.orders.exists(open).session(session)) !== null;
    });
  }

  async list(query: ListQueryDto): Promise<ListPage<OrderResponse>> {
    const text = searchTextOf(query);
    const spec = orderList(text === null ? [] : await this.users.idsMatching(text));
    const request = await this.sequences.ordering(parseListQuery(spec, query));
    const { records, ...page } = await this.lists.findPage(LIVE_ORDERS, this.orders, request);
    const refs = await this.users.refs(records.map(({ user }) => user));
    return { ...page, rows: records.map((order) => toOrder(order, refs.of(order.user), 'staff')) };
  }

  async listOwn(actor: Actor): Promise<OrderResponse[]> {
    const found = await this.orders.find({ user: actor.id }).sort({ createdAt: -1, _id: -1 }).lean<OrderRecord[]>();
    return found.map((order) => toOrder(order, { _id: actor.id, name: actor.name, email: actor.email }, 'owner'));
  }

  async get(id: string, actor: Actor): Promise<OrderResponse> {
    const order = await this.load(id);
    if (!actor.isAdmin && order.user.toHexString() !== actor.id) throw orderNotFound();
    return this.answerFor(actor, order);
  }

  /** @param order one that the actor may see */
  async answerFor(actor: Actor, order: OrderRecord): Promise<OrderResponse> {
    const refs = await this.users.refs([order.user]);
    return toOrder(order, refs.of(order.user), actor.isAdmin ? 'staff' : 'owner');
  }

  /** Staff deliver, take back, cancel and correct. Stock moves with `stockUpdated`, in the same transaction. */
  async update(id: string, body: UpdateOrderDto, actor: Actor): Promise<OrderResponse> {
    const after = await this.transactions.run(async (session) => {
      const before = await this.load(id, session);
      requireVersion('order', before, body.version);
      requireOrderStep(before.status, body.status ?? before.status);
      const planned = plannedOrder(before, body, this.clock.now());
      const changes = changesBetween(before, planned);
      const touchesMoney = changes.some(({ field }) => INVOICED_FIELDS.includes(field));
      requireOrderAction(orderState(before), touchesMoney ? 'editMoney' : 'edit');
      if (changes.some(({ field }) => field === 'user')) await this.users.holdNamed(planned.user, session);
      const stored = await this.store(before, planned, session);
      await this.stock.move(before, planned.stockUpdated, actor, session);
      await this.audit.record({ resource: 'orders', id: before._id, action: 'updated', actor, changes }, session);
      return stored;
    });
    return this.answerFor(actor, after);
  }

  /** Puts the goods back where they were taken, and lets the quote be ordered again. */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (session) => {
      const order = await this.load(id, session);
      requireOrderAction(orderState(order), 'delete');
      await this.orders.deleteOne({ _id: order._id, version: order.version }, { session });
      await this.stock.move(order, false, actor, session);
      if (order.quote !== null) await this.freeQuote(order.quote._id, order._id, actor, session);
      const changes = changesOfRemoval(order);
      await this.audit.record({ resource: 'orders', id: order._id, action: 'deleted', actor, changes }, session);
    });
  }

  /** @throws DomainError ORDER_NOT_FOUND */
  async load(id: string, session?: ClientSession): Promise<OrderRecord> {
    const order = await findRecord(this.orders, id, session);
    if (order === null) throw orderNotFound();
    return order;
  }

  /**
   * Stores fields of an order that has not changed since it was read.
   * @returns the order as it is then @throws DomainError STALE_VERSION
   */
  store(before: OrderRecord, fields: Partial<Order>, session: ClientSession): Promise<OrderRecord> {
    return storeFields(this.orders, 'order', before, fields, session);
  }

  private async freeQuote(
    id: Types.ObjectId,
    order: Types.ObjectId,
    actor: Actor,
    session: ClientSession,
  ): Promise<void> {
    await this.quotes.release(id, session);
    const changes = [{ field: 'createdOrderId', from: order, to: null }];
    await this.audit.record({ resource: 'quotes', id, action: 'freed', actor, changes }, session);
  }
}
