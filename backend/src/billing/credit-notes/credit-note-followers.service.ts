import { Injectable } from '@nestjs/common';
import type { CreditableInvoice } from '../invoices/invoice-crediting.service.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import type { CreditNoteRecord } from './credit-note.schema.js';

/** @param invoice as it is with the note */
type Follower = (note: CreditNoteRecord, invoice: CreditableInvoice, by: ChangeContext) => Promise<void>;

/** The work of another module when a credit note is issued, in the same transaction. */
@Injectable()
export class CreditNoteFollowers {
  private follower: Follower | null = null;

  register(follower: Follower): void {
    this.follower = follower;
  }

  async issued(note: CreditNoteRecord, invoice: CreditableInvoice, by: ChangeContext): Promise<void> {
    await this.follower?.(note, invoice, by);
  }
}
