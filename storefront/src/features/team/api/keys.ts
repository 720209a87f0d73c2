import { queryOptions } from '@tanstack/react-query';
import type { CreateCompanyKeyDto } from '@shop/contract/api';
import { api, unwrap } from '../../../lib/api-client';

/** The API keys of the buyer's company that work; expired ones until they are revoked. */
export const keysQuery = () =>
  queryOptions({
    queryKey: ['team', 'keys'],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/api-keys/my', { signal })).filter(({ revokedAt }) => revokedAt === null),
  });

/** A change of the keys. With `password`, it is sent after a proof of identity. */
export type KeyChange = { readonly password?: string } & (
  | { readonly step: 'create'; readonly body: CreateCompanyKeyDto }
  | { readonly step: 'rotate' | 'revoke'; readonly id: string }
);

/** @returns the new key, which the server shows once; empty after a revocation */
export async function changeKeys({ password, ...change }: KeyChange): Promise<string> {
  if (password !== undefined) unwrap(await api.POST('/api/users/reauth', { body: { password } }));
  if (change.step === 'create') return unwrap(await api.POST('/api/api-keys/my', { body: change.body })).key;
  const params = { path: { id: change.id } };
  if (change.step === 'rotate') return unwrap(await api.POST('/api/api-keys/my/{id}/rotate', { params })).key;
  unwrap(await api.DELETE('/api/api-keys/my/{id}', { params }));
  return '';
}
