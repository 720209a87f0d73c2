import { useQuery } from '@tanstack/react-query';
import { myInvoicesQuery } from '../documents/api/get-my-invoices';
import { myOrdersQuery } from '../documents/api/get-my-orders';
import { myQuotesQuery } from '../quotes/api/get-quotes';

/** Requests, orders and invoices of the buyer, once all of them are loaded. */
export function useAccountDocuments() {
  const [quotes, orders, invoices] = [
    useQuery(myQuotesQuery()),
    useQuery(myOrdersQuery()),
    useQuery(myInvoicesQuery()),
  ];
  const refetch = () => [quotes, orders, invoices].forEach((query) => query.isError && void query.refetch());
  const isError = quotes.isError || orders.isError || invoices.isError;
  const data =
    quotes.data && orders.data && invoices.data
      ? { quotes: quotes.data, orders: orders.data, invoices: invoices.data }
      : undefined;
  return { data, isError, refetch };
}
