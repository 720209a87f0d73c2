import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { CreditAccount } from '../../kit/api/shopCalls';

/** How an account stands to its credit limit, and what its cheques are to bring. */
export const useCreditStanding = (account: CreditAccount) => {
  const server = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['credit-standing', account],
    queryFn: () => server.getCreditStanding(account),
  });
};
