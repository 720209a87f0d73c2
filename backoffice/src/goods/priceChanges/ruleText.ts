import type { PriceChangeStatus } from '@shop/contract/price-change';
import type { Tone } from '@shop/contract/statuses';
import { formatAed } from '../../kit/format';
import type { PriceChangeRecord } from '../../types';

type Translate = (key: string, options?: Record<string, unknown>) => string;

export const priceChangeTones: Record<PriceChangeStatus, Tone> = {
  Scheduled: 'purple',
  Running: 'yellow',
  Done: 'green',
  Cancelled: 'neutral',
  Undoing: 'yellow',
  Undone: 'neutral',
};

/** The step of a rounding, in words if it is not a number. */
export const stepText = (step: string, translate: Translate): string =>
  translate(`resources.price-changes.step.${step}`, { _: step });

/** The rule of a change in one line: +5 %, rounded to 0.05. */
export const ruleText = (
  { kind, direction, value, step }: Pick<PriceChangeRecord, 'kind' | 'direction' | 'value' | 'step'>,
  translate: Translate,
): string => {
  const values = { sign: direction === 'up' ? '+' : '−', value: kind === 'percent' ? String(value) : formatAed(value) };
  const change = translate(`resources.price-changes.rule.${kind}`, values);
  if (step === '0.01') return change;
  const rounded = translate('resources.price-changes.rule.rounded', { step: stepText(step, translate) });
  return `${change}, ${rounded}`;
};

/** The products of a filter of the product list, as text. */
export const filterText = (filter: string, translate: Translate): string => {
  const fields = Object.entries(valuesOf(filter));
  if (fields.length === 0) return translate('resources.price-changes.all');
  const [[name, value] = ['', '']] = fields;
  if (fields.length === 1 && name === 'id' && Array.isArray(value)) {
    return translate('resources.price-changes.chosen', { count: value.length });
  }
  const reported = fields.map(([field, wanted]) => `${fieldName(field, translate)} ${wantedText(wanted, translate)}`);
  return translate('resources.price-changes.filtered', { filter: reported.join(', ') });
};

const fieldName = (field: string, translate: Translate): string =>
  field === 'q' ? '' : translate(`resources.products.fields.${field}`, { _: field });

const wantedText = (wanted: unknown, translate: Translate): string => {
  if (typeof wanted === 'boolean') return translate(wanted ? 'shop.yes' : 'shop.no');
  return typeof wanted === 'string' ? `“${wanted}”` : JSON.stringify(wanted);
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
