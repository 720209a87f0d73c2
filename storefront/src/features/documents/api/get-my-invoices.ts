import type { AccountScope } from '@shop/contract/company';
import type { QueryClient } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, queryOf } from '../../../lib/api-client';
import type { InvoiceResponse } from '@shop/contract/api';

/** The buyer's invoices with their payments, newest first. */
export const myInvoicesQuery = (scope: AccountScope = 'own') =>
  queryOf(
    ['invoices', 'my', ...(scope === 'own' ? [] : [scope])],
    (signal) => api.GET('/api/invoices/my', { params: { query: scope === 'own' ? {} : { scope } }, signal }),
    { gcTime: limits.cacheMs },
  );

/** One invoice of the buyer; if the list has loaded it already, that one is shown until the response arrives. */
export const invoiceQuery = (id: string, queryClient: QueryClient) =>
  queryOf<InvoiceResponse>(
    ['invoices', 'one', id],
    (signal) => api.GET('/api/invoices/{id}', { params: { path: { id } }, signal }),
    {
      placeholderData: (): InvoiceResponse | undefined =>
        queryClient.getQueryData(myInvoicesQuery().queryKey)?.find(({ _id }) => _id === id),
    },
  );
