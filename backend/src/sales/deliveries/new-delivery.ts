import type { LineGoods, OrderRecord } from '../orders/order-goods.service.js';
import type { Delivery, DeliveryLine } from './delivery.schema.js';

type CopiedOrder = Pick<OrderRecord, '_id' | 'orderNumber' | 'user' | 'company' | 'orderItems' | 'shippingAddress'>;

/** The fields that a delivery copies from its order. */
export function newDelivery(
  order: CopiedOrder,
  goods: readonly LineGoods[],
): Pick<Delivery, 'order' | 'user' | 'company' | 'lines' | 'address'> {
  const { _id, orderNumber, user, company, shippingAddress: address } = order;
  return { order: { _id, orderNumber }, user, company, lines: linesOf(order, goods), address };
}

function linesOf({ orderItems }: CopiedOrder, goods: readonly LineGoods[]): DeliveryLine[] {
  return orderItems.flatMap((item) => {
    const { qty = 0 } = goods.find(({ line }) => line.equals(item._id)) ?? {};
    const { product, productName, productNameAr, sku, code, size, unit, packSize, packUnit } = item;
    const copied = { product, productName, productNameAr, sku, code, size, unit, packSize, packUnit };
    return qty === 0 ? [] : [{ line: item._id, ...copied, qty }];
  });
}
