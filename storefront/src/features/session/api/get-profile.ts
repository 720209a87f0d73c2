import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';

export const getProfile = async (signal?: AbortSignal) =>
  unwrap(await api.GET('/api/users/account/profile', { signal }));

export const profileQuery = () =>
  queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => getProfile(signal), staleTime: 30_000 });
