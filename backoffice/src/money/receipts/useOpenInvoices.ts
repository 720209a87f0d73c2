import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { AccountOf } from '../../kit/api/accountCalls';

/** The open invoices and the credit balance of an account; no request is made while its id is empty. */
export const useOpenInvoices = ({ of, id }: AccountOf) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['receipts', 'open', of, id],
    queryFn: () => dataProvider.getOpenInvoices({ of, id }),
    enabled: id !== '',
    retry: false,
    gcTime: 0,
  });
};
