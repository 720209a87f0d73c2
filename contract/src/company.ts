import { mayInCompany, type CompanyRole } from './company-roles.js';
import type { Tone } from './statuses.js';

/** A company that a buyer has described is Pending until staff confirm it. */
export const COMPANY_STATUSES = ['Pending', 'Confirmed'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

export const companyStatusTones: Readonly<Record<CompanyStatus, Tone>> = { Pending: 'yellow', Confirmed: 'green' };

interface Membership {
  readonly company: {
    readonly _id: string | null;
    readonly legalName: string;
    readonly status: CompanyStatus;
  } | null;
  readonly companyRole: CompanyRole | null;
}

/** The company whose account a user may see: it must be confirmed, and the user's role must allow it. */
export function companyAccountOf({
  company,
  companyRole,
}: Membership): { readonly _id: string; readonly legalName: string } | null {
  if (company?.status !== 'Confirmed' || company._id === null || !mayInCompany(companyRole, 'account')) return null;
  return { _id: company._id, legalName: company.legalName };
}

/** The account: the user's own, with documents without a company, or the company's. */
export const ACCOUNT_SCOPES = ['own', 'company'] as const;
export type AccountScope = (typeof ACCOUNT_SCOPES)[number];

/** The longest payment term of a company, in days. */
export const MAX_PAYMENT_TERMS_DAYS = 365;
