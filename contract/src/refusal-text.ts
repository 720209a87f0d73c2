import { type ParamValues, placeholdersOf } from './message.js';

/** A long wait is given in minutes. */
function withMinutes(values: ParamValues): ParamValues {
  const seconds = Number(values['seconds'] ?? 0);
  return seconds > 60 ? { ...values, minutes: Math.ceil(seconds / 60) } : values;
}

/**
 * A language's sentence for a code or a rule. One of a case (`CODE/case`) comes before the general one where all of its values
 * are there.
 * @returns undefined where the language has none, or a value is missing
 */
export function refusalText(
  texts: Iterable<readonly [key: string, text: unknown]>,
  rule: string,
  sent: ParamValues,
  fill: (text: string, values: ParamValues) => string,
): string | undefined {
  const values = withMinutes(sent);
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
