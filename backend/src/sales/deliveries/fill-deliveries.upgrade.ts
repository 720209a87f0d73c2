import type { Connection } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import { dubaiYear } from '@shop/contract/dubai-day';
import { derivedFields } from '../../platform/database/derived-fields.js';
import { NUMBER_DIGITS } from '../../platform/database/sequences.service.js';
import type { OrderRecord } from '../orders/order-goods.service.js';
import { Delivery } from './delivery.schema.js';
import { newDelivery } from './new-delivery.js';

/** Stores one delivery for each order that was delivered as a whole before deliveries were records. */
export const fillDeliveries: Upgrade = {
  name: '2026-11-26 deliveries of earlier orders',
  async run(connection: Connection) {
    const orders = connection.collection<OrderRecord>('orders');
    const deliveries = connection.collection<Delivery>('deliveries');
    let changed = 0;
    const delivered = { isDelivered: true, lastDeliveredAt: { $exists: false } };
    for await (const order of orders.find(delivered).sort({ deliveredAt: 1, _id: 1 })) {
      const lastDeliveredAt = order.deliveredAt ?? order.updatedAt;
      if ((await deliveries.countDocuments({ 'order._id': order._id })) === 0) {
        const $setOnInsert = await deliveryOf(connection, order, lastDeliveredAt);
        await deliveries.updateOne({ _id: order._id }, { $setOnInsert }, { upsert: true });
      }
      const filter = { _id: order._id, lastDeliveredAt: { $exists: false } };
      changed += (await orders.updateOne(filter, { $set: { lastDeliveredAt } })).modifiedCount;
    }
    return changed;
  },
};

/** The id of the order is that of its delivery too: two servers that upgrade at once store it once. */
async function deliveryOf(connection: Connection, order: OrderRecord, deliveredOn: Date) {
  const goods = order.orderItems.map(({ _id, deliveredQty = 0 }) => ({ line: _id, qty: deliveredQty }));
  const fields = {
    ...newDelivery(order, goods),
    number: await nextNumber(connection, deliveredOn),
    ...({ status: 'Delivered', deliveredOn, deliveredBy: order.deliveredBy, receivedBy: '', proof: null } as const),
    note: '',
    invoice: null,
    isLate: false,
    version: 0,
    createdAt: deliveredOn,
    updatedAt: deliveredOn,
  };
  return { ...fields, ...derivedFields(connection.model<Delivery>(Delivery.name), fields) };
}

async function nextNumber(connection: Connection, at: Date): Promise<string> {
  const series = `DEL-${dubaiYear(at)}`;
  const counters = connection.collection<{ _id: string; value: number }>('counters');
  const counter = await counters.findOneAndUpdate(
    { _id: series },
    { $inc: { value: 1 } },
    { upsert: true, returnDocument: 'after' },
  );
  return `${series}-${String(counter?.value ?? 1).padStart(NUMBER_DIGITS, '0')}`;
}
