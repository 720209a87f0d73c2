import { BASENAME } from './config';

/** The list of each resource: what a visit begins with, most of the time. */
const lists: Partial<Record<string, () => Promise<unknown>>> = {
  '': () => import('./dashboard/Dashboard'),
  quotes: () => import('./quotes/QuoteList'),
  orders: () => import('./orders/OrderList'),
  invoices: () => import('./invoices/InvoiceList'),
  payments: () => import('./payments/PaymentList'),
  users: () => import('./users/UserList'),
  products: () => import('./products/ProductList'),
};

/** Fetches the page of an address before anything is drawn: on a slow line that is a round trip less. */
export const fetchFirstPage = (pathname: string): void => {
  const [resource = ''] = pathname.slice(BASENAME.length).split('/').filter(Boolean);
  // What can't be fetched now is asked for again, and complained of, where it is shown.
  void lists[resource]?.().catch(() => undefined);
};
