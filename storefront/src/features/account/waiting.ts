import { toAed, toFils } from '@shop/contract/money';
import type { InvoiceResponse, OrderResponse, QuoteResponse } from '@shop/contract/api';

interface Documents {
  readonly quotes: readonly QuoteResponse[];
  readonly orders: readonly OrderResponse[];
  readonly invoices: readonly InvoiceResponse[];
}

/** Documents that wait for the buyer: the oldest debt first, the newest orders first. Amounts in AED. */
export function waitingFor({ quotes, orders, invoices }: Documents, newest: number) {
  const due = invoices
    .filter(({ remainingDue, status }) => remainingDue > 0 && status !== 'Void')
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  return {
    toAnswer: quotes.filter(({ status }) => status === 'Quoted').sort(byLastDay),
    unread: quotes.filter(({ unreadMessages }) => unreadMessages > 0),
    due,
    dueSum: remainingOf(due),
    overdueSum: remainingOf(due.filter(({ status }) => status === 'Overdue')),
    newestOrders: orders.slice(0, newest),
  };
}

/** The offer that ends first comes first; offers without an end and then expired ones come last. */
function byLastDay(a: QuoteResponse, b: QuoteResponse): number {
  const last = ({ isExpired, validUntil }: QuoteResponse) => (isExpired ? '~' : (validUntil ?? '9999'));
  return last(a).localeCompare(last(b), 'en');
}

const remainingOf = (invoices: readonly InvoiceResponse[]): number =>
  toAed(invoices.reduce((sum, { remainingDue }) => sum + toFils(remainingDue), 0));
