/**
 * The actions of users in their company: `describe` edits its details, `manage` sets members, limits and settings,
 * `approve` decides requests above a limit, `account` sees what it owes and reads its invoices.
 */
export const COMPANY_ACTIONS = ['describe', 'manage', 'approve', 'account'] as const;
export type CompanyAction = (typeof COMPANY_ACTIONS)[number];

/** Rights beyond those of every role, which may request quotes and see what the company shares. */
export const COMPANY_RIGHTS: Readonly<Record<CompanyRole, readonly CompanyAction[]>> = {
  admin: ['describe', 'manage', 'approve', 'account'],
  buyer: [],
  approver: ['approve'],
  accounts: ['account'],
};

/** @param role null for a user without a company */
export const mayInCompany = (role: CompanyRole | null, action: CompanyAction): boolean =>
  role !== null && COMPANY_RIGHTS[role].includes(action);

/** The roles that have a right. */
export const rolesThatMay = (action: CompanyAction): CompanyRole[] =>
  (Object.keys(COMPANY_RIGHTS) as CompanyRole[]).filter((role) => mayInCompany(role, action));

/** The documents that colleagues may see, and the setting of the company that allows it. */
export const SHARED_DOCUMENTS = { quotes: 'sharesQuotes', orders: 'sharesOrders', invoices: 'sharesInvoices' } as const;
export type SharedDocuments = keyof typeof SHARED_DOCUMENTS;

export type CompanySharing = Readonly<Record<(typeof SHARED_DOCUMENTS)[SharedDocuments], boolean>>;

/** True if a user of the company sees these documents of all its users. Invoices are part of the account. */
export const seesCompanyDocuments = (
  kind: SharedDocuments,
  role: CompanyRole | null,
  sharing: Partial<CompanySharing>,
): boolean =>
  role !== null && (sharing[SHARED_DOCUMENTS[kind]] === true || (kind === 'invoices' && mayInCompany(role, 'account')));

/** The roles of users in a company: an admin describes it, a buyer buys, an approver approves, accounts pays. */
export const COMPANY_ROLES = ['admin', 'buyer', 'approver', 'accounts'] as const;

export type CompanyRole = (typeof COMPANY_ROLES)[number];
