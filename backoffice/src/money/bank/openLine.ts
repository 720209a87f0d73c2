import type { OpenBankLineResponse } from '@shop/contract/api';
import { toAed, toFils } from '@shop/contract/money';
import { formatAed, formatDay } from '../../kit/format';

export type OpenLine = OpenBankLineResponse;

/** The open amounts together, without a sign: money in less money out. */
export const sumOf = (lines: readonly OpenLine[]): number =>
  Math.abs(toAed(lines.reduce((sum, { left, amount }) => sum + Math.sign(amount) * toFils(left), 0)));

export const nameOf = ({ bookedOn, amount, text }: OpenLine): string =>
  [formatDay(bookedOn), formatAed(amount), text].filter(Boolean).join(' · ');
