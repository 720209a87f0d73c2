import type { Identifier } from 'react-admin';
import type { CopiedLinesResponse, InvitationResponse, ResolvedLinesResponse, UserRecord } from '../../types';
import { getJson, post, request } from './httpClient';

/** An earlier document whose lines are taken over. */
export interface Earlier {
  readonly resource: 'quotes' | 'orders';
  readonly id: string;
}

export type CopiedPrices = 'same' | 'list';

/** The calls by which staff write quotes and orders. */
export const createWritingCalls = (apiUrl: string) => ({
  writeDocument: (kind: 'quotes' | 'orders', body: object) =>
    post<{ _id: string }>(`${apiUrl}/${kind === 'quotes' ? 'quotes/admin' : 'orders'}`, body),
  /** The lines of an earlier document, as a new one would have them. */
  getCopiedLines: ({ resource, id }: Earlier, prices: CopiedPrices) =>
    getJson<CopiedLinesResponse>(`${apiUrl}/${resource}/${id}/copied-lines?prices=${prices}`),
  /** The products that the lines of a mail or a sheet ask for. */
  resolveLines: (texts: readonly string[]) =>
    post<ResolvedLinesResponse>(`${apiUrl}/products/resolve`, { lines: texts.map((text) => ({ text })) }),
  /** The invitations to a company that are neither used nor revoked. */
  getCompanyInvitations: (company: Identifier) =>
    getJson<InvitationResponse[]>(`${apiUrl}/companies/${company}/invitations`),
  sendInvitationAgain: (id: Identifier) => post<InvitationResponse>(`${apiUrl}/invitations/${id}/send`),
  revokeInvitation: (id: Identifier) =>
    request<InvitationResponse>(`${apiUrl}/invitations/${id}`, { method: 'DELETE' }),
  /** Mails a customer the link by which they choose a password. */
  inviteUser: (id: Identifier) => post<UserRecord>(`${apiUrl}/users/${id}/invitation`),
});
