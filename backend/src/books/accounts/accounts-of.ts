import { type BookAccount, bookRoleOf, type BookRole, purposeOf, USUAL_ACCOUNTS } from '@shop/contract/books';
import { refuse } from '../../platform/errors/refuse.js';

/** The accounts of the journal, in the order of a trial balance. */
export type Accounts = ReadonlyMap<BookRole, BookAccount>;

interface Chosen {
  readonly bookAccounts: readonly BookAccount[];
}

const nameOf = (role: BookRole): string => USUAL_ACCOUNTS.find((one) => one.role === purposeOf(role))?.name ?? role;

/** The accounts of bank accounts that have their own. */
export const ownBankAccounts = ({ bookAccounts }: Chosen): BookAccount[] =>
  bookAccounts.filter(({ bankAccount, code, name }) => bankAccount && code + name !== '');

/** The accounts of the settings, otherwise the usual ones. */
export function accountsOf(chosen: Chosen): Accounts {
  const accounts = new Map(chosen.bookAccounts.map((account) => [bookRoleOf(account), account]));
  return new Map(
    USUAL_ACCOUNTS.flatMap((usual) => [
      [usual.role, accounts.get(usual.role) ?? usual] as const,
      ...(usual.role === 'bank' ? ownBankAccounts(chosen) : []).map((own) => [bookRoleOf(own), own] as const),
    ]),
  );
}

/** @throws DomainError ACCOUNTS_MISSING naming the roles that have no account */
export function requireAccounts(accounts: Accounts, used: Iterable<BookRole>): void {
  const needed = new Set(used);
  const missing = [...accounts].filter(([role, { code, name }]) => needed.has(role) && (code === '' || name === ''));
  if (missing.length > 0) throw refuse('ACCOUNTS_MISSING', { roles: missing.map(([role]) => nameOf(role)).join(', ') });
}
