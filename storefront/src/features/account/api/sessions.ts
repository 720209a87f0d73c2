import { api, queryOf, unwrap } from '../../../lib/api-client';
import type { SessionResponse } from '@shop/contract/api';

export const sessionsQuery = () =>
  queryOf<SessionResponse[]>(['sessions'], (signal) => api.GET('/api/users/sessions', { signal }));

export const endSession = async (id: string) =>
  unwrap(await api.DELETE('/api/users/sessions/{id}', { params: { path: { id } } }));

/** Ends all sessions except the one of this browser. */
export const endOtherSessions = async () => unwrap(await api.DELETE('/api/users/sessions'));
