import type { OrderStatus } from '@shop/contract/statuses';
import {
  DomainError,
  invalidField,
  notFound,
  type Refusals,
  requireAction,
  requireStep,
} from '../../platform/errors/domain-error.js';
import { ORDER_MACHINE, type OrderAction, type OrderKind, type OrderState } from './domain/order.rules.js';

export const orderNotFound = () => notFound('Order');

export const unknownProduct = (index: number) =>
  invalidField(`orderItems.${index}.product`, 'This product does not exist.', 'UNKNOWN_PRODUCT');

export const lineWithoutProduct = (index: number) =>
  invalidField(
    `orderItems.${index}.product`,
    'Please choose a product, or describe the goods in `productName`.',
    'PRODUCT_OR_TEXT',
  );

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
    message: 'All goods of this order came back: nothing of it is left to invoice or to return.',
  });

const notInvoiceable = ({ status }: OrderState) =>
  new DomainError('conflict', {
    code: 'ORDER_NOT_INVOICEABLE',
    message: `An order that is ${status} can’t be invoiced.`,
  });

const notDelivered = ({ status }: OrderState) =>
  new DomainError('conflict', {
    code: 'ORDER_NOT_DELIVERED',
    message: `An order that is ${status} has no delivered goods that could come back.`,
  });

const notDeliverable = ({ status }: OrderState) =>
  new DomainError('conflict', {
    code: 'ORDER_NOT_DELIVERABLE',
    message: `An order that is ${status} can’t be delivered.`,
  });

const returnByCreditNote = () =>
  new DomainError('conflict', {
    code: 'RETURN_BY_CREDIT_NOTE',
    message: 'This order has an invoice: its goods come back with a credit note of the invoice.',
  });

export const unknownOrderLine = (index: number) =>
  invalidField(`lines.${index}.line`, 'The order has no such line.', 'UNKNOWN_ORDER_LINE');

export const returnedTwice = (index: number) =>
  invalidField(`lines.${index}.line`, 'This line is named twice.', 'LINE_TWICE');

export const returnTooLarge = (index: number, left: number, asked: number) => {
  const message = `At most ${left} of this line can come back; ${asked} is more.`;
  return new DomainError('conflict', {
    code: 'RETURN_QTY_TOO_LARGE',
    message,
    params: { left: String(left), asked: String(asked) },
    fields: { [`lines.${index}.qty`]: message },
  });
};

export const orderHeld = () =>
  new DomainError('conflict', {
    code: 'ORDER_HELD',
    message: 'This order exceeds the credit limit and is held: it can be delivered and invoiced once it is released.',
  });

const orderNotHeld = () => new DomainError('conflict', { code: 'ORDER_NOT_HELD', message: 'This order is not held.' });

const REFUSALS: Refusals<OrderKind> = {
  ORDER_HELD: orderHeld,
  ORDER_NOT_HELD: orderNotHeld,
  ORDER_INVOICED: orderInvoiced,
  ORDER_DELIVERED: orderDelivered,
  INVOICE_EXISTS: orderAlreadyInvoiced,
  FREE_ORDER: freeOrder,
  GOODS_RETURNED: goodsReturned,
  ORDER_NOT_INVOICEABLE: notInvoiceable,
  ORDER_NOT_DELIVERED: notDelivered,
  ORDER_NOT_DELIVERABLE: notDeliverable,
  RETURN_BY_CREDIT_NOTE: returnByCreditNote,
};

/** @throws DomainError where the order does not allow the action now */
export const requireOrderAction = (order: OrderState, action: OrderAction): void => {
  requireAction(ORDER_MACHINE, REFUSALS, order, action);
};

/** @throws DomainError ORDER_STEP_REFUSED */
export const requireOrderStep = (from: OrderStatus, to: OrderStatus): void => {
  requireStep(ORDER_MACHINE, 'order', from, to);
};
