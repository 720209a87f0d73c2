import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';

/**
 * The users of a company and what they owe. The query key begins like react-admin's own, so that a refresh includes it.
 */
export const useCompanyOverview = (id: Identifier) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['companies', 'overview', id],
    queryFn: () => dataProvider.getCompanyOverview(id),
    retry: false,
  });
};
