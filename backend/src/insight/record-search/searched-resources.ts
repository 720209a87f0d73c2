import { roleMay, type StaffAction, type StaffRole } from '@shop/contract/staff-roles';

/** Kinds of records that a search over all of them finds, in the order of its answer. */
export const SEARCHED_RESOURCES = [
  'quotes',
  'orders',
  'invoices',
  'credit-notes',
  'payments',
  'receipts',
  'companies',
  'users',
  'products',
  'contact',
] as const;
export type SearchedResource = (typeof SEARCHED_RESOURCES)[number];

/** The action of those who may see a kind. */
const SEEN_BY: Readonly<Record<SearchedResource, StaffAction>> = {
  quotes: 'quotes.read',
  orders: 'orders.read',
  invoices: 'invoices.read',
  'credit-notes': 'invoices.read',
  payments: 'payments.read',
  receipts: 'payments.read',
  companies: 'customers.read',
  users: 'customers.read',
  products: 'products.read',
  contact: 'contact.read',
};

/** A role that sees one of the kinds may search. */
export const SEARCH_ACTIONS: [StaffAction, ...StaffAction[]] = [SEEN_BY.products, ...Object.values(SEEN_BY)];

/** The kinds that a role sees. */
export const searchedBy = (role: StaffRole | null): SearchedResource[] =>
  SEARCHED_RESOURCES.filter((resource) => roleMay(role, SEEN_BY[resource]));
