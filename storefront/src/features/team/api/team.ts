import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@shop/contract/languages';
import { api, queryOf, unwrap } from '../../../lib/api-client';
import type { CompanyRole } from '@shop/contract/company-roles';

/** The company of the buyer and its settings. */
export const teamQuery = () => queryOf(['team', 'company'], (signal) => api.GET('/api/companies/my', { signal }));

export const peopleQuery = () =>
  queryOf(['team', 'people'], (signal) => api.GET('/api/companies/my/people', { signal }));

export const invitationsQuery = () =>
  queryOf(['team', 'invitations'], (signal) => api.GET('/api/companies/my/invitations', { signal }));

export type Setting = 'sharesPurchases' | 'sharesQuotes' | 'sharesOrders' | 'sharesInvoices' | 'needsApproval';

export const changeSettings = async (body: Partial<Record<Setting, boolean>> & { version: number }) =>
  unwrap(await api.PUT('/api/companies/my', { body }));

interface MemberFields {
  companyRole: CompanyRole;
  /** AED; null if there is no limit. */
  monthlyLimit: number | null;
  version: number;
}

export const changeMember = async (id: string, body: MemberFields) =>
  unwrap(await api.PUT('/api/companies/my/people/{id}', { params: { path: { id } }, body }));

export const removeMember = async (id: string) =>
  unwrap(await api.DELETE('/api/companies/my/people/{id}', { params: { path: { id } } }));

export const invite = async (body: { email: string; companyRole: CompanyRole; language: Language }) =>
  unwrap(await api.POST('/api/companies/my/invitations', { body }));

export const sendAgain = async (id: string) =>
  unwrap(await api.POST('/api/invitations/{id}/send', { params: { path: { id } } }));

export const revoke = async (id: string) =>
  unwrap(await api.DELETE('/api/invitations/{id}', { params: { path: { id } } }));

export const invitedQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async () => unwrap(await api.POST('/api/invitations/look', { body: { token } })),
    retry: false,
    staleTime: Infinity,
  });

export const acceptInvitation = async (token: string) =>
  unwrap(await api.POST('/api/invitations/accept', { body: { token } }));
