import { dubaiDaysBetween } from './dubai-day.js';

/** Days from the supply within which its tax invoice is to be issued. Federal Decree-Law 8/2017, article 67. */
export const DAYS_TO_INVOICE = 14;

/** How many days are left to issue the invoice of a supply; below 0: it is late. Days are those of Dubai. */
export function daysToInvoice(suppliedAt: Date, now: Date): number {
  return DAYS_TO_INVOICE - dubaiDaysBetween(suppliedAt, now);
}
