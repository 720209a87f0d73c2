import { UNSENT_STATUSES } from '@shop/contract/e-invoices';
import { endingSoon } from '@shop/contract/offers';
import { filteredListPath } from '../../paths';
import type { AgeResponse, MonthResponse, MonthToDateResponse, WeekResponse } from '@shop/contract/api';

const OPEN = { remainingDue_gte: 0.01 };

/** The link to each figure's list, with exactly the records that it counts. */
export const figureLinks = {
  requests: filteredListPath('quotes', { status: 'Requested' }),
  quoted: filteredListPath('quotes', { status: 'Quoted' }),
  confirmed: filteredListPath('quotes', { status: 'Confirmed', isOrderCreated: false }),
  toDeliver: filteredListPath('orders', { status: 'Processing' }),
  held: filteredListPath('orders', { isHeld: true }),
  due: filteredListPath('invoices', OPEN),
  overdue: filteredListPath('invoices', { status: 'Overdue' }),
};

/** The e-invoices that are still to be sent, from the first day that counts. */
export const eInvoicesLink = (since: string): string =>
  filteredListPath('e-invoice-deliveries', { status: [...UNSENT_STATUSES], createdAt_gte: since });

export const expiringLink = (now: Date): string => {
  const { from, to } = endingSoon(now);
  return filteredListPath('quotes', { status: 'Quoted', validUntil_gte: from, validUntil_lte: to });
};

export const lowStockLink = (atMost: number): string =>
  filteredListPath('products', { isActive: true, stock_lte: atMost });

export const ageLink = ({ firstDueDay, lastDueDay }: Pick<AgeResponse, 'firstDueDay' | 'lastDueDay'>): string =>
  filteredListPath('invoices', {
    status: 'Overdue',
    ...(firstDueDay !== null && { dueDate_gte: firstDueDay }),
    dueDate_lte: lastDueDay,
  });

/** The open invoices of a week; overdue ones belong to no week. */
export const weekLink = ({ firstDueDay, lastDueDay }: Pick<WeekResponse, 'firstDueDay' | 'lastDueDay'>): string =>
  filteredListPath('invoices', {
    ...OPEN,
    dueDate_gte: firstDueDay,
    ...(lastDueDay !== null && { dueDate_lte: lastDueDay }),
  });

type Days = Pick<MonthToDateResponse, 'from' | 'to'>;

export const toDateLinks = {
  invoiced: ({ from, to }: Days): string => filteredListPath('invoices', { createdAt_gte: from, createdAt_lte: to }),
  received: ({ from, to }: Days): string =>
    filteredListPath('payments', { status: 'Received', paymentDate_gte: from, paymentDate_lte: to }),
};

/** @param month as 2026-11 */
const daysOf = ({ month }: Pick<MonthResponse, 'month'>): Days => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}` };
};

export const invoicedLink = (month: Pick<MonthResponse, 'month'>): string => toDateLinks.invoiced(daysOf(month));
export const receivedLink = (month: Pick<MonthResponse, 'month'>): string => toDateLinks.received(daysOf(month));

/** The invoices that contain a product. @param since first day of issue */
export const productInvoicesLink = (product: string, since: string): string =>
  filteredListPath('invoices', { product, createdAt_gte: since });
