import type { Identifier } from 'react-admin';
import type { CreateOrderDto, WarningResponse, WriteQuoteDto } from '@shop/contract/api';
import { resolveAll } from '@shop/contract/order-lines';
import { api, at, dataOf, recordOf } from './client';

/** An earlier document whose lines are copied. */
export interface Earlier {
  readonly resource: 'quotes' | 'orders';
  readonly id: string;
}

export type CopiedPrices = 'same' | 'list';

/** The calls by which staff write quotes and orders. */
export const writingCalls = {
  /** @param body the values of a form: the server checks them */
  writeDocument: (kind: 'quotes' | 'orders', body: object) =>
    dataOf<{ _id: string; warnings?: WarningResponse[] }>(
      kind === 'quotes'
        ? api.POST('/api/quotes/admin', { body: body as WriteQuoteDto })
        : api.POST('/api/orders', { body: body as CreateOrderDto }),
    ),
  /** The lines of an earlier document, in the form for a new one. */
  getCopiedLines: ({ resource, id }: Earlier, prices: CopiedPrices) =>
    dataOf(api.GET(`/api/${resource}/{id}/copied-lines`, { params: { ...at(id), query: { prices } } })),
  /** The products for the lines of an email or a sheet. */
  resolveLines: (all: readonly string[]) =>
    resolveAll(all, (texts) =>
      dataOf(api.POST('/api/products/resolve', { body: { lines: texts.map((text) => ({ text })) } })),
    ),
  /** The invitations to a company that are neither used nor revoked. */
  getCompanyInvitations: (company: Identifier) =>
    dataOf(api.GET('/api/companies/{id}/invitations', { params: at(company) })),
  sendInvitationAgain: (id: Identifier) => dataOf(api.POST('/api/invitations/{id}/send', { params: at(id) })),
  revokeInvitation: (id: Identifier) => dataOf(api.DELETE('/api/invitations/{id}', { params: at(id) })),
  /** Mails a customer the link for choosing a password. */
  inviteUser: (id: Identifier) => recordOf(api.POST('/api/users/{id}/invitation', { params: at(id) })),
};
