import { Injectable } from '@nestjs/common';
import { dubaiDay, endOfDubaiDay } from '@shop/contract/dubai-day';
import { aedText, type Fils, toFils } from '@shop/contract/money';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { changeOfReason } from '../../platform/history/changes.js';
import { dateWithinBounds } from '../../platform/http/validation/dates.js';
import { CreditNotesService } from '../credit-notes/credit-notes.service.js';
import { creditedBefore } from '../credit-notes/domain/creditable.js';
import { debtShares, type DebtShares, vatShareOf } from '../invoices/domain/bad-debt.js';
import type { InvoiceResponse } from '../invoices/dto/invoice.response.js';
import { InvoiceChanges, type WriteOff } from '../invoices/invoice-changes.service.js';
import { type InvoiceRecord, InvoicesService } from '../invoices/invoices.service.js';
import type { UndoWriteOffDto, WriteOffDto } from './dto/write-off.requests.js';
import { Letters } from './letters.service.js';
import { WriteOffPapers } from './write-off-papers.service.js';

const vatOf = (shares: DebtShares, writtenOff: Fils = 0): Fils =>
  vatShareOf(shares, writtenOff).reduce((sum, { vat }) => sum + vat, 0);

/**
 * Writes off the unpaid amount of an invoice, with relief of its VAT (Federal Decree-Law 8/2017, article 64). The
 * invoice's version is checked: of two concurrent write-offs, or a write-off and a payment, only those that fit are
 * stored.
 */
@Injectable()
export class WriteOffs {
  constructor(
    private readonly changes: InvoiceChanges,
    private readonly invoices: InvoicesService,
    private readonly notes: CreditNotesService,
    private readonly letters: Letters,
    private readonly papers: WriteOffPapers,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, NOTHING_TO_WRITE_OFF, WRITE_OFF_TOO_LARGE, TOO_EARLY_FOR_RELIEF */
  writeOff(invoiceId: string, body: WriteOffDto, actor: Actor): Promise<InvoiceResponse> {
    return this.transactions.answer(actor, async (session) => {
      const invoice = await this.changes.loadFor('writeOff', invoiceId, session);
      const writeOff = await this.newWriteOff(invoice, body, actor, session);
      const earlier = invoice.badDebt?.writeOffs ?? [];
      const shares = await this.sharesOf(invoice, session);
      const changes = [{ field: 'writeOff', from: null, to: writeOff.amount }, changeOfReason(writeOff.reason)];
      const by = { actor, session, action: 'written off' as const, changes };
      const badDebt = { writeOffs: [...earlier, writeOff], shares, vat: invoice.badDebt?.vat ?? [] };
      const after = await this.changes.settle(invoice, { badDebt }, by);
      const vat = vatOf(shares, after.writtenOff) - vatOf(shares, invoice.writtenOff);
      if (body.mail) await this.papers.mailWrittenOff(after, writeOff, vat, session);
      return this.invoices.toInvoiceResponse(actor, after);
    });
  }

  /** @throws DomainError INVOICE_NOT_FOUND, WRITE_OFF_NOT_FOUND, WRITE_OFF_UNDONE */
  undo(invoiceId: string, writeOffId: string, { reason }: UndoWriteOffDto, actor: Actor): Promise<InvoiceResponse> {
    return this.transactions.answer(actor, async (session) => {
      const invoice = await this.invoices.load(invoiceId, session);
      const { badDebt } = invoice;
      const undone = badDebt?.writeOffs.find(({ _id }) => _id.toHexString() === writeOffId);
      if (!badDebt || undone === undefined) throw refuse('WRITE_OFF_NOT_FOUND');
      if (undone.undone !== null) throw refuse('WRITE_OFF_UNDONE');
      const undoing = { reason, by: actor.name, at: this.clock.now() };
      const writeOffs = badDebt.writeOffs.map((one) => (one === undone ? { ...one, undone: undoing } : one));
      const changes = [{ field: 'writeOff', from: undone.amount, to: null }, changeOfReason(reason)];
      const by = { actor, session, action: 'write-off undone' as const, changes };
      const after = await this.changes.settle(invoice, { badDebt: { ...badDebt, writeOffs } }, by);
      await this.papers.mailUndone(after, undone, session);
      return this.invoices.toInvoiceResponse(actor, after);
    });
  }

  private async newWriteOff(
    invoice: InvoiceRecord,
    body: WriteOffDto,
    actor: Actor,
    session: ClientSession,
  ): Promise<WriteOff> {
    const at = this.clock.now();
    const amount = toFils(body.amount);
    if (amount > invoice.remainingDue) {
      throw refuse('WRITE_OFF_TOO_LARGE', { left: aedText(invoice.remainingDue), asked: aedText(amount) });
    }
    const notifiedOn = dateWithinBounds(body.notifiedOn, 'notifiedOn', endOfDubaiDay(at), dubaiDay(invoice.createdAt));
    const letter = body.letter ? await this.letters.markLetterUsed(body.letter, invoice._id, session) : null;
    return {
      _id: new Types.ObjectId(),
      amount,
      reason: body.reason,
      notifiedOn,
      letter,
      by: actor.name,
      at,
      undone: null,
    };
  }

  /** The amounts due by VAT category. They stay while anything is written off, since nothing is credited then. */
  private async sharesOf(invoice: InvoiceRecord, session: ClientSession): Promise<DebtShares> {
    if (invoice.badDebt && invoice.writtenOff > 0) return invoice.badDebt.shares;
    const notes = await this.notes.ofInvoice(invoice._id, session);
    const taken = [
      ...invoice.advances.flatMap(({ categories }) => categories),
      ...notes.flatMap(({ tax }) => tax?.categories ?? []),
      ...creditedBefore(invoice).categories,
    ];
    return debtShares(invoice.tax?.categories ?? [], taken, invoice.tax?.basis ?? 'inclusive');
  }
}
