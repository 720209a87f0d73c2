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
import { refuse } from '../errors/refuse.js';
import type { Actor } from './actor.js';

/** True if the role of the actor includes one of the actions. */
export function staffMay({ staffRole }: Pick<Actor, 'staffRole'>, ...actions: readonly StaffAction[]): boolean {
  return actions.some((action) => roleMay(staffRole, action));
}

/** True if the caller may see costs and margins. @param actor null for the shop itself */
export function seesCosts(actor: Pick<Actor, 'staffRole'> | null): boolean {
  return actor === null || staffMay(actor, 'margin.see');
}

/**
 * Checks calls that do several things: the guard already admits a role that includes only one of the actions.
 * @param actor null for the shop itself
 * @throws DomainError STAFF_ROLE_REFUSED, for the first of the actions that the actor's role does not include;
 * REAUTHENTICATION_REQUIRED
 */
export function requireStaffActions(actor: Actor | null, actions: Iterable<StaffAction>): void {
  if (actor === null) return;
  for (const action of actions) {
    if (!staffMay(actor, action)) throw staffRoleRefused(actor.staffRole, [action]);
    if (STAFF_ACTIONS[action].requiresReauthentication) requireConfirmed(actor);
  }
}

/** @throws DomainError REAUTHENTICATION_REQUIRED */
export function requireConfirmed({ needsConfirmation }: Pick<Actor, 'needsConfirmation'>): void {
  if (needsConfirmation === true) throw refuse('REAUTHENTICATION_REQUIRED', { minutes: CONFIRMED_MINUTES });
}

/** Staff who have to set up a second factor can do nothing else. */
export const secondFactorSetupRequired = () => refuse('SECOND_FACTOR_SETUP_REQUIRED');

/** @param actions any of them would have been enough */
export function staffRoleRefused(role: StaffRole | null, actions: readonly StaffAction[]): DomainError {
  const roles = listOfRoles(rolesFor(actions));
  const task = actions.map((action) => STAFF_ACTIONS[action].says).join(', or ');
  const values = { who: role ?? 'A customer', task, role: role ?? '', actions: actions.join(', '), roles };
  return refuse('STAFF_ROLE_REFUSED', values, { security: 'access refused' });
}
