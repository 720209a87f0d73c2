import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Change } from '../platform/history/history-entry.schema.js';
import { changesBetween } from '../platform/history/changes.js';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import type { UserRefResponse } from '../users/dto/user.response.js';
import { invoiceState, settledBy } from './domain/invoice.rules.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import type { InvoicePayment, InvoiceRecord } from './invoice.schema.js';
import { requireInvoiceAction } from './invoices.errors.js';
import { InvoicesService } from './invoices.service.js';

export type SettledInvoice = InvoiceRecord;
export type SettlingPayment = InvoicePayment;

/** An invoice after its payments have changed. */
export interface Settled {
  readonly invoice: SettledInvoice;
  /** What that changed of its money. */
  readonly changes: Change[];
}

/** The invoice's side of its payments: what is paid and what remains. */
@Injectable()
export class InvoiceSettlement {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly clock: Clock,
  ) {}

  open(invoiceId: string, session: ClientSession): Promise<SettledInvoice> {
    return this.invoices.load(invoiceId, session);
  }

  /** @throws DomainError INVOICE_NOT_FOUND, PAYMENT_TOO_LARGE */
  async openForPayment(invoiceId: string, session: ClientSession): Promise<SettledInvoice> {
    const invoice = await this.open(invoiceId, session);
    requireInvoiceAction(invoiceState(invoice, this.clock.now()), 'addPayment');
    return invoice;
  }

  answerFor(actor: Actor, invoice: SettledInvoice, user: UserRefResponse): Promise<InvoiceResponse> {
    return this.invoices.answerFor(actor, invoice, user);
  }

  /**
   * Gives the invoice this list of payments; the caller has checked that they fit.
   * @throws DomainError STALE_VERSION
   */
  async settle(before: SettledInvoice, payments: SettlingPayment[], session: ClientSession): Promise<Settled> {
    const money = settledBy(before.amountDue, payments);
    const invoice = await this.invoices.store(before, { payments, ...money }, session);
    return { invoice, changes: changesBetween(before, money) };
  }
}
