import { Injectable } from '@nestjs/common';
import type { Fils } from '@shop/contract/money';
import { sumOf } from '@shop/contract/vat';
import type { Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { changesBetween } from '../../platform/history/changes.js';
import { refuse } from '../../platform/errors/refuse.js';
import type { AdvanceUse } from '../../sales/orders/domain/advances.js';
import { dueAfterCredits } from './domain/invoice.rules.js';
import { Invoice, type InvoiceCreditNote, type InvoiceRecord, type UsedAdvance } from './invoice.schema.js';
import { InvoicesService } from './invoices.service.js';

/** Stores in advance invoices what other invoices use of them. */
@Injectable()
export class AdvanceUses {
  constructor(
    @InjectRecords(Invoice) private readonly records: RecordStore<Invoice>,
    private readonly invoices: InvoicesService,
  ) {}

  /** In the transaction of the invoice that uses them. */
  async useAdvances(uses: readonly AdvanceUse<Types.ObjectId>[], by: ChangeContext): Promise<void> {
    for (const { advance, categories } of uses) {
      const before = await this.invoices.load(advance._id.toHexString(), by.session);
      const used = before.used + sumOf(categories).gross;
      await this.records.store(before, { used }, { ...by, action: 'advance used', changes: changeOf(before, used) });
    }
  }

  /** In the transaction that voids the invoice. @throws DomainError INVOICE_WRITTEN_OFF */
  async release({ advances }: InvoiceRecord, by: ChangeContext): Promise<void> {
    for (const advance of advances) {
      const before = await this.loadOwed(advance, by);
      const used = before.used - grossOf(advance);
      const changes = changeOf(before, used);
      await this.records.store(before, { used }, { ...by, action: 'advance released', changes });
    }
  }

  /**
   * Gives the part of a credit note that exceeds its invoice back to the advances, latest first: the customer paid it
   * with the advance invoices.
   * @param note with that amount
   * @returns the advances of the invoice, with these amounts
   * @throws DomainError INVOICE_WRITTEN_OFF
   */
  async giveBack({ advances }: InvoiceRecord, note: InvoiceCreditNote, by: ChangeContext): Promise<UsedAdvance[]> {
    const after = [...advances];
    let left = note.total;
    for (const [index, advance] of [...advances.entries()].reverse()) {
      const amount = Math.min(left, grossOf(advance) - advance.givenBack);
      if (amount === 0) continue;
      left -= amount;
      after[index] = { ...advance, givenBack: advance.givenBack + amount };
      await this.creditUse(advance, { ...note, total: amount }, by);
    }
    return after;
  }

  private async creditUse(advance: UsedAdvance, note: InvoiceCreditNote, by: ChangeContext): Promise<void> {
    const before = await this.loadOwed(advance, by);
    const money = dueAfterCredits(before, before.credited + note.total);
    const fields = {
      ...money,
      used: before.used - note.total,
      creditNotes: [...before.creditNotes, note],
      creditedAt: money.amountDue === 0 ? note.createdAt : null,
    };
    const changes = [{ field: 'creditNote', from: null, to: note.creditNoteNumber }, ...changesBetween(before, money)];
    await this.records.store(before, fields, { ...by, action: 'credited', changes });
  }

  /** An advance whose debt is written off stays as it is, and so do the invoices that deduct it. */
  private async loadOwed({ _id }: UsedAdvance, { session }: ChangeContext): Promise<InvoiceRecord> {
    const advance = await this.invoices.load(_id.toHexString(), session);
    if (advance.writtenOff > 0) throw refuse('INVOICE_WRITTEN_OFF/advance', { invoice: advance.invoiceNumber });
    return advance;
  }
}

/** True if all of the advances that an invoice uses was given back. */
export const areGivenBack = (advances: readonly UsedAdvance[]): boolean =>
  advances.every((advance) => advance.givenBack === grossOf(advance));

const grossOf = ({ categories }: UsedAdvance): Fils => sumOf(categories).gross;

const changeOf = ({ used }: InvoiceRecord, after: Fils) => [{ field: 'used', from: used, to: after }];
