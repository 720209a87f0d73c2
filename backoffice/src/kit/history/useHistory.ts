import type { Identifier } from 'react-admin';
import { useServerQuery } from '../api/useServerQuery';

interface RecordName {
  resource: string;
  id: Identifier;
}

/**
 * The changes of a record, the latest first. The query key begins like react-admin's own, so that a refresh includes
 * it.
 */
export const useHistory = (record: RecordName | undefined, limit: number) => {
  return useServerQuery(
    [record?.resource, 'history', record?.id, limit],
    (server) => (record ? server.getHistory(record.resource, record.id, limit) : []),
    { enabled: record !== undefined, placeholderData: (previous) => previous },
  );
};
