import type { Identifier } from 'react-admin';
import type {
  CopyPriceListDto,
  CreatePriceChangeDto,
  ImportPriceLinesDto,
  PreviewPriceChangeDto,
  PriceLineResponse,
  PricesDto,
  SavePriceLinesDto,
} from '@shop/contract/api';
import { api, at, dataOf, recordOf } from './client';

/** The maximum number of rows in one response. */
const MAX_RANGE = 500;

/** Some rows of a list, and the total number. */
interface Rows<R> {
  rows: R[];
  total: number;
}

/** The account of a company or of a person. */
export type PriceAccount = Omit<PricesDto, 'lines'>;

/** The calls of bulk price changes and price lists. Each rejects with react-admin's HttpError. */
export const priceCalls = {
  /** Previews the new prices of a change. */
  previewPrices: (body: PreviewPriceChangeDto) => dataOf(api.POST('/api/price-changes/preview', { body })),
  createPriceChange: (body: CreatePriceChangeDto) => recordOf(api.POST('/api/price-changes', { body })),
  /** Applies the next hundred prices of a change. */
  applyPrices: (id: Identifier, version: number) =>
    recordOf(api.POST('/api/price-changes/{id}/apply', { params: at(id), body: { version } })),
  /** The lines of a price list from `first` to `last`, both included; all of them, or those that a text finds. */
  getPriceListLines: async (
    id: Identifier,
    [first, last]: readonly [number, number],
    q = '',
  ): Promise<Rows<PriceLineResponse>> => {
    const query = { range: JSON.stringify([first, last]), ...(q && { filter: JSON.stringify({ q }) }) };
    const call = api.GET('/api/price-lists/{id}/lines', { params: { ...at(id), query } });
    const rows = await dataOf(call);
    const { headers } = (await call).response;
    return { rows, total: Number(headers.get('content-range')?.split('/')[1] ?? 0) };
  },
  /** All lines of a price list. */
  getAllPriceListLines: async (id: Identifier): Promise<PriceLineResponse[]> => {
    const all: PriceLineResponse[] = [];
    for (;;) {
      const { rows, total } = await priceCalls.getPriceListLines(id, [all.length, all.length + MAX_RANGE - 1]);
      all.push(...rows);
      if (rows.length === 0 || all.length >= total) return all;
    }
  },
  importPriceLines: (id: Identifier, body: ImportPriceLinesDto) =>
    dataOf(api.POST('/api/price-lists/{id}/import', { params: at(id), body })),
  copyPriceList: (id: Identifier, body: CopyPriceListDto) =>
    recordOf(api.POST('/api/price-lists/{id}/copy', { params: at(id), body })),
  savePriceLines: (id: Identifier, body: SavePriceLinesDto) =>
    recordOf(api.PUT('/api/price-lists/{id}/lines', { params: at(id), body })),
  /** The price of an account for a product, with its reason. */
  getPriceChain: (account: PriceAccount, product: string, qty: number | null) =>
    dataOf(api.GET('/api/prices', { params: { query: { ...account, product, ...(qty !== null && { qty }) } } })),
  /** The prices of an account for products in these quantities. */
  getPrices: (account: PriceAccount, lines: PricesDto['lines']) =>
    dataOf(api.POST('/api/prices', { body: { ...account, lines } })),
  /** The past prices of a product, the latest first. */
  getProductPrices: (id: Identifier, limit: number) =>
    dataOf(api.GET('/api/products/{id}/prices', { params: { ...at(id), query: { limit } } })),
};
