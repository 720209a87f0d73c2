import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import type { VatReturnQueryDto } from './dto/vat-return.query.js';
import { refuseField } from '../../platform/errors/refuse.js';

export interface ReturnPeriod {
  /** Days in Dubai, both included. */
  readonly from: string;
  readonly to: string;
  /** The first and the last instant of the period. */
  readonly first: Date;
  readonly last: Date;
}

/** @throws DomainError `invalid` naming `from` */
export function returnPeriod(query: VatReturnQueryDto, now: Date): ReturnPeriod {
  const to = query.to ?? dubaiDay(now);
  const from = query.from ?? firstOfQuarter(to);
  if (from > to) throw refuseField('from', 'PERIOD_REVERSED', { to, value: from });
  return { from, to, first: startOfDubaiDay(from), last: endOfDubaiDay(startOfDubaiDay(to)) };
}

/** The first day of the quarter. */
function firstOfQuarter(day: string): string {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}
