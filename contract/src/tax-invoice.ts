import { dubaiDaysBetween } from './dubai-day.js';

/** The time limit for the tax invoice of a supply, in days. Federal Decree-Law 8/2017, article 67. */
export const DAYS_TO_INVOICE = 14;

/** The days that are left for the invoice of a supply; below 0: it is late. Days in Dubai. */
export function daysToInvoice(suppliedAt: Date, now: Date): number {
  return DAYS_TO_INVOICE - dubaiDaysBetween(suppliedAt, now);
}
