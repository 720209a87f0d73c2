import type { AccountOf } from '../../kit/api/accountCalls';
import { useServerQuery } from '../../kit/api/useServerQuery';

/** The open invoices and the credit balance of an account; no request is made while its id is empty. */
export const useOpenInvoices = ({ of, id }: AccountOf) => {
  return useServerQuery(['receipts', 'open', of, id], (server) => server.getOpenInvoices({ of, id }), {
    enabled: id !== '',
    gcTime: 0,
  });
};
