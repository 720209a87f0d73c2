import { grouped } from '@shop/contract/grouped';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { UsersService } from '../../people/users/users.service.js';
import { OpenOrders } from '../orders/open-orders.service.js';
import { toDelivery } from './delivery.mapper.js';
import { Delivery, type DeliveryRecord } from './delivery.schema.js';
import { unbilledDeliveries } from './domain/unbilled-deliveries.js';
import type { UnbilledDeliveriesResponse } from './dto/delivery.response.js';

const MOST_SHOWN = 100;

/** Computes which deliveries wait for their invoice: the law gives fourteen days for each. */
@Injectable()
export class UnbilledDeliveries {
  constructor(
    @InjectModel(Delivery.name) private readonly deliveries: Model<Delivery>,
    private readonly orders: OpenOrders,
    private readonly users: UsersService,
  ) {}

  /** The first delivery comes first. */
  async list(): Promise<UnbilledDeliveriesResponse> {
    const orders = await this.orders.deliveredUnbilled();
    const named = { 'order._id': { $in: orders.map(({ _id }) => _id) }, status: 'Delivered' as const };
    const delivered = grouped(await this.deliveries.find(named).lean<DeliveryRecord[]>(), ({ order }) =>
      order._id.toHexString(),
    );
    const found = orders
      .flatMap(({ _id, orderItems }) => unbilledDeliveries(orderItems, delivered.get(_id.toHexString()) ?? []))
      .sort((one, other) => Number(one.delivery.deliveredOn) - Number(other.delivery.deliveredOn));
    const shown = found.slice(0, MOST_SHOWN);
    const refs = await this.users.refs(shown.map(({ delivery }) => delivery.user));
    return {
      count: found.length,
      deliveries: shown.map(({ delivery, qty }) => ({
        ...toDelivery(delivery, refs.of(delivery.user), 'staff'),
        unbilledQty: qty,
      })),
    };
  }
}
