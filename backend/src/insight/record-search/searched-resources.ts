import type { StaffAction } from '@shop/contract/staff-roles';
import type { Actor } from '../../platform/auth/actor.js';
import { staffMay } from '../../platform/auth/staff-access.js';

/** Kinds of records in a search over all kinds, in the order of the results. */
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

/** The action that a role needs to see a kind. */
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

/** A role that may see one of the kinds may search. */
export const SEARCH_ACTIONS: [StaffAction, ...StaffAction[]] = [SEEN_BY.products, ...Object.values(SEEN_BY)];

export const searchedBy = (actor: Pick<Actor, 'staffRole' | 'key'>): SearchedResource[] =>
  SEARCHED_RESOURCES.filter((resource) => staffMay(actor, SEEN_BY[resource]));
