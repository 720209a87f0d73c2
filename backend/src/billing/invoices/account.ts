import { Types } from 'mongoose';
import type { Fils } from '@shop/contract/money';

/**
 * The party that owes the amounts of documents and gets overpaid amounts back: the company of the document, otherwise
 * the person.
 */
export type Account =
  | { readonly company: Types.ObjectId; readonly user: null }
  | { readonly company: null; readonly user: Types.ObjectId };

export const ACCOUNT_RESOURCES = ['companies', 'users'] as const;
export type AccountResource = (typeof ACCOUNT_RESOURCES)[number];

interface Accounted {
  readonly user: Types.ObjectId;
  readonly company: Types.ObjectId | null;
}

export function accountOf({ company, user }: Accounted): Account {
  return company ? { company, user: null } : { company: null, user };
}

/** An account, or a receipt, which names the person beside the company. */
interface Payer {
  readonly company: Types.ObjectId | null;
  readonly user: Types.ObjectId | null;
}

/** Identifies an account in one text: `companies 6920…` or `users 6920…`. */
export const accountKeyOf = ({ company, user }: Payer): string =>
  company === null ? `users ${String(user)}` : `companies ${String(company)}`;

export function accountOfKey(key: string): Account {
  const [resource, id] = key.split(' ');
  const _id = new Types.ObjectId(id);
  return resource === 'companies' ? { company: _id, user: null } : { company: null, user: _id };
}

export const isSameAccount = (one: Account, other: Account): boolean =>
  String(one.company) === String(other.company) && String(one.user) === String(other.user);

/** The condition on stored documents that belong to the account. */
export function ofAccount({ company, user }: Account) {
  return company === null ? { user, company: null } : { company };
}

interface PaidInvoice {
  readonly amountDue: Fils;
  readonly amountPaid: Fils;
  readonly voidedAt: Date | null;
}

/** The amount paid beyond the amount due, which the shop owes to the account. */
export const overpaidOf = ({ amountDue, amountPaid }: PaidInvoice): Fils => Math.max(amountPaid - amountDue, 0);
