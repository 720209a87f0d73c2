import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../api/dataProvider';

interface RecordName {
  resource: string;
  id: Identifier;
}

/**
 * The changes of a record, the latest first. The query key begins like react-admin's own, so that a refresh includes
 * it.
 */
export const useHistory = (record: RecordName | undefined, limit: number) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: [record?.resource, 'history', record?.id, limit],
    queryFn: () => (record ? dataProvider.getHistory(record.resource, record.id, limit) : []),
    enabled: record !== undefined,
    retry: false,
    placeholderData: (previous) => previous,
  });
};
