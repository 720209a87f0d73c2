import { type StaffAction, type StaffRole, staffRoleOf } from '@shop/contract/staff-roles';
import { refuseField } from '../../../platform/errors/refuse.js';

interface Rights {
  readonly isAdmin: boolean;
  readonly staffRole?: StaffRole | null;
}

/**
 * The rights after a change. Whoever becomes staff without a role is an Administrator; whoever is staff no more has none.
 * @throws DomainError `invalid` naming `staffRole`, of a role for a customer
 */
export function rightsAfter(
  before: Rights,
  { isAdmin = before.isAdmin, staffRole }: Partial<Rights>,
): Required<Rights> {
  const role = staffRoleOf(before);
  if (isAdmin) return { isAdmin, staffRole: (staffRole === undefined ? role : staffRole) ?? 'Administrator' };
  if (staffRole && staffRole !== role) throw refuseField('staffRole', 'ROLE_WITHOUT_STAFF');
  return { isAdmin, staffRole: null };
}

/** The action that a change of an account is: those of staff, as they were or will be, are the Administrators'. */
export function accountActionOf(...rights: readonly Rights[]): StaffAction {
  return rights.some(({ isAdmin }) => isAdmin) ? 'staff.write' : 'customers.write';
}

/** Whether a change leaves the shop with an Administrator less. */
export function losesAdministrator(before: Rights, after: Rights): boolean {
  return staffRoleOf(before) === 'Administrator' && staffRoleOf(after) !== 'Administrator';
}
