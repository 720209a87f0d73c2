import { type CompanyAction, rolesThatMay } from '@shop/contract/company-roles';
import type { DomainError } from '../../platform/errors/domain-error.js';
import { refuse } from '../../platform/errors/refuse.js';

/** @param right that the caller's role does not include */
export function companyRoleNeeded(right: CompanyAction): DomainError {
  const roles = rolesThatMay(right).join(', ');
  return refuse('COMPANY_ROLE_NEEDED', { roles }, { security: 'access refused' });
}
