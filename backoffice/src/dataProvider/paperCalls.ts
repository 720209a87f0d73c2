import type { Identifier } from 'react-admin';
import type { HistoryEntryResponse, ProductImportResponse, StatementResponse } from '../types';
import { httpClient, post } from './httpClient';
import { type StatementPeriod, statementQuery } from './statementQuery';

/** Calls around the records: what happened to them, what goes out and comes in as a file. */
export interface PaperCalls {
  /** What happened to a record, the latest first. */
  getHistory: (resource: string, id: Identifier, limit: number) => Promise<HistoryEntryResponse[]>;
  /** What a customer was invoiced, has paid and owes. */
  getStatement: (userId: string, period: StatementPeriod) => Promise<StatementResponse>;
  /** Stores a picture. Resolves to its address. */
  uploadPicture: (picture: File) => Promise<string>;
  /** Says what a file would change; with the `plan` of that answer it is done. */
  importProducts: (csv: string, plan?: string) => Promise<ProductImportResponse>;
  /** Tries a letter anew that was given up. */
  retryLetter: (id: Identifier) => Promise<void>;
}

/** What no server of this shop answers: the page would not know what to show. */
const unexpected = () => new Error('ra.notification.http_error');

const has = (value: unknown, ...fields: string[]): boolean =>
  typeof value === 'object' && value !== null && fields.every((field) => field in value);

const isHistoryEntry = (value: unknown): value is HistoryEntryResponse => has(value, 'action', 'at', 'changes');
const isStatement = (value: unknown): value is StatementResponse => has(value, 'entries', 'aging');
const isImport = (value: unknown): value is ProductImportResponse => has(value, 'rows', 'plan', 'applied');
const isPicture = (value: unknown): value is { url: unknown } => has(value, 'url');

export const createPaperCalls = (apiUrl: string): PaperCalls => ({
  getHistory: async (resource, id, limit) => {
    const { json } = await httpClient(`${apiUrl}/${resource}/${id}/history?limit=${limit}`);
    return Array.isArray(json) ? json.filter(isHistoryEntry) : [];
  },
  getStatement: async (userId, period) => {
    const { json } = await httpClient(`${apiUrl}/users/${userId}/statement${statementQuery(period)}`);
    if (!isStatement(json)) throw unexpected();
    return json;
  },
  uploadPicture: async (picture) => {
    const headers = new Headers({ 'content-type': picture.type, accept: 'application/json' });
    const { json } = await httpClient(`${apiUrl}/media`, { method: 'POST', headers, body: picture });
    if (!isPicture(json)) throw unexpected();
    return String(json.url);
  },
  importProducts: async (csv, plan) => {
    const json = await post(`${apiUrl}/products/import`, { csv, plan });
    if (!isImport(json)) throw unexpected();
    return json;
  },
  retryLetter: async (id) => {
    await post(`${apiUrl}/mail/${id}/retry`);
  },
});
