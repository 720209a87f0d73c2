import type { DeclineReason } from '@shop/contract/offers';
import { api, queryOf, unwrap } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import type { QuoteStandingResponse } from '@shop/contract/api';

export interface Acceptance {
  readonly revision: number;
  readonly poNumber: string;
  readonly note: string;
  /** null for all lines. */
  readonly lines: string[] | null;
}

const callOf = (id: string, { revision, poNumber, note, lines }: Acceptance) => ({
  params: { path: { id } },
  body: { revision, ...(poNumber.trim() && { poNumber }), note, ...(lines && { lines }) },
});

export const acceptQuote = async (id: string, acceptance: Acceptance) =>
  unwrap(await api.POST('/api/quotes/{id}/accept', callOf(id, acceptance)));

/** Requests the approval of the company; the offer is accepted once an approver approves it. */
export const requestAcceptance = async (id: string, acceptance: Acceptance) =>
  unwrap(await api.POST('/api/quotes/{id}/approval', callOf(id, acceptance)));

export const isAboveLimit = (error: unknown): boolean => error instanceof ApiError && error.code === 'APPROVAL_NEEDED';

export interface Refusal {
  readonly revision: number;
  readonly reason: DeclineReason;
  readonly note: string;
}

export const declineQuote = async (id: string, body: Refusal) =>
  unwrap(await api.POST('/api/quotes/{id}/decline', { params: { path: { id } }, body }));

/** The offers as they were sent, the latest first. */
export const revisionsQuery = (id: string, revision: number) =>
  queryOf(['quotes', 'revisions', id, revision], (signal) =>
    api.GET('/api/quotes/{id}/revisions', { params: { path: { id } }, signal }),
  );

/** The present quote, if the answer was for an outdated one. */
export function currentQuoteOf(error: unknown): QuoteStandingResponse | null {
  const isStale = error instanceof ApiError && error.status === 409 && error.details !== undefined;
  return isStale ? (error.details as QuoteStandingResponse) : null;
}
