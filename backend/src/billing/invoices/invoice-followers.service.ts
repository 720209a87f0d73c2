import { Injectable } from '@nestjs/common';
import type { ChangeContext } from '../../platform/database/record-store.js';
import type { InvoiceRecord } from './invoice.schema.js';

/** The work of another module when an invoice is issued or becomes Void, in the same transaction. */
interface Follower {
  /** @returns the invoice as it is then */
  issued(invoice: InvoiceRecord, by: ChangeContext): Promise<InvoiceRecord>;
  voided(invoice: InvoiceRecord, by: ChangeContext): Promise<void>;
}

/** The module that follows invoices, where there is one. */
@Injectable()
export class InvoiceFollowers {
  private follower: Follower | null = null;

  register(follower: Follower): void {
    this.follower = follower;
  }

  async issued(invoice: InvoiceRecord, by: ChangeContext): Promise<InvoiceRecord> {
    return (await this.follower?.issued(invoice, by)) ?? invoice;
  }

  async voided(invoice: InvoiceRecord, by: ChangeContext): Promise<void> {
    await this.follower?.voided(invoice, by);
  }
}
