import { DomainError, notFound } from '../common/errors/domain-error.js';
import type { OrderStatus } from './domain/order.rules.js';

export const orderNotFound = () => notFound('Order');

export const orderInvoiced = () =>
  new DomainError('conflict', {
    code: 'ORDER_INVOICED',
    message: 'This order has an invoice: its money, lines and user stay as they are, and it can’t be deleted.',
  });

export const orderStepRefused = (from: OrderStatus, to: OrderStatus) =>
  new DomainError('conflict', {
    code: 'ORDER_STEP_REFUSED',
    message: `An order that is ${from} can’t become ${to}.`,
    fields: { status: `An order that is ${from} can’t become ${to}.` },
  });

export const orderAlreadyInvoiced = () =>
  new DomainError('conflict', { code: 'INVOICE_EXISTS', message: 'This order already has an invoice.' });

export const freeOrder = () =>
  new DomainError('conflict', { code: 'FREE_ORDER', message: 'A free order gets no invoice.' });

export const notInvoiceable = (status: OrderStatus) =>
  new DomainError('conflict', {
    code: 'ORDER_NOT_INVOICEABLE',
    message: `An order that is ${status} can’t be invoiced.`,
  });
