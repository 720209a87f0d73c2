import type { Identifier } from 'react-admin';
import type { AgreePricesDto, ChangeFollowUpDto, PlanFollowUpsDto, ShareDocumentDto } from '@shop/contract/api';
import type { LinkedResource } from '@shop/contract/document-links';
import { api, at, dataOf } from './client';

/** The calls for several quotes at once, for follow-ups and for shared documents. */
export const salesCalls = {
  /** @param salesperson or null */
  assignQuotes: (quotes: string[], salesperson: string | null) =>
    dataOf(api.POST('/api/quotes/assign', { body: { quotes, salesperson } })),
  /** @param salesperson or null */
  assignDocument: (resource: 'orders' | 'invoices', id: Identifier, salesperson: string | null): Promise<unknown> =>
    api.PUT(`/api/${resource}/{id}/salesperson`, { params: at(id), body: { salesperson } }),
  /** Makes an agreement of the prices in a quote. */
  agreeQuotePrices: (id: Identifier, body: AgreePricesDto) =>
    dataOf(api.POST('/api/quotes/{id}/agreement', { params: at(id), body })),
  /** Emails the buyers of offers. */
  remindQuotes: (quotes: string[]) => dataOf(api.POST('/api/quotes/remind', { body: { quotes } })),
  /** An additional link that shows a document without a sign-in. */
  makeDocumentLink: (resource: LinkedResource, id: string, period: ShareDocumentDto) =>
    dataOf(api.POST('/api/document-links/{resource}/{id}', { params: { path: { resource, id } }, body: period })),
  revokeDocumentLinks: (resource: LinkedResource, id: string) =>
    dataOf(api.DELETE('/api/document-links/{resource}/{id}', { params: { path: { resource, id } } })),
  planFollowUps: (body: PlanFollowUpsDto): Promise<unknown> => api.POST('/api/follow-ups', { body }),
  changeFollowUp: (id: Identifier, body: ChangeFollowUpDto): Promise<unknown> =>
    api.PUT('/api/follow-ups/{id}', { params: at(id), body }),
  finishFollowUp: (id: Identifier): Promise<unknown> => api.POST('/api/follow-ups/{id}/done', { params: at(id) }),
};
