import { toAed, toFils } from '@shop/contract/money';
import type { InvoicePaymentResponse } from '@shop/contract/api';

interface Part {
  readonly invoiceNumber: string;
  readonly amount: number;
}

/** The part of a payment that no longer counts for its invoice: refunded, or used as credit for others. AED. */
export function refundedParts(refunds: InvoicePaymentResponse['refunds']): { paidBack: number; used: Part[] } {
  const back = refunds.filter(({ appliedTo }) => appliedTo === '');
  return {
    paidBack: toAed(back.reduce((sum, { amount }) => sum + toFils(amount), 0)),
    used: byInvoice(
      refunds
        .filter(({ appliedTo }) => appliedTo !== '')
        .map(({ appliedTo, amount }) => ({ invoiceNumber: appliedTo, amount })),
    ),
  };
}

/** Adds up the amounts that one invoice got in several steps. */
export function byInvoice(parts: readonly Part[]): Part[] {
  const sums = new Map<string, number>();
  for (const { invoiceNumber, amount } of parts) {
    sums.set(invoiceNumber, (sums.get(invoiceNumber) ?? 0) + toFils(amount));
  }
  return [...sums].map(([invoiceNumber, sum]) => ({ invoiceNumber, amount: toAed(sum) }));
}
