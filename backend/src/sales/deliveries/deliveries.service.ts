import { DocumentReads } from '../../people/users/document-reads.js';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { QueryCache } from '../../platform/history/query-cache.service.js';
import { type ListQueryDto } from '../../platform/lists/list-query.js';
import type { ListPage } from '../../platform/lists/list-spec.js';
import { DocumentAccess } from '../../people/companies/document-access.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { OrdersService } from '../orders/orders.service.js';
import { DELIVERY_LIST } from './deliveries.list.js';
import { toDelivery } from './delivery.mapper.js';
import { DELIVERY_RECORD, Delivery, type DeliveryRecord } from './delivery.schema.js';
import type { OwnDeliveriesQueryDto } from './dto/delivery.requests.js';
import type { DeliveryResponse } from './dto/delivery.response.js';

/** Reads deliveries. Buyers see those that are delivered. */
@Injectable()
export class DeliveriesService extends DocumentReads<Delivery> {
  constructor(
    @InjectModel(Delivery.name) private readonly deliveries: Model<Delivery>,
    cache: QueryCache,
    private readonly users: UsersService,
    private readonly access: DocumentAccess,
    clock: Clock,
    private readonly orders: OrdersService,
  ) {
    super(deliveries, DELIVERY_RECORD, DELIVERY_LIST, { users, clock, cache });
  }

  async list(query: ListQueryDto): Promise<ListPage<DeliveryResponse>> {
    const { records, ...page } = await this.page(query);
    const refs = await this.users.refs(records.map(({ user }) => user));
    return { ...page, rows: records.map((delivery) => toDelivery(delivery, refs.of(delivery.user), 'staff')) };
  }

  /**
   * Deliveries of one order, if given, also a colleague's.
   * @throws DomainError COMPANY_SHARES_NOTHING, ORDER_NOT_FOUND
   */
  async listOwn(
    actor: Actor,
    { scope = 'own', order, ...query }: OwnDeliveriesQueryDto,
  ): Promise<ListPage<DeliveryResponse>> {
    const readable =
      order === undefined
        ? await this.access.listed(actor, 'orders', scope)
        : { 'order._id': (await this.orders.loadFor(actor, order))._id };
    const filter = { ...readable, status: 'Delivered' as const };
    const { records, ...page } = await this.own(filter, query);
    const refs = await this.users.refs(records.map(({ user }) => user));
    const viewerOf = await this.access.viewersFor(actor);
    const rows = records.map((delivery) => toDelivery(delivery, refs.of(delivery.user), viewerOf(delivery)));
    return { ...page, rows };
  }

  async get(id: string, actor: Actor): Promise<DeliveryResponse> {
    return this.toDeliveryResponse(actor, await this.loadFor(actor, id));
  }

  async toDeliveryResponse(actor: Actor, delivery: DeliveryRecord, session?: ClientSession): Promise<DeliveryResponse> {
    const refs = await this.users.refs([delivery.user], session);
    return toDelivery(delivery, refs.of(delivery.user), await this.access.viewerFor(actor, delivery, session));
  }

  protected async mayRead(actor: Actor, delivery: DeliveryRecord): Promise<boolean> {
    const viewer = await this.access.readingViewer(actor, 'orders', delivery);
    return viewer === 'staff' || (viewer !== null && delivery.status === 'Delivered');
  }

  /** The deliveries of an order, as they were entered. */
  ofOrder(order: Types.ObjectId, session: ClientSession | null = null): Promise<DeliveryRecord[]> {
    return this.deliveries
      .find({ 'order._id': order })
      .sort({ createdAt: 1, _id: 1 })
      .session(session)
      .lean<DeliveryRecord[]>();
  }
}
