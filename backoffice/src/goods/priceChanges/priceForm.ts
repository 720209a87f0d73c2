import { readNumber } from '@shop/contract/numbers';
import type { PriceChangeKind, PriceDirection, PriceRemark, PriceStep, RoundingWay } from '@shop/contract/price-change';
import type { CreatePriceChangeDto, PreviewPriceChangeDto, PriceChangePreviewResponse } from '@shop/contract/api';

/** The rule as it is typed. */
export interface PriceForm {
  kind: PriceChangeKind;
  direction: PriceDirection;
  value: string;
  step: PriceStep;
  rounding: RoundingWay;
}

export const EMPTY_FORM: PriceForm = { kind: 'percent', direction: 'up', value: '', step: '0.01', rounding: 'nearest' };

/** @returns undefined while no number is typed, or none that can be read */
export const toPreviewBody = (form: PriceForm, filter: string): PreviewPriceChangeDto | undefined => {
  const value = readNumber(form.value, 2);
  return value === undefined ? undefined : { ...form, value, filter };
};

export const toCreateBody = (
  rule: PreviewPriceChangeDto,
  plan: string,
  { day, note }: { day: string | null; note: string },
): CreatePriceChangeDto => ({ ...rule, plan, startDay: day, note: note.trim() });

/** Marks the lines whose price is another one than it was when they were shown before. */
export const markMoved = (
  before: PriceChangePreviewResponse | undefined,
  now: PriceChangePreviewResponse,
): PriceChangePreviewResponse => {
  if (!before) return now;
  const prices = new Map(before.lines.map(({ product, from }) => [product, from]));
  const hasMoved = (product: string, from: number) => prices.get(product) !== from;
  const moved: PriceRemark = 'CHANGED_SINCE';
  const lines = now.lines.map((line) =>
    hasMoved(line.product, line.from) ? { ...line, remarks: [moved, ...line.remarks] } : line,
  );
  return { ...now, lines };
};
