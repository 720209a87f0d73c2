import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { OrderInvoicing } from '../../sales/orders/order-invoicing.service.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { changesBetween } from '../../platform/history/changes.js';
import { dueAfterCredits, invoiceState, requireInvoiceAction } from './domain/invoice.rules.js';
import { Invoice, type InvoiceCreditNote, type InvoiceRecord } from './invoice.schema.js';
import { InvoicesService } from './invoices.service.js';

/** Credit notes store the parts that they copy from their invoice in the same schemas. */
export { InvoiceBuyer, InvoiceSeller } from './invoice-parties.schema.js';
export { TaxedPart, TaxedPartSchema } from './invoice-tax.schema.js';
export type CreditableInvoice = InvoiceRecord;

/** The invoice's side of its credit notes: what they took off, and what is due then. */
@Injectable()
export class InvoiceCrediting {
  constructor(
    @InjectRecords(Invoice) private readonly records: RecordStore<Invoice>,
    private readonly invoices: InvoicesService,
    private readonly orders: OrderInvoicing,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, INVOICE_VOID, NOTHING_TO_CREDIT */
  async openForCredit(invoiceId: string, session: ClientSession): Promise<InvoiceRecord> {
    const invoice = await this.invoices.load(invoiceId, session);
    requireInvoiceAction(invoiceState(invoice, this.clock.now()), 'credit');
    return invoice;
  }

  /** Takes the note, which the caller has checked to fit, off the invoice. @throws DomainError STALE_VERSION */
  async credit(before: InvoiceRecord, note: InvoiceCreditNote, by: ChangeContext): Promise<InvoiceRecord> {
    const money = dueAfterCredits(before, (before.credited ?? 0) + note.total);
    const isWhole = money.amountDue === 0;
    const fields = {
      ...money,
      creditNotes: [...(before.creditNotes ?? []), note],
      creditedAt: isWhole ? note.createdAt : null,
    };
    const told = [
      { field: 'creditNote', from: null, to: note.creditNoteNumber },
      ...changesBetween({ ...before, credited: before.credited ?? 0 }, money),
    ];
    const after = await this.records.store(before, fields, { ...by, action: 'credited', changes: told });
    if (isWhole) await this.orders.markCredited(before.order._id, before._id, by);
    return after;
  }
}
