import type { Identifier } from 'react-admin';
import { useServerQuery } from '../../kit/api/useServerQuery';

/**
 * The users of a company and what they owe. The query key begins like react-admin's own, so that a refresh includes it.
 */
export const useCompanyOverview = (id: Identifier) => {
  return useServerQuery(['companies', 'overview', id], (server) => server.getCompanyOverview(id));
};
