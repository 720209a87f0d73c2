import { STAFF_ACTIONS, STAFF_ROLES, type StaffAction } from '@shop/contract/staff-roles';
import { asWritten } from '../words';

const actions = Object.fromEntries(
  Object.entries(STAFF_ACTIONS).map(([action, { says }]) => [
    action,
    `${says.charAt(0).toUpperCase()}${says.slice(1)}`,
  ]),
) as Record<StaffAction, string>;

export const staff = {
  role: asWritten(STAFF_ROLES),
  action: actions,
  may: 'What {role} may do',
  not_yours: 'Your role ({role}) sees this record but does not change it.',
};
