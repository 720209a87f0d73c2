import { toLine } from '../lines/line.mapper.js';
import { toAed } from '@shop/contract/money';
import type { Viewer } from '@shop/contract/state-machine';
import type { UserRefResponse } from '../users/dto/user.response.js';
import { allowedOrderActions, nextOrderStatuses, type OrderState } from './domain/order.rules.js';
import type { OrderResponse } from './dto/order.response.js';
import type { OrderRecord } from './order.schema.js';

export function orderState(order: Pick<OrderRecord, 'status' | 'totalPrice' | 'invoice'>): OrderState {
  return { status: order.status, totalPrice: order.totalPrice, invoiceGenerated: order.invoice !== null };
}

/** The owner never sees the staff note. */
export function toOrder(order: OrderRecord, user: UserRefResponse, viewer: Viewer): OrderResponse {
  const { quote, invoice } = order;
  return {
    _id: order._id.toHexString(),
    orderNumber: order.orderNumber,
    user,
    quote: quote && { _id: quote._id.toHexString(), number: quote.number },
    status: order.status,
    orderItems: order.orderItems.map((line) => toLine(line)),
    shippingAddress: order.shippingAddress,
    deliveryCharge: toAed(order.deliveryCharge),
    extraFee: toAed(order.extraFee),
    totalPrice: toAed(order.totalPrice),
    isDelivered: order.isDelivered,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    deliveredBy: order.deliveredBy,
    stockUpdated: order.stockUpdated,
    invoiceGenerated: invoice !== null,
    invoice: invoice && { _id: invoice._id.toHexString(), invoiceNumber: invoice.number },
    ...(viewer === 'staff' && { adminToAdminNote: order.adminToAdminNote, nextStatuses: nextOrderStatuses(order) }),
    adminToClientNote: order.adminToClientNote,
    clientToAdminNote: order.clientToAdminNote,
    allowedActions: allowedOrderActions(orderState(order), viewer),
    version: order.version,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}
