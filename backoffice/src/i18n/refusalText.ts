import { fillMessage, type ParamValues, writtenNumber } from '@shop/contract/message';
import { refusalText as textOfRefusal } from '@shop/contract/refusal-text';
import { rolesFor, STAFF_ACTIONS, type StaffAction } from '@shop/contract/staff-roles';
import { currentLanguage, inSentence } from './language';
import { messages, refusals } from './messages';
import { valuesOf } from './texts';

/** The code of a refusal or the rule of a field with its values, as sent by the API. */
interface Refusal {
  rule?: unknown;
  params?: unknown;
}

const isAction = (name: string): name is StaffAction => Object.hasOwn(STAFF_ACTIONS, name);

/** Translates the actions of staff and their roles. */
const nameActions = (values: Map<string, unknown>): void => {
  const { comma, staff: words } = messages[currentLanguage()].shop;
  const reported = values.get('actions');
  const actions = (typeof reported === 'string' ? reported : '').split(', ').filter(isAction);
  values.set('actions', actions.map((action) => words.action[action]).join(comma));
  values.set(
    'roles',
    rolesFor(actions)
      .map((role) => words.role[role])
      .join(comma),
  );
};

/** A record that a call for many skipped, with the reason. A deleted record has no number. */
export const leftOutText = ({ number, code, message }: { number: string; code: string; message: string }): string =>
  [number, refusalText(message, { rule: code })].filter(Boolean).join(': ');

/** The refusal in the language of the page; the API's own text if the language has none, or a value is missing. */
export const refusalText = (words: string, { rule, params }: Refusal): string => {
  const values = new Map<string, unknown>(Object.entries({ ...(typeof params === 'object' && params) }));
  if (rule === 'STAFF_ROLE_REFUSED') nameActions(values);
  const fill = (text: string, known: ParamValues) =>
    fillMessage(text, known, new Intl.PluralRules(currentLanguage()), { number: writtenNumber, text: inSentence });
  return textOfRefusal(Object.entries(refusals[currentLanguage()]), String(rule), valuesOf(values), fill) ?? words;
};
