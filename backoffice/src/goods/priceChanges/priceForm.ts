import { readNumber } from '@shop/contract/numbers';
import type { PriceChangeKind, PriceDirection, PriceRemark, PriceStep, RoundingWay } from '@shop/contract/price-change';
import type { CreatePriceChangeDto, PreviewPriceChangeDto, PriceChangePreviewResponse } from '@shop/contract/api';

/** The typed rule. */
export interface PriceForm {
  kind: PriceChangeKind;
  direction: PriceDirection;
  value: string;
  step: PriceStep;
  rounding: RoundingWay;
}

export const EMPTY_FORM: PriceForm = { kind: 'percent', direction: 'up', value: '', step: '0.01', rounding: 'nearest' };

/** @returns undefined while there is no readable number */
export const toPreviewBody = (form: PriceForm, filter: string): PreviewPriceChangeDto | undefined => {
  const value = readNumber(form.value, 2);
  return value === undefined ? undefined : { ...form, value, filter };
};

export const toCreateBody = (
  rule: PreviewPriceChangeDto,
  plan: string,
  { day, note }: { day: string | null; note: string },
): CreatePriceChangeDto => ({ ...rule, plan, startDay: day, note: note.trim() });

/** Marks the lines whose price has changed since the earlier preview. */
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
