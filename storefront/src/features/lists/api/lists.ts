import { queryOptions } from '@tanstack/react-query';
import { api, queryOf, unwrap } from '../../../lib/api-client';
import type { GoodsLine } from '../../goods/cart-link';

/** The user's own lists, then those that colleagues share. */
export const listsQuery = () =>
  queryOf(['lists'], (signal) => api.GET('/api/lists', { signal }), { refetchOnMount: 'always' });

export const getList = async (id: string, signal?: AbortSignal) =>
  unwrap(await api.GET('/api/lists/{id}', { params: { path: { id } }, ...(signal && { signal }) }));

export const listQuery = (id: string) =>
  queryOptions({
    queryKey: ['lists', 'one', id],
    queryFn: ({ signal }) => getList(id, signal),
    refetchOnMount: 'always',
  });

interface ListFields {
  name?: string;
  isShared?: boolean;
  lines?: GoodsLine[];
}

export const createList = async (body: ListFields & { name: string }) => unwrap(await api.POST('/api/lists', { body }));

export const changeList = async (id: string, body: ListFields & { version: number }) =>
  unwrap(await api.PUT('/api/lists/{id}', { params: { path: { id } }, body }));

export const addToList = async (id: string, lines: GoodsLine[]) =>
  unwrap(await api.POST('/api/lists/{id}/lines', { params: { path: { id } }, body: { lines } }));

export const deleteList = async (id: string) =>
  unwrap(await api.DELETE('/api/lists/{id}', { params: { path: { id } } }));

/** The buyer's own codes with the products that they mean. */
export const ownCodesQuery = () =>
  queryOf(['own-codes'], (signal) => api.GET('/api/own-codes', { signal }), { refetchOnMount: 'always' });

export const forgetCode = async (id: string) =>
  unwrap(await api.DELETE('/api/own-codes/{id}', { params: { path: { id } } }));
