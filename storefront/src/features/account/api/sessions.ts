import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api-client';
import type { SessionResponse } from '@shop/contract/api';

export const sessionsQuery = () =>
  queryOptions<SessionResponse[]>({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/users/sessions', { signal })),
  });

export const endSession = async (id: string) =>
  unwrap(await api.DELETE('/api/users/sessions/{id}', { params: { path: { id } } }));

/** Ends all sessions except the one of this browser. */
export const endOtherSessions = async () => unwrap(await api.DELETE('/api/users/sessions'));
