import type { OrderStatus } from '@shop/contract/statuses';
import { DomainError, invalidField, notFound } from '../platform/errors/domain-error.js';
import { type Refusals, requireAction, requireStep } from '../platform/errors/require-action.js';
import { ORDER_MACHINE, type OrderAction, type OrderKind, type OrderState } from './domain/order.rules.js';

export const orderNotFound = () => notFound('Order');

export const unknownProduct = (index: number) =>
  invalidField(`orderItems.${index}.product`, 'This product does not exist.', 'UNKNOWN_PRODUCT');

const orderInvoiced = () =>
  new DomainError('conflict', {
    code: 'ORDER_INVOICED',
    message: 'This order has an invoice: its money, lines and user stay as they are, and it can’t be deleted.',
  });

const orderAlreadyInvoiced = () =>
  new DomainError('conflict', { code: 'INVOICE_EXISTS', message: 'This order already has an invoice.' });

const freeOrder = () => new DomainError('conflict', { code: 'FREE_ORDER', message: 'A free order gets no invoice.' });

const notInvoiceable = ({ status }: OrderState) =>
  new DomainError('conflict', {
    code: 'ORDER_NOT_INVOICEABLE',
    message: `An order that is ${status} can’t be invoiced.`,
  });

const REFUSALS: Refusals<OrderKind> = {
  ORDER_INVOICED: orderInvoiced,
  INVOICE_EXISTS: orderAlreadyInvoiced,
  FREE_ORDER: freeOrder,
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
