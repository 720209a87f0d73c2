import { api, queryOf, unwrap } from '../../../lib/api-client';
import type { AddressDto, SavedAddressResponse } from '@shop/contract/api';

export const addressesQuery = () =>
  queryOf<SavedAddressResponse[]>(['addresses'], (signal) => api.GET('/api/users/me/addresses', { signal }), {
    staleTime: 30_000,
  });

/** Each call returns the whole book. @param id null for a new address */
export const saveAddress = async (id: string | null, body: AddressDto): Promise<SavedAddressResponse[]> =>
  id === null
    ? unwrap(await api.POST('/api/users/me/addresses', { body }))
    : unwrap(await api.PUT('/api/users/me/addresses/{id}', { params: { path: { id } }, body }));

export const removeAddress = async (id: string): Promise<SavedAddressResponse[]> =>
  unwrap(await api.DELETE('/api/users/me/addresses/{id}', { params: { path: { id } } }));
