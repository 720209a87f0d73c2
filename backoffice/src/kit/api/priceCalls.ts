import type { Identifier } from 'react-admin';
import type {
  CreatePriceChangeDto,
  PreviewPriceChangeDto,
  PriceChangeLineResponse,
  PriceChangePreviewResponse,
  PriceChangeRecord,
  ProductPriceResponse,
} from '../../types';
import { getJson, httpClient, post } from './httpClient';

export type PriceOutcome = PriceChangeLineResponse['outcome'];

/** Some rows of a list, and how many there are in all. */
interface Rows<R> {
  rows: R[];
  total: number;
}

/** The calls of bulk price changes. Each rejects with react-admin's HttpError. */
export const createPriceCalls = (apiUrl: string) => ({
  /** Tells what a change would make of each price. */
  previewPrices: (body: PreviewPriceChangeDto) =>
    post<PriceChangePreviewResponse>(`${apiUrl}/price-changes/preview`, body),
  createPriceChange: (body: CreatePriceChangeDto) => post<PriceChangeRecord>(`${apiUrl}/price-changes`, body),
  /** Cancels one that has not begun, or puts the prices back. */
  decidePriceChange: (id: Identifier, decision: 'cancel' | 'undo', version: number) =>
    post<PriceChangeRecord>(`${apiUrl}/price-changes/${id}/${decision}`, { version }),
  /** The lines from `first` to `last`, both included. */
  getPriceChangeLines: async (
    id: Identifier,
    [first, last]: readonly [number, number],
    outcome?: PriceOutcome,
  ): Promise<Rows<PriceChangeLineResponse>> => {
    const query = new URLSearchParams({ range: JSON.stringify([first, last]), ...(outcome && { outcome }) });
    const { json, headers } = await httpClient(`${apiUrl}/price-changes/${id}/lines?${query.toString()}`);
    return { rows: json as PriceChangeLineResponse[], total: Number(headers.get('content-range')?.split('/')[1] ?? 0) };
  },
  /** The prices that a product had, the latest first. */
  getProductPrices: (id: Identifier, limit: number) =>
    getJson<ProductPriceResponse[]>(`${apiUrl}/products/${id}/prices?limit=${limit}`),
});
