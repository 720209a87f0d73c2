import { KEY_ACTIONS } from '@shop/contract/api-keys';
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

type Rights = Pick<Actor, 'staffRole' | 'key'>;

/** True if the role of the actor includes one of the actions, and their API key does, too. */
export function staffMay({ staffRole, key }: Rights, ...actions: readonly StaffAction[]): boolean {
  return actions.some((action) => roleMay(staffRole, action) && (key === undefined || key.scopes.includes(action)));
}

export const signedOut = () => refuse('SIGNED_OUT', {}, { security: 'access refused' });

export const staffOnly = () => refuse('STAFF_ONLY', {}, { security: 'access refused' });

export const keyNotAllowed = () => refuse('KEY_NOT_ALLOWED', {}, { security: 'access refused' });

/** @param scopes any of them would have been enough */
export const keyLacksScope = (scopes: readonly string[]) =>
  refuse('KEY_NOT_ALLOWED/scope', { scopes: scopes.join(', ') }, { security: 'access refused' });

/** True if the caller may see costs and margins. @param actor null for the shop itself */
export function seesCosts(actor: Rights | null): boolean {
  return actor === null || staffMay(actor, 'margin.see');
}

/** True if the caller may see prices of orders, and credit limits. */
export function seesPrices(actor: Rights): boolean {
  return staffMay(actor, 'prices.read');
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
    if (!staffMay(actor, action)) throw staffRefused(actor, [action]);
    if (STAFF_ACTIONS[action].requiresReauthentication) requireConfirmed(actor);
  }
}

/** @throws DomainError REAUTHENTICATION_REQUIRED; KEY_NOT_ALLOWED for programs */
export function requireConfirmed({ needsConfirmation, key }: Pick<Actor, 'needsConfirmation' | 'key'>): void {
  if (key !== undefined) throw keyNotAllowed();
  if (needsConfirmation === true) throw refuse('REAUTHENTICATION_REQUIRED', { minutes: CONFIRMED_MINUTES });
}

/** Staff who have to set up a second factor can do nothing else. */
export const secondFactorSetupRequired = () => refuse('SECOND_FACTOR_SETUP_REQUIRED');

/** The refusal of staff, or of a key of theirs. @param actions any of them would have been enough */
export function staffRefused({ staffRole, key }: Rights, actions: readonly StaffAction[]): DomainError {
  if (key === undefined || key.company !== null || !actions.some((action) => roleMay(staffRole, action)))
    return staffRoleRefused(staffRole, actions);
  const scopes = actions.filter((action) => KEY_ACTIONS.includes(action));
  return scopes.length === 0 ? keyNotAllowed() : keyLacksScope(scopes);
}

/** @param actions any of them would have been enough */
export function staffRoleRefused(role: StaffRole | null, actions: readonly StaffAction[]): DomainError {
  const roles = listOfRoles(rolesFor(actions));
  const task = actions.map((action) => STAFF_ACTIONS[action].says).join(', or ');
  const values = { who: role ?? 'A customer', task, role: role ?? '', actions: actions.join(', '), roles };
  return refuse('STAFF_ROLE_REFUSED', values, { security: 'access refused' });
}
