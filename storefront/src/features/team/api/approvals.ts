import type { AccountScope } from '@shop/contract/company';
import { api, queryOf, unwrap } from '../../../lib/api-client';
import type { RequestQuoteDto } from '@shop/contract/api';

export const approvalsQuery = (scope: AccountScope) =>
  queryOf(['approvals', scope], (signal) => api.GET('/api/approvals', { params: { query: { scope } }, signal }), {
    refetchOnMount: 'always',
  });

/** The rest of the buyer's limit this month. */
export const limitQuery = () =>
  queryOf(['approvals', 'limit'], (signal) => api.GET('/api/approvals/limit', { signal }), {
    refetchOnMount: 'always',
  });

export const requestApproval = async (body: RequestQuoteDto) => unwrap(await api.POST('/api/approvals', { body }));

export const approve = async (id: string, answer: string) =>
  unwrap(await api.POST('/api/approvals/{id}/approve', { params: { path: { id } }, body: { answer } }));

export const refuse = async (id: string, answer: string) =>
  unwrap(await api.POST('/api/approvals/{id}/refuse', { params: { path: { id } }, body: { answer } }));

export const withdraw = async (id: string) =>
  unwrap(await api.POST('/api/approvals/{id}/withdraw', { params: { path: { id } } }));
