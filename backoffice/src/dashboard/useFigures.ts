import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../dataProvider/dataProvider';

/** Whoever comes back to the page sees the figures anew, but not on each change of the window. */
const options = { staleTime: 30_000, refetchOnWindowFocus: true };

export const useToday = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useQuery({ queryKey: ['dashboard', 'today'], queryFn: () => dataProvider.getToday(), ...options });
};

export const useSales = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useQuery({ queryKey: ['dashboard', 'sales'], queryFn: () => dataProvider.getSales(), ...options });
};
