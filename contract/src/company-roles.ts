import type { CompanyRole } from './company.js';

/**
 * The actions of people in their company: `describe` says what it is, `manage` sets who belongs to it, their limits and its
 * settings, `approve` decides requests above a limit, `account` knows what it owes and reads its invoices.
 */
export const COMPANY_ACTIONS = ['describe', 'manage', 'approve', 'account'] as const;
export type CompanyAction = (typeof COMPANY_ACTIONS)[number];

/** Every role asks for quotes and sees what the company shares; these are the rights beyond that. */
export const COMPANY_RIGHTS: Readonly<Record<CompanyRole, readonly CompanyAction[]>> = {
  admin: ['describe', 'manage', 'approve', 'account'],
  buyer: [],
  approver: ['approve'],
  accounts: ['account'],
};

/** @param role null: somebody without a company */
export const mayInCompany = (role: CompanyRole | null, action: CompanyAction): boolean =>
  role !== null && COMPANY_RIGHTS[role].includes(action);

/** The roles that have a right. */
export const rolesThatMay = (action: CompanyAction): CompanyRole[] =>
  (Object.keys(COMPANY_RIGHTS) as CompanyRole[]).filter((role) => mayInCompany(role, action));

/** The documents that colleagues can see of each other, and the setting of the company that lets them. */
export const SHARED_DOCUMENTS = { quotes: 'sharesQuotes', orders: 'sharesOrders', invoices: 'sharesInvoices' } as const;
export type SharedDocuments = keyof typeof SHARED_DOCUMENTS;

export type CompanySharing = Readonly<Record<(typeof SHARED_DOCUMENTS)[SharedDocuments], boolean>>;

/** Whether somebody of the company sees these documents of all its people. Invoices are part of the account. */
export const seesCompanyDocuments = (
  kind: SharedDocuments,
  role: CompanyRole | null,
  sharing: Partial<CompanySharing>,
): boolean =>
  role !== null && (sharing[SHARED_DOCUMENTS[kind]] === true || (kind === 'invoices' && mayInCompany(role, 'account')));
