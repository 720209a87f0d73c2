import type { Connection, Types } from 'mongoose';
import type { Upgrade } from '../../platform/database/upgrades/upgrades.js';
import type { Order, OrderLine, OrderRecord } from './order.schema.js';

const BATCH = 500;

/** An invoice as far as its lines go. */
interface BilledLines {
  readonly _id: Types.ObjectId;
  readonly lines: readonly { readonly _id: Types.ObjectId; readonly qty: number }[];
}

/** Stores in lines of orders how much of them was delivered, billed and cancelled, when that was all or nothing. */
export const fillLineQuantities: Upgrade = {
  name: '2026-11-26 quantities of order lines',
  async run(connection: Connection) {
    const orders = connection.collection<OrderRecord>('orders');
    const lacking = { 'orderItems.deliveredQty': { $exists: false } };
    let changed = 0;
    const find = () => orders.find(lacking, { limit: BATCH }).toArray();
    for (let found = await find(); found.length > 0; found = await find()) {
      const invoices = await invoicesOf(connection, found);
      const updates = found.map((order) => ({
        updateOne: {
          filter: { _id: order._id, version: order.version, ...lacking },
          update: { $set: { orderItems: filled(order, invoices.get(String(order.invoice?._id))) } },
        },
      }));
      changed += (await orders.bulkWrite(updates)).modifiedCount;
    }
    return changed;
  },
};

async function invoicesOf(connection: Connection, orders: readonly Order[]): Promise<Map<string, BilledLines>> {
  const standing = orders.filter(({ invoiceCredited }) => invoiceCredited !== true);
  const ids = standing.flatMap(({ invoice }) => invoice?._id ?? []);
  const found = await connection
    .collection<BilledLines>('invoices')
    .find({ _id: { $in: ids } })
    .toArray();
  return new Map(found.map((invoice) => [String(invoice._id), invoice]));
}

/** Goods that came back without a delivery will not be delivered. The oldest invoices have other ids of lines. */
function filled({ orderItems, isDelivered }: Order, invoice: BilledLines | undefined): OrderLine[] {
  return orderItems.map((line, index) => {
    const { qty, returnedQty = 0 } = line;
    const billed = invoice?.lines.find(({ _id }) => String(_id) === String(line._id)) ?? invoice?.lines[index];
    const goods = isDelivered
      ? { deliveredQty: qty, cancelledQty: 0, returnedQty }
      : { deliveredQty: 0, cancelledQty: returnedQty, returnedQty: 0 };
    return { ...line, ...goods, invoicedQty: billed?.qty ?? 0 };
  });
}
