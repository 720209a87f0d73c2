import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';

const getProfile = async (signal?: AbortSignal) => unwrap(await api.GET('/api/users/account/profile', { signal }));

export const profileQuery = () =>
  queryOptions({ queryKey: ['profile'], queryFn: ({ signal }) => getProfile(signal), staleTime: 30_000 });

export const signOut = async () => unwrap(await api.POST('/api/users/logout'));
