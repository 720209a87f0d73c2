import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord, UpdateParams } from 'react-admin';
import { createFigureCalls, type FigureCalls } from '../dashboard/figuresApi';
import type { OrderRecord } from '../records';
import type { HistoryEntryResponse, RecordPaymentDto, ShopResponse, StatementResponse } from '../types';
import { forForms } from './errors';
import { type StatementPeriod, statementQuery } from './statementQuery';
import { httpClient, post } from './httpClient';

/** The shop's own calls. Each rejects with react-admin's HttpError. */
export interface ShopDataProvider extends DataProvider, FigureCalls {
  createOrderFromQuote: (quoteId: string) => Promise<void>;
  generateInvoice: (order: Pick<OrderRecord, 'id' | 'user' | 'totalPrice'>) => Promise<void>;
  recordPayment: (invoiceId: string, entry: RecordPaymentDto) => Promise<void>;
  createCategory: () => Promise<void>;
  getShop: () => Promise<Pick<ShopResponse, 'productTypes'>>;
  /** What happened to a record, the latest first. */
  getHistory: (resource: string, id: Identifier, limit: number) => Promise<HistoryEntryResponse[]>;
  /** Stores a picture. Resolves to its address. */
  uploadPicture: (picture: File) => Promise<string>;
  /** What a customer was invoiced, has paid and owes. */
  getStatement: (userId: string, period: StatementPeriod) => Promise<StatementResponse>;
  /** Tries a letter anew that was given up. */
  retryLetter: (id: Identifier) => Promise<void>;
}

/** The most rows the server answers at once: a longer page (an export) is read in several calls. */
const MAX_RANGE = 500;

const staffLists: Partial<Record<string, string>> = { quotes: 'quotes/admin', products: 'products/admin' };
const listOf = (resource: string): string => staffLists[resource] ?? resource;

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

const addressOf = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'url' in json ? String(json.url) : '';

const isStatement = (value: unknown): value is StatementResponse =>
  typeof value === 'object' && value !== null && 'entries' in value && 'aging' in value;

const isHistoryEntry = (value: unknown): value is HistoryEntryResponse =>
  typeof value === 'object' && value !== null && 'action' in value && 'changes' in value;

const asHistory = (json: unknown): HistoryEntryResponse[] => (Array.isArray(json) ? json.filter(isHistoryEntry) : []);

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
    getList: (resource, params) => {
      const limit = params.pagination?.perPage ?? 0;
      return limit > MAX_RANGE ? readAll(listOf(resource), params, limit) : rest.getList(listOf(resource), params);
    },
    getMany: (resource, params) => rest.getMany(listOf(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(listOf(resource), params),
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
    getHistory: async (resource, id, limit) => {
      const { json } = await httpClient(`${apiUrl}/${resource}/${id}/history?limit=${limit}`);
      return asHistory(json);
    },
    uploadPicture: async (picture) => {
      const headers = new Headers({ 'content-type': picture.type, accept: 'application/json' });
      const { json } = await httpClient(`${apiUrl}/media`, { method: 'POST', headers, body: picture });
      return addressOf(json);
    },
    getStatement: async (userId, period) => {
      const { json } = await httpClient(`${apiUrl}/users/${userId}/statement${statementQuery(period)}`);
      if (!isStatement(json)) throw new Error('shop.statement.failed');
      return json;
    },
    retryLetter: async (id) => {
      await post(`${apiUrl}/mail/${id}/retry`);
    },
  };
};
