import type { StaffAction, StaffRole } from '@shop/contract/staff-roles';
import { refuseField } from '../../../platform/errors/refuse.js';

interface Rights {
  readonly isAdmin: boolean;
  readonly staffRole: StaffRole | null;
}

/**
 * The rights after a change. New staff without a role become Administrators; former staff have no role.
 * @throws DomainError `invalid` naming `staffRole`, if a customer gets a role
 */
export function rightsAfter(
  before: Rights,
  { isAdmin = before.isAdmin, staffRole = before.staffRole }: Partial<Rights>,
): Rights {
  if (isAdmin) return { isAdmin, staffRole: staffRole ?? 'Administrator' };
  if (staffRole && staffRole !== before.staffRole) throw refuseField('staffRole', 'ROLE_WITHOUT_STAFF');
  return { isAdmin, staffRole: null };
}

/** The action that a change of an account needs: only Administrators change accounts that are, or become, staff. */
export function accountActionOf(...rights: readonly Rights[]): StaffAction {
  return rights.some(({ isAdmin }) => isAdmin) ? 'staff.write' : 'customers.write';
}

/** True if a change removes an Administrator. */
export function losesAdministrator(before: Rights, after: Rights): boolean {
  return before.staffRole === 'Administrator' && after.staffRole !== 'Administrator';
}
