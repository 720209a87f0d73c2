import type { CompanyRole } from '@shop/contract/company';

interface Person {
  readonly email: string;
  readonly companyRole: CompanyRole | null;
}

/** Roles in the order in which their people are written to about money. */
const ORDER: readonly (CompanyRole | null)[] = ['accounts', 'admin', 'approver', 'buyer', null];

/** The person of a company whom documents about money go to: one with an address, the accounts first. */
export function billingPersonOf<T extends Person>(people: readonly T[]): T | undefined {
  const reachable = people.filter(({ email }) => email !== '');
  for (const role of ORDER) {
    const found = reachable.find(({ companyRole = null }) => companyRole === role);
    if (found !== undefined) return found;
  }
  return people[0];
}
