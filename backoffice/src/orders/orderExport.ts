import type { OrderRecord } from '../records';
import { exportCsv } from '../ui/exportCsv';

export const exportOrders = exportCsv<OrderRecord>('orders', (order) => ({
  orderNumber: order.orderNumber,
  createdAt: order.createdAt,
  user: order.user.name,
  email: order.user.email,
  status: order.status,
  items: order.orderItems.length,
  deliveryCharge: order.deliveryCharge,
  extraFee: order.extraFee,
  totalPrice: order.totalPrice,
  deliveredAt: order.deliveredAt,
  stockUpdated: order.stockUpdated,
  invoice: order.invoice?.invoiceNumber,
}));
