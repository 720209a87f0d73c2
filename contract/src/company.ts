import { mayInCompany } from './company-roles.js';
import type { Tone } from './statuses.js';

/** A company that a buyer has described waits for staff to confirm it. */
export const COMPANY_STATUSES = ['Pending', 'Confirmed'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

export const companyStatusTones: Readonly<Record<CompanyStatus, Tone>> = { Pending: 'yellow', Confirmed: 'green' };

/** The roles of users in a company: an admin describes it, a buyer buys, an approver approves, accounts pays. */
export const COMPANY_ROLES = ['admin', 'buyer', 'approver', 'accounts'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

interface Membership {
  readonly company: {
    readonly _id: string | null;
    readonly legalName: string;
    readonly status: CompanyStatus;
  } | null;
  readonly companyRole: CompanyRole | null;
}

/** The company whose account a user may see: one that is confirmed, in a role that may know. */
export function companyAccountOf({
  company,
  companyRole,
}: Membership): { readonly _id: string; readonly legalName: string } | null {
  if (company?.status !== 'Confirmed' || company._id === null || !mayInCompany(companyRole, 'account')) return null;
  return { _id: company._id, legalName: company.legalName };
}

/** Whose account: one's own, with documents that name no company, or the company's. */
export const ACCOUNT_SCOPES = ['own', 'company'] as const;
export type AccountScope = (typeof ACCOUNT_SCOPES)[number];

/** The most days that a company may have to pay an invoice. */
export const MAX_PAYMENT_TERMS_DAYS = 365;
