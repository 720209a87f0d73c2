import { textOf } from '../formValues';
import { parseAmount } from '../quotes/quoteArithmetic';
import type { OrderRecord } from '../records';
import type { UpdateOrderDto } from '../types';

/** The body of PUT /orders/{id}. An invoiced order keeps its user and its amounts, so they are not sent. */
export const toOrderUpdate = (order: OrderRecord): UpdateOrderDto => {
  const own = {
    version: order.version,
    status: order.status,
    shippingAddress: textOf(order.shippingAddress),
    isDelivered: order.isDelivered,
    deliveredAt: order.deliveredAt || null,
    deliveredBy: textOf(order.deliveredBy),
    stockUpdated: order.stockUpdated,
    adminToAdminNote: textOf(order.adminToAdminNote),
    adminToClientNote: textOf(order.adminToClientNote),
  };
  if (!order.allowedActions.includes('editMoney')) return own;
  return {
    ...own,
    user: order.user._id,
    deliveryCharge: parseAmount(order.deliveryCharge),
    extraFee: parseAmount(order.extraFee),
  };
};
