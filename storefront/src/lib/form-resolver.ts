import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FieldKey } from './i18n/i18n';

/**
 * Validates a form by a plain function, which returns the name of a text for each wrong field. `say` converts the name,
 * and a value, to the text.
 */
export function resolveWith<Values extends FieldValues>(
  check: (values: Values) => Partial<Record<keyof Values, FieldKey>>,
  say: (key: FieldKey, params: { value: string }) => string,
): Resolver<Values> {
  return (values) => {
    const problems = Object.entries<FieldKey | undefined>(check(values));
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [field, key] of problems)
      if (key) errors[field] = { type: 'rule', message: say(key, { value: String(values[field]) }) };
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
