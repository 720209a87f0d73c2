import { api, queryOf, unwrap } from '../../../lib/api-client';
import type { AcceptByLinkDto, DeclineByLinkDto } from '@shop/contract/api';

const of = (token: string) => ({ params: { path: { token } } });

export const makeLink = async (id: string) =>
  unwrap(await api.POST('/api/quotes/{id}/link', { params: { path: { id } } }));

export const revokeLinks = async (id: string) =>
  unwrap(await api.DELETE('/api/quotes/{id}/link', { params: { path: { id } } }));

/** The quote behind a link. */
export const linkedQuoteQuery = (token: string) =>
  queryOf(['quote-links', token], (signal) => api.GET('/api/quote-links/{token}', { ...of(token), signal }));

export const sendCode = async (token: string) => unwrap(await api.POST('/api/quote-links/{token}/code', of(token)));

export const acceptByLink = async (token: string, body: AcceptByLinkDto) =>
  unwrap(await api.POST('/api/quote-links/{token}/accept', { ...of(token), body }));

/** Requests the approval of the company; the offer is accepted once an approver approves it. */
export const requestAcceptanceByLink = async (token: string, body: AcceptByLinkDto) =>
  unwrap(await api.POST('/api/quote-links/{token}/approval', { ...of(token), body }));

export const declineByLink = async (token: string, body: DeclineByLinkDto) =>
  unwrap(await api.POST('/api/quote-links/{token}/decline', { ...of(token), body }));

export const linkedPdf = (token: string) => `/api/quote-links/${encodeURIComponent(token)}/pdf`;
