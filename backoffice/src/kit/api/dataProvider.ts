import type { paths } from '@shop/contract/api';
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

/** The maximum number of rows in one response. A longer page (an export) takes several calls. */
const MAX_RANGE = 500;

const STAFF_LISTS: Partial<Record<string, string>> = {
  quotes: 'quotes/admin',
  products: 'products/admin',
  'e-invoice-deliveries': 'e-invoicing/deliveries',
};

/** POST /users itself registers the caller, so staff create users at another path. */
const createPath = (resource: string): string => (resource === 'users' ? 'users/admin' : resource);

/** The path below which the API lists a resource for staff. */
const listPath = (resource: string): string => STAFF_LISTS[resource] ?? resource;

/** A single record each, without an id in its address. */
const SINGLES = { settings: '/api/settings', synonyms: '/api/synonyms' } as const satisfies Record<string, keyof paths>;
type Single = keyof typeof SINGLES;
const isSingle = (resource: string): resource is Single => Object.hasOwn(SINGLES, resource);

/** A change contains the version of the edited record: the server refuses it if the record has changed since. */
const withVersion = <R extends RaRecord>({ data, previousData }: UpdateParams<R>): Partial<R> => ({
  version: previousData['version'] as unknown,
  ...data,
});

/** The reason for voiding an invoice, passed as `meta: { reason }` of a deletion. */
const reasonIn = (meta: unknown): string =>
  typeof meta === 'object' && meta !== null && 'reason' in meta && typeof meta.reason === 'string' ? meta.reason : '';

const rejectForForms = (error: unknown): never => {
  throw forForms(error);
};

/** Reads or changes a resource of one record. The values of a form are untyped: the contract only types the path. */
const single = async <R extends RaRecord>(resource: Single, options?: fetchUtils.Options) =>
  (await httpClient(SINGLES[resource], options)).json as R;

export const createDataProvider = (apiUrl: string): ShopDataProvider => {
  // React-admin names resources by any string: the addresses of their lists and records can't have the client's types.
  const rest = simpleRestProvider(apiUrl, httpClient);

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
      isSingle(resource) ? { data: await single<R>(resource) } : rest.getOne<R>(resource, params),
    getMany: (resource, params) => rest.getMany(listPath(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(listPath(resource), params),
    create: (resource, params) => rest.create(createPath(resource), params).catch(rejectForForms),
    delete: async <R extends RaRecord>(resource: string, params: DeleteParams<R>) => {
      if (resource !== 'invoices') return rest.delete<R>(resource, params);
      await shopCalls.voidInvoice(params.id, reasonIn(params.meta));
      return { data: { ...params.previousData, id: params.id } as R };
    },
    update: async <R extends RaRecord>(resource: string, params: UpdateParams<R>) => {
      const data = withVersion(params);
      const saved = isSingle(resource) ? single<R>(resource, { method: 'PUT', body: JSON.stringify(data) }) : undefined;
      const answer = saved?.then((record) => ({ data: record })) ?? rest.update<R>(resource, { ...params, data });
      return answer.catch(rejectForForms);
    },
  };
};
