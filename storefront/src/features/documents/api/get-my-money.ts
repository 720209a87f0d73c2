import { queryOptions } from '@tanstack/react-query';
import { limits } from '../../../config/limits';
import { api, queryOf, unwrap } from '../../../lib/api-client';
import { receiptsOf } from '../receipts';

// Cached like the invoices, and removed with them at the end of a session.
const common = { gcTime: limits.cacheMs };

/** The shop's debt to the buyer, and to the company if the buyer may see it. */
export const myCreditQuery = () =>
  queryOf(['invoices', 'credit'], (signal) => api.GET('/api/receipts/my/credit', { signal }), common);

/** The money that the buyer has paid, the latest first. */
export const myReceiptsQuery = () =>
  queryOptions({
    queryKey: ['invoices', 'receipts'],
    queryFn: async ({ signal }) => {
      const [receipts, payments] = await Promise.all([
        api.GET('/api/receipts/my', { signal }),
        api.GET('/api/payments/my', { signal }),
      ]);
      return receiptsOf(unwrap(receipts), unwrap(payments));
    },
    ...common,
  });

/** The buyer's cheques, and the company's if the buyer may see its account; latest date first. */
export const myChequesQuery = () =>
  queryOf(['invoices', 'cheques'], (signal) => api.GET('/api/cheques/my', { signal }), common);

/** The buyer's credit notes, newest first. */
export const myCreditNotesQuery = () =>
  queryOf(['invoices', 'credit-notes'], (signal) => api.GET('/api/credit-notes/my', { signal }), common);
