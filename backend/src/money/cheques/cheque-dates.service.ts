import { Injectable } from '@nestjs/common';
import { MAX_CHEQUE_YEARS_AHEAD, monthsAfter } from '@shop/contract/cheques';
import { dubaiDay, endOfDubaiDay, startOfDubaiDay } from '@shop/contract/dubai-day';
import { Clock } from '../../platform/clock.js';
import { dateWithinBounds } from '../../platform/http/validation/dates.js';

/** Checks days that callers send, in Dubai. */
@Injectable()
export class ChequeDates {
  constructor(private readonly clock: Clock) {}

  today(): string {
    return dubaiDay(this.clock.now());
  }

  /** The timestamp of money received or paid on this day. */
  momentOf(day: string): Date {
    return day === this.today() ? this.clock.now() : new Date(day);
  }

  /** A day in the past. @param earliest day of the step before @throws DomainError at the field */
  pastDay(day: string, field: string, earliest?: string): string {
    dateWithinBounds(day, field, endOfDubaiDay(this.clock.now()), earliest);
    return day;
  }

  /** The day on a cheque. @throws DomainError at the field */
  chequeDate(day: string, field: string): string {
    const last = monthsAfter(this.today(), 12 * MAX_CHEQUE_YEARS_AHEAD);
    dateWithinBounds(day, field, endOfDubaiDay(startOfDubaiDay(last)));
    return day;
  }
}
