import simpleRestProvider from 'ra-data-simple-rest';
import type {
  DataProvider,
  DeleteParams,
  fetchUtils,
  GetListParams,
  GetListResult,
  GetOneParams,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { forForms } from './errors';
import { httpClient } from './httpClient';
import { shopCalls, type ShopCalls } from './shopCalls';

export type ShopDataProvider = DataProvider & ShopCalls;

/** The most rows that the server answers at once. A longer page (an export) takes several calls. */
const MAX_RANGE = 500;

const STAFF_LISTS: Partial<Record<string, string>> = {
  quotes: 'quotes/admin',
  products: 'products/admin',
  'e-invoice-deliveries': 'e-invoicing/deliveries',
};

/** Without more, POST /users registers the caller. */
const createPath = (resource: string): string => (resource === 'users' ? 'users/admin' : resource);

/** The path below which the API lists a resource for staff. */
const listPath = (resource: string): string => STAFF_LISTS[resource] ?? resource;

/** One record each, which has no id in its address. */
const SINGLE = ['settings', 'synonyms'];

/** A change carries the version of the record that was edited: the server refuses it when the record has changed since. */
const withVersion = <R extends RaRecord>({ data, previousData }: UpdateParams<R>): Partial<R> => ({
  version: previousData['version'] as unknown,
  ...data,
});

/** Why a record goes, as `meta: { reason }` of a deletion. */
const reasonIn = (meta: unknown): string =>
  typeof meta === 'object' && meta !== null && 'reason' in meta && typeof meta.reason === 'string' ? meta.reason : '';

const rejectForForms = (error: unknown): never => {
  throw forForms(error);
};

export const createDataProvider = (apiUrl: string): ShopDataProvider => {
  const rest = simpleRestProvider(apiUrl, httpClient);

  /** Reads or changes a resource of one record. */
  const single = async <R extends RaRecord>(resource: string, options?: fetchUtils.Options) =>
    (await httpClient(`${apiUrl}/${resource}`, options)).json as R;

  const getLongList = async <R extends RaRecord>(
    resource: string,
    params: GetListParams,
    limit: number,
  ): Promise<GetListResult<R>> => {
    const readPage = (page: number) =>
      rest.getList<R>(resource, { ...params, pagination: { page, perPage: MAX_RANGE } });
    const { data, total } = await readPage(1);
    const wanted = Math.min(limit, total ?? data.length);
    for (let page = 2; data.length < wanted; page += 1) {
      const next = await readPage(page);
      if (next.data.length === 0) break;
      data.push(...next.data);
    }
    return { data: data.slice(0, limit), total };
  };

  return {
    ...rest,
    ...shopCalls,
    getList: (resource, params) => {
      const limit = params.pagination?.perPage ?? 0;
      const path = listPath(resource);
      return limit > MAX_RANGE ? getLongList(path, params, limit) : rest.getList(path, params);
    },
    getOne: async <R extends RaRecord>(resource: string, params: GetOneParams<R>) =>
      SINGLE.includes(resource) ? { data: await single<R>(resource) } : rest.getOne<R>(resource, params),
    getMany: (resource, params) => rest.getMany(listPath(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(listPath(resource), params),
    create: (resource, params) => rest.create(createPath(resource), params).catch(rejectForForms),
    delete: async <R extends RaRecord>(resource: string, params: DeleteParams<R>) => {
      const reason = reasonIn(params.meta);
      if (reason === '') return rest.delete<R>(resource, params);
      const query = new URLSearchParams({ reason }).toString();
      await httpClient(`${apiUrl}/${resource}/${params.id}?${query}`, { method: 'DELETE' });
      return { data: { ...params.previousData, id: params.id } as R };
    },
    update: async <R extends RaRecord>(resource: string, params: UpdateParams<R>) => {
      const data = withVersion(params);
      const saved = SINGLE.includes(resource)
        ? single<R>(resource, { method: 'PUT', body: JSON.stringify(data) })
        : undefined;
      const answer = saved?.then((record) => ({ data: record })) ?? rest.update<R>(resource, { ...params, data });
      return answer.catch(rejectForForms);
    },
  };
};
