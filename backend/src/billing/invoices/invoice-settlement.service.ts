import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { changesBetween } from '../../platform/history/changes.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { invoiceState, requireInvoiceAction, settledBy } from './domain/invoice.rules.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { Invoice, type InvoicePayment, type InvoiceRecord } from './invoice.schema.js';
import { InvoicesService } from './invoices.service.js';

export { PaymentReceipt, PaymentReceiptSchema, PaymentRefund, PaymentRefundSchema } from './invoice.schema.js';
export type SettledInvoice = InvoiceRecord;
export type SettlingPayment = InvoicePayment;

/** The invoice's side of its payments: what is paid and what remains. */
@Injectable()
export class InvoiceSettlement {
  constructor(
    @InjectRecords(Invoice) private readonly records: RecordStore<Invoice>,
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
   * Gives the invoice this list of payments, which the caller has checked to fit; its history tells what that changed of
   * its money.
   * @throws DomainError STALE_VERSION
   */
  settle(before: SettledInvoice, payments: SettlingPayment[], by: ChangeContext): Promise<SettledInvoice> {
    const money = settledBy(before, payments);
    return this.records.store(before, { payments, ...money }, { ...by, changes: changesBetween(before, money) });
  }
}
