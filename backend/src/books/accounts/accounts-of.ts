import { ACCOUNT_ROLES, type AccountRole, type BookAccount, USUAL_ACCOUNTS } from '@shop/contract/books';
import { refuse } from '../../platform/errors/refuse.js';

const nameOf = (role: AccountRole): string => USUAL_ACCOUNTS.find((one) => one.role === role)?.name ?? role;

interface Chosen {
  readonly bookAccounts: readonly BookAccount[];
}

/** The accounts of the journal: those of the settings, otherwise the usual ones; in the order of a trial balance. */
export function accountsOf({ bookAccounts }: Chosen): ReadonlyMap<AccountRole, BookAccount> {
  const chosen = new Map(bookAccounts.map((account) => [account.role, account]));
  return new Map(USUAL_ACCOUNTS.map((usual) => [usual.role, chosen.get(usual.role) ?? usual]));
}

/** @throws DomainError ACCOUNTS_MISSING naming the roles that have no account */
export function requireAccounts(accounts: ReadonlyMap<AccountRole, BookAccount>, used: Iterable<AccountRole>): void {
  const needed = new Set(used);
  const missing = ACCOUNT_ROLES.filter((role) => {
    const { code = '', name = '' } = accounts.get(role) ?? {};
    return needed.has(role) && (code === '' || name === '');
  });
  if (missing.length > 0) throw refuse('ACCOUNTS_MISSING', { roles: missing.map(nameOf).join(', ') });
}
