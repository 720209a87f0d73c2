import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Change } from '../common/audit/audit-entry.schema.js';
import { changesBetween } from '../common/audit/changes.js';
import type { Fils } from '../common/money/money.js';
import { remainingDue } from './domain/invoice.rules.js';
import type { InvoicePayment, InvoiceRecord } from './invoice.schema.js';
import { InvoicesService } from './invoices.service.js';

export type SettledInvoice = InvoiceRecord;
export type SettlingPayment = InvoicePayment;

/** The invoice's side of its payments: what is paid and what remains. */
@Injectable()
export class InvoiceSettlement {
  constructor(private readonly invoices: InvoicesService) {}

  open(invoiceId: string, session: ClientSession): Promise<SettledInvoice> {
    return this.invoices.load(invoiceId, session);
  }

  /**
   * Gives the invoice this list of payments; the caller has checked that they fit.
   * @returns what that changed of its money @throws DomainError STALE_VERSION
   */
  async settle(invoice: SettledInvoice, payments: SettlingPayment[], session: ClientSession): Promise<Change[]> {
    const amountPaid = received(payments);
    const money = { amountPaid, remainingDue: remainingDue({ amountDue: invoice.amountDue, amountPaid }) };
    await this.invoices.store(invoice, { payments, ...money }, session);
    return changesBetween(invoice, money);
  }
}

/** The sum of the payments that count. */
export function received(payments: readonly Pick<SettlingPayment, 'amount' | 'status'>[]): Fils {
  return payments.reduce((sum, { amount, status }) => (status === 'Received' ? sum + amount : sum), 0);
}
