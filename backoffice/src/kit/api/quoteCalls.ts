import type { Identifier } from 'react-admin';
import type { QuoteRecord, QuoteRevisionResponse } from '../../types';
import { getJson, post } from './httpClient';

/** The calls about offers. */
export const createQuoteCalls = (apiUrl: string) => ({
  /** A quote as it was sent each time, the latest first. */
  getQuoteRevisions: (id: Identifier) => getJson<QuoteRevisionResponse[]>(`${apiUrl}/quotes/${id}/revisions`),
  /** Gives an offer another last day: the days of the settings from today. */
  renewQuote: (id: Identifier) => post<QuoteRecord>(`${apiUrl}/quotes/${id}/renew`, {}),
});
