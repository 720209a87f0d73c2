import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, RaRecord, UpdateParams } from 'react-admin';
import { createFigureCalls, type FigureCalls } from '../dashboard/figuresApi';
import type { OrderRecord } from '../records';
import type { RecordPaymentDto, ShopResponse } from '../types';
import { forForms } from './errors';
import { httpClient, post } from './httpClient';
import { listPath } from './listPath';
import { createPaperCalls, type PaperCalls } from './paperCalls';

/** The shop's own calls. Each rejects with react-admin's HttpError. */
export interface ShopDataProvider extends DataProvider, FigureCalls, PaperCalls {
  createOrderFromQuote: (quoteId: string) => Promise<void>;
  generateInvoice: (order: Pick<OrderRecord, 'id' | 'user' | 'totalPrice'>) => Promise<void>;
  recordPayment: (invoiceId: string, entry: RecordPaymentDto) => Promise<void>;
  createCategory: () => Promise<void>;
  getShop: () => Promise<Pick<ShopResponse, 'productTypes'>>;
}

/** The most rows the server answers at once: a longer page (an export) is read in several calls. */
const MAX_RANGE = 500;

const versionOf = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && 'version' in record ? record.version : undefined;

/** A change says which version it is made of, so that the server can refuse one that came too late. */
const withVersion = <R extends RaRecord>({ data, previousData }: UpdateParams<R>): Partial<R> => ({
  version: versionOf(previousData),
  ...data,
});

const productTypesOf = (shop: unknown): string[] =>
  typeof shop === 'object' && shop !== null && 'productTypes' in shop && Array.isArray(shop.productTypes)
    ? shop.productTypes.map(String)
    : [];

const refuseForm = (error: unknown): never => {
  throw forForms(error);
};

export const createDataProvider = (apiUrl: string): ShopDataProvider => {
  const rest = simpleRestProvider(apiUrl, httpClient);

  const readAll = async <R extends RaRecord>(
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
    ...createFigureCalls(apiUrl),
    ...createPaperCalls(apiUrl),
    getList: (resource, params) => {
      const limit = params.pagination?.perPage ?? 0;
      return limit > MAX_RANGE ? readAll(listPath(resource), params, limit) : rest.getList(listPath(resource), params);
    },
    getMany: (resource, params) => rest.getMany(listPath(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(listPath(resource), params),
    create: (resource, params) => rest.create(resource, params).catch(refuseForm),
    update: (resource, params) => rest.update(resource, { ...params, data: withVersion(params) }).catch(refuseForm),
    createOrderFromQuote: async (quoteId) => {
      await post(`${apiUrl}/orders/from-quote/${quoteId}`);
    },
    generateInvoice: async ({ id, user, totalPrice }) => {
      await post(`${apiUrl}/invoices`, { order: id, user: user._id, amountDue: totalPrice });
    },
    recordPayment: async (invoiceId, entry) => {
      await post(`${apiUrl}/payments/from-invoice/${invoiceId}`, entry);
    },
    createCategory: async () => {
      await post(`${apiUrl}/categories`);
    },
    getShop: async () => {
      const { json } = await httpClient(`${apiUrl}/shop`);
      return { productTypes: productTypesOf(json) };
    },
  };
};
