import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../dataProvider/dataProvider';

interface Of {
  resource: string;
  id: Identifier;
}

/** What happened to a record, the latest first; nothing without one. The key begins as react-admin's own, so that a refresh reads it anew. */
export const useHistory = (of: Of | undefined, limit: number) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  return useQuery({
    queryKey: [of?.resource, 'history', of?.id, limit],
    queryFn: () => (of ? dataProvider.getHistory(of.resource, of.id, limit) : []),
    enabled: of !== undefined,
    retry: false,
    placeholderData: (previous) => previous,
  });
};
