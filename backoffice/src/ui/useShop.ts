import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../dataProvider/dataProvider';

const noTypes: string[] = [];

/** What the shop says of itself; the product types are kept by the server, in one place. */
export const useShop = (): { productTypes: string[] } => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({ queryKey: ['shop'], queryFn: () => dataProvider.getShop(), staleTime: Infinity });
  return { productTypes: data?.productTypes ?? noTypes };
};
