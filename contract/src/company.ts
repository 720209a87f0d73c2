import type { Tone } from './statuses.js';

/** A company that a buyer has described waits for staff to confirm it. */
export const COMPANY_STATUSES = ['Pending', 'Confirmed'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

export const companyStatusTones: Readonly<Record<CompanyStatus, Tone>> = { Pending: 'yellow', Confirmed: 'green' };

/** The roles of users in a company: an admin describes it, a buyer buys, an approver approves, accounts pays. */
export const COMPANY_ROLES = ['admin', 'buyer', 'approver', 'accounts'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** Whether a role of a company may know what is owed to it: whoever describes it, and whoever pays. */
export const seesAccountOf = (role: CompanyRole | null): boolean => role === 'admin' || role === 'accounts';

/** The most days that a company may have to pay an invoice. */
export const MAX_PAYMENT_TERMS_DAYS = 365;
