import type { OrderStatus } from '@shop/contract/statuses';
import {
  DomainError,
  invalidField,
  notFound,
  type Refusals,
  requireAction,
  requireStep,
} from '../platform/errors/domain-error.js';
import { ORDER_MACHINE, type OrderAction, type OrderKind, type OrderState } from './domain/order.rules.js';

export const orderNotFound = () => notFound('Order');

export const unknownProduct = (index: number) =>
  invalidField(`orderItems.${index}.product`, 'This product does not exist.', 'UNKNOWN_PRODUCT');

const orderInvoiced = () =>
  new DomainError('conflict', {
    code: 'ORDER_INVOICED',
    message: 'This order has an invoice: its money, lines and user stay as they are, and it can’t be deleted.',
  });

const orderDelivered = () =>
  new DomainError('conflict', {
    code: 'ORDER_DELIVERED',
    message: 'A Delivered order can’t be deleted. Take it back first: its status becomes Returned.',
  });

export const flagsContradict = (fields: Record<string, string>) =>
  new DomainError('conflict', {
    code: 'ORDER_FLAGS_CONTRADICT',
    message: Object.values(fields)[0] ?? 'The flags contradict the status.',
    fields,
  });

export const linesStay = () => {
  const message = 'The lines of an order stay as they are. Cancel it, and write a new order.';
  return new DomainError('conflict', { code: 'ORDER_LINES_STAY', message, fields: { orderItems: message } });
};

const orderAlreadyInvoiced = () =>
  new DomainError('conflict', { code: 'INVOICE_EXISTS', message: 'This order already has an invoice.' });

const freeOrder = () => new DomainError('conflict', { code: 'FREE_ORDER', message: 'A free order gets no invoice.' });

const goodsReturned = () =>
  new DomainError('conflict', {
    code: 'GOODS_RETURNED',
    message: 'Goods of this order came back: it can’t be invoiced anew. Write a new order for what was kept.',
  });

const notInvoiceable = ({ status }: OrderState) =>
  new DomainError('conflict', {
    code: 'ORDER_NOT_INVOICEABLE',
    message: `An order that is ${status} can’t be invoiced.`,
  });

const REFUSALS: Refusals<OrderKind> = {
  ORDER_INVOICED: orderInvoiced,
  ORDER_DELIVERED: orderDelivered,
  INVOICE_EXISTS: orderAlreadyInvoiced,
  FREE_ORDER: freeOrder,
  GOODS_RETURNED: goodsReturned,
  ORDER_NOT_INVOICEABLE: notInvoiceable,
};

/** @throws DomainError where the order does not allow the action now */
export const requireOrderAction = (order: OrderState, action: OrderAction): void => {
  requireAction(ORDER_MACHINE, REFUSALS, order, action);
};

/** @throws DomainError ORDER_STEP_REFUSED */
export const requireOrderStep = (from: OrderStatus, to: OrderStatus): void => {
  requireStep(ORDER_MACHINE, 'order', from, to);
};
