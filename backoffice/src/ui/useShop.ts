import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useTerm } from '../i18n/useTerm';
import type { ShopDataProvider } from '../dataProvider/dataProvider';

const noTypes: string[] = [];

interface Choice {
  id: string;
  name: string;
}

/** What the shop says of itself; the product types are kept by the server, in one place. */
export const useShop = (): { productTypes: string[] } => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({ queryKey: ['shop'], queryFn: () => dataProvider.getShop(), staleTime: Infinity });
  return { productTypes: data?.productTypes ?? noTypes };
};

/** The product types to choose from, in the language of the page. */
export const useTypeChoices = (): Choice[] => {
  const term = useTerm();
  return useShop().productTypes.map((type) => ({ id: type, name: term(type) }));
};
