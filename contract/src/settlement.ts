import { type Fils, toFils } from './money.js';
import type { InvoiceStatus } from './statuses.js';

/** The total of an invoice at issue, and the amounts that reduce what is due. */
export interface SettledInvoice {
  readonly issuedTotal: Fils;
  /** The advance invoices that it uses. */
  readonly advanced: Fils;
  /** The sum of its credit notes. */
  readonly credited: Fils;
  /** The payments less their refunds. */
  readonly amountPaid: Fils;
  /** The part of the debt that is written off and was not paid afterwards. */
  readonly writtenOff: Fils;
  /** Bank charges and small differences that were taken off. */
  readonly waived: Fils;
  readonly isVoid: boolean;
}

export type SettlementPart =
  | 'advanced'
  | 'credited'
  | 'void'
  | 'paid'
  | 'waived'
  | 'writtenOff'
  | 'remaining'
  | 'creditBalance';

export interface SettlementRow {
  readonly part: SettlementPart;
  readonly amount: Fils;
}

/** An invoice as the API answers it, in AED. */
interface AnsweredInvoice {
  readonly issuedTotal: number;
  readonly advanced: number;
  readonly credited: number;
  readonly amountPaid: number;
  readonly writtenOff: number;
  readonly waived: number;
  readonly status: InvoiceStatus;
}

export function settledInvoiceOf(invoice: AnsweredInvoice): SettledInvoice {
  const { issuedTotal, advanced, credited, amountPaid, writtenOff, waived, status } = invoice;
  return {
    issuedTotal: toFils(issuedTotal),
    advanced: toFils(advanced),
    credited: toFils(credited),
    amountPaid: toFils(amountPaid),
    writtenOff: toFils(writtenOff),
    waived: toFils(waived),
    isVoid: status === 'Void',
  };
}

/**
 * The lines below the total of an invoice, on its paper, on pages and in emails. The last line is the total less credit
 * notes, voids, payments, small differences and write-offs: the remaining due, or the credit balance if more was paid than due.
 */
export function settlementOf(invoice: SettledInvoice): SettlementRow[] {
  const { issuedTotal, advanced, credited, amountPaid, writtenOff, waived, isVoid } = invoice;
  const voided = isVoid ? issuedTotal - advanced - credited : 0;
  const balance = issuedTotal - advanced - credited - voided - amountPaid - writtenOff - waived;
  const off = [
    { part: 'advanced', amount: advanced },
    { part: 'credited', amount: credited },
    { part: 'void', amount: voided },
  ] as const;
  return [
    ...off.filter(({ amount }) => amount > 0),
    { part: 'paid', amount: amountPaid },
    ...(waived > 0 ? [{ part: 'waived' as const, amount: waived }] : []),
    ...(writtenOff > 0 ? [{ part: 'writtenOff' as const, amount: writtenOff }] : []),
    balance < 0 ? { part: 'creditBalance', amount: -balance } : { part: 'remaining', amount: balance },
  ];
}

/** The last line of `settlementOf`. */
export function balanceOf(invoice: SettledInvoice): SettlementRow {
  return settlementOf(invoice).at(-1) ?? { part: 'remaining', amount: 0 };
}

export const CREDIT_BADGES = ['Partly credited', 'Fully credited'] as const;
export type CreditBadge = (typeof CREDIT_BADGES)[number];

/** The badge beside the status, which follows from payments alone; null where the status says it, or nothing is credited. */
export function creditBadgeOf({ issuedTotal, advanced, credited, amountPaid }: SettledInvoice): CreditBadge | null {
  if (credited === 0) return null;
  if (credited < issuedTotal - advanced) return 'Partly credited';
  return amountPaid > 0 ? 'Fully credited' : null;
}
