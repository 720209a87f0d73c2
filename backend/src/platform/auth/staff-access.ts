import { CONFIRMED_MINUTES } from '@shop/contract/second-factor';
import {
  listOfRoles,
  roleMay,
  rolesFor,
  STAFF_ACTIONS,
  type StaffAction,
  type StaffRole,
} from '@shop/contract/staff-roles';
import { DomainError } from '../errors/domain-error.js';
import type { Actor } from './actor.js';

/** Whether the actor may do one of these as staff. */
export function staffMay({ staffRole }: Pick<Actor, 'staffRole'>, ...actions: readonly StaffAction[]): boolean {
  return actions.some((action) => roleMay(staffRole, action));
}

/** Whether costs and margins are told to the caller. @param actor null: the shop itself */
export function seesCosts(actor: Pick<Actor, 'staffRole'> | null): boolean {
  return actor === null || staffMay(actor, 'margin.see');
}

/**
 * For calls that do several things: the guard has let in whoever may do one of them.
 * @param actor null: the shop itself
 * @throws DomainError STAFF_ROLE_REFUSED, for the first of the actions that the actor's role does not include;
 * REAUTHENTICATION_REQUIRED
 */
export function requireStaffActions(actor: Actor | null, actions: Iterable<StaffAction>): void {
  if (actor === null) return;
  for (const action of actions) {
    if (!staffMay(actor, action)) throw staffRoleRefused(actor.staffRole, [action]);
    if (STAFF_ACTIONS[action].asksAgain) requireConfirmed(actor);
  }
}

/** @throws DomainError REAUTHENTICATION_REQUIRED */
export function requireConfirmed({ needsConfirmation }: Pick<Actor, 'needsConfirmation'>): void {
  if (needsConfirmation === true) throw reauthenticationRequired();
}

const reauthenticationRequired = () =>
  new DomainError('forbidden', {
    code: 'REAUTHENTICATION_REQUIRED',
    message: `Please confirm that it is you: your sign-in is more than ${CONFIRMED_MINUTES} minutes old.`,
    params: { minutes: CONFIRMED_MINUTES },
  });

/** Staff who have to set up a second factor can do nothing else. */
export const secondFactorSetupRequired = () =>
  new DomainError('forbidden', {
    code: 'SECOND_FACTOR_SETUP_REQUIRED',
    message: 'The shop asks all staff for a second factor. Please set yours up first.',
  });

/** @param actions any of which would have been enough */
export function staffRoleRefused(role: StaffRole | null, actions: readonly StaffAction[]): DomainError {
  const roles = listOfRoles(rolesFor(actions));
  const says = actions.map((action) => STAFF_ACTIONS[action].says).join(', or ');
  return new DomainError('forbidden', {
    code: 'STAFF_ROLE_REFUSED',
    message: `${role ?? 'A customer'} may not ${says}. It takes ${roles}.`,
    params: { role: role ?? '', actions: actions.join(', '), roles },
    security: 'access refused',
  });
}
