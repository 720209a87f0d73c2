import { fillMessage, placeholdersOf } from '@shop/contract/message';
import { rolesFor, STAFF_ACTIONS, type StaffAction } from '@shop/contract/staff-roles';
import { currentLanguage, isolatedName } from './language';
import { messages, refusals } from './messages';
import { valuesOf } from './texts';

/** The code of a refusal or the rule of a field, and the values that belong to it, as the API sends them. */
interface Refusal {
  rule?: unknown;
  params?: unknown;
}

/** The text of a rule. A long wait has a text of its own, in minutes. */
const textOf = (rule: string, seconds: number): string | undefined => {
  const key = seconds > 60 ? `${rule}_MINUTES` : rule;
  const known = refusals[currentLanguage()];
  return Object.hasOwn(known, key) ? known[key] : undefined;
};

const isAction = (name: string): name is StaffAction => Object.hasOwn(STAFF_ACTIONS, name);

/** Puts the actions of staff and their roles in words. */
const nameActions = (values: Map<string, unknown>): void => {
  const words = messages[currentLanguage()].shop.staff;
  const reported = values.get('actions');
  const actions = (typeof reported === 'string' ? reported : '').split(', ').filter(isAction);
  const comma = currentLanguage() === 'ar' ? '، ' : ', ';
  values.set('actions', actions.map((action) => words.action[action]).join(comma));
  values.set(
    'roles',
    rolesFor(actions)
      .map((role) => words.role[role])
      .join(comma),
  );
};

/** The refusal in the language of the page; the API's own words where the language has none, or lacks a value. */
export const refusalText = (words: string, { rule, params }: Refusal): string => {
  const values = new Map<string, unknown>(Object.entries({ ...(typeof params === 'object' && params) }));
  const seconds = Number(values.get('seconds') ?? 0);
  if (seconds > 0) values.set('minutes', Math.ceil(seconds / 60));
  if (rule === 'STAFF_ROLE_REFUSED') nameActions(values);
  const text = textOf(String(rule), seconds);
  const known = valuesOf(values);
  if (text === undefined || placeholdersOf(text).some((name) => known[name] === undefined)) return words;
  return fillMessage(text, known, new Intl.PluralRules(currentLanguage()), { number: String, text: isolatedName });
};
