import { listsQuery } from '../../features/lists/api/lists';
import { MyLists } from '../../features/lists/components/my-lists';
import { prefetchQuery } from '../../lib/prefetch-query';
import type { Prefetch } from '../lazy-page';
import { titledPage } from '../titled-page';

export const prefetch: Prefetch = (_address, queryClient) => prefetchQuery(queryClient, listsQuery());

export default titledPage('lists.title', MyLists);
