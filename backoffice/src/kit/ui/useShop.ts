import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../api/dataProvider';

/** The public facts of the shop, such as its name. */
export const useShop = () => {
  const server = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['shop'],
    queryFn: () => server.getShop(),
    staleTime: Infinity,
    meta: { isQuiet: true },
  });
};
