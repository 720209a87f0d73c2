import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { CreditAccount } from '../../kit/api/shopCalls';

/** The use of an account's credit limit, and the amount of its cheques. */
export const useCreditStanding = (account: CreditAccount) => {
  const server = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['credit-standing', account],
    queryFn: () => server.getCreditStanding(account),
  });
};
