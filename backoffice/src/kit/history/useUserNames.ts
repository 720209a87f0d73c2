import { useGetMany } from 'react-admin';
import type { HistoryEntryResponse } from '@shop/contract/api';
import type { UserRecord } from '../../types';
import { userIdsIn } from './historyText';

/** The names of the users in the changes of entries, by id; undefined while they are not loaded. */
export const useUserNames = (entries: readonly HistoryEntryResponse[]) => {
  const ids = userIdsIn(entries);
  const { data = [] } = useGetMany<UserRecord>('users', { ids }, { enabled: ids.length > 0 });
  // A deleted user is undefined in the list.
  return (userId: string) => data.find((user?: UserRecord) => user?.id === userId)?.name;
};
