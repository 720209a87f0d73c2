import { formatAed } from '../../kit/format';
import type { Translate } from '../../kit/ui/exportSheet';
import type { PriceChangeRecord } from '../../types';

/** The rule of a change in one line: +5 %, rounded to 0.05. */
export const ruleText = ({ kind, direction, value, step }: PriceChangeRecord, translate: Translate): string => {
  const values = {
    sign: direction === 'down' ? '−' : '+',
    value: kind === 'percent' ? String(value) : formatAed(value),
  };
  const change = translate(`resources.price-changes.rule.${kind}`, values);
  if (!step || step === '0.01') return change;
  const stepText = translate(`resources.price-changes.step.${step}`, { _: step });
  return `${change}, ${translate('resources.price-changes.rule.rounded', { step: stepText })}`;
};

/** The products of a filter of the product list, as text. */
export const filterText = (filter: string, translate: Translate): string => {
  const fields = Object.entries(valuesOf(filter));
  const [[name, value] = ['', '']] = fields;
  if (fields.length === 0) return translate('resources.price-changes.all');
  if (fields.length === 1 && name === 'id' && Array.isArray(value))
    return translate('resources.price-changes.chosen', { count: value.length });
  const reported = fields.map(([field, wanted]) => {
    const label = field === 'q' ? '' : translate(`resources.products.fields.${field}`, { _: field });
    if (typeof wanted === 'boolean') return `${label} ${translate(wanted ? 'shop.yes' : 'shop.no')}`;
    return `${label} ${typeof wanted === 'string' ? `“${wanted}”` : JSON.stringify(wanted)}`;
  });
  return translate('resources.price-changes.filtered', { filter: reported.join(', ') });
};

/** Empty if the text is not a filter. */
const valuesOf = (filter: string): Record<string, unknown> => {
  try {
    const values: unknown = JSON.parse(filter);
    return typeof values === 'object' && values !== null ? { ...values } : {};
  } catch {
    return {};
  }
};
