import { writtenAmount } from './amounts.js';
import { type ParamValues, placeholdersOf } from './message.js';

const AMOUNT = /^-?\d+\.\d{2}$/;

/** Amounts as sentences and screens write them: `1200.50` is sent, 1,200.50 is shown. */
export const withWrittenAmounts = (values: ParamValues): ParamValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && AMOUNT.test(value) ? writtenAmount(Number(value)) : value,
    ]),
  );

/** Converts a long wait to minutes. */
function withMinutes(values: ParamValues): ParamValues {
  const seconds = Number(values['seconds'] ?? 0);
  return seconds > 60 ? { ...values, minutes: Math.ceil(seconds / 60) } : values;
}

/**
 * The sentence of a language for a code or a rule. The sentence of a case (`CODE/case`) has priority over the general
 * one if all of its values are present.
 * @returns undefined if the language has no sentence, or a value is missing
 */
export function refusalText(
  texts: Iterable<readonly [key: string, text: unknown]>,
  rule: string,
  sent: ParamValues,
  fill: (text: string, values: ParamValues) => string,
): string | undefined {
  const values = withWrittenAmounts(withMinutes(sent));
  const general: string[] = [];
  const ofCases: string[] = [];
  for (const [key, text] of texts) {
    if (typeof text !== 'string') continue;
    if (key === rule) general.push(text);
    if (key.startsWith(`${rule}/`)) ofCases.push(text);
  }
  const text = [...ofCases, ...general].find((one) => placeholdersOf(one).every((name) => values[name] !== undefined));
  return text === undefined ? undefined : fill(text, values);
}
