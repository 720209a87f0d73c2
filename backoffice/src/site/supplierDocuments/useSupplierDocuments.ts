import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';

/** The documents by which buyers check the shop, of all kinds. */
export const useSupplierDocuments = () => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: ['supplier-documents', 'all'],
    queryFn: () => dataProvider.getSupplierDocuments(),
    retry: false,
  });
};
