import type { CompanyRole } from '@shop/contract/company-roles';

interface Person {
  readonly email: string;
  readonly companyRole: CompanyRole | null;
}

/** Roles in the order in which their users receive emails about money. */
const ORDER: readonly (CompanyRole | null)[] = ['accounts', 'admin', 'approver', 'buyer', null];

/** The user of a company who receives documents about money: one with an address, the accounts role first. */
export function billingPersonOf<T extends Person>(people: readonly T[]): T | undefined {
  const reachable = people.filter(({ email }) => email !== '');
  for (const role of ORDER) {
    const found = reachable.find(({ companyRole }) => companyRole === role);
    if (found !== undefined) return found;
  }
  return people[0];
}
