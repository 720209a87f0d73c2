import { Injectable } from '@nestjs/common';
import { aedText, toFils } from '@shop/contract/money';
import { Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { Transactions } from '../../platform/database/transactions.js';
import { refuse } from '../../platform/errors/refuse.js';
import { changeOfReason } from '../../platform/history/changes.js';
import { SettingsService } from '../../shop/settings/settings.service.js';
import type { InvoiceResponse } from '../invoices/dto/invoice.response.js';
import { type Difference, InvoiceChanges } from '../invoices/invoice-changes.service.js';
import { type InvoiceRecord, InvoicesService } from '../invoices/invoices.service.js';
import type { DifferenceDto } from './dto/difference.requests.js';

/**
 * Takes a small rest off an invoice, without VAT: the supply was made for its full price. The limit of the
 * settings holds for all differences of an invoice together. The invoice's version is checked, so of two at once only one is
 * stored.
 */
@Injectable()
export class Differences {
  constructor(
    private readonly changes: InvoiceChanges,
    private readonly invoices: InvoicesService,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, and what `takeOff` throws */
  record(invoiceId: string, body: DifferenceDto, actor: Actor): Promise<InvoiceResponse> {
    return this.transactions.answer(actor, async (session) => {
      const invoice = await this.invoices.load(invoiceId, session);
      return this.invoices.toInvoiceResponse(actor, await this.takeOff(invoice, body, { actor, session }));
    });
  }

  /**
   * In the caller's transaction.
   * @throws DomainError DIFFERENCE_TOO_LARGE, NOTHING_TO_TAKE_OFF, DIFFERENCE_OF_ADVANCE, INVOICE_VOID
   */
  async takeOff(
    before: InvoiceRecord,
    { kind, reason, ...body }: DifferenceDto,
    by: Pick<ChangeContext, 'actor' | 'session'>,
  ): Promise<InvoiceRecord> {
    this.changes.requireAction('difference', before);
    const amount = toFils(body.amount);
    const limit = toFils((await this.settings.load(by.session)).differenceLimit);
    const left = Math.max(Math.min(before.remainingDue, limit - before.waived), 0);
    if (amount > left) {
      const values = { left: aedText(left), asked: aedText(amount), limit: aedText(limit) };
      throw refuse('DIFFERENCE_TOO_LARGE', values);
    }
    const difference: Difference = {
      _id: new Types.ObjectId(),
      kind,
      amount,
      reason,
      by: by.actor?.name ?? '',
      at: this.clock.now(),
      undone: null,
    };
    const changes = [{ field: kind, from: null, to: amount }, changeOfReason(reason)];
    const differences = [...before.differences, difference];
    return this.changes.settle(before, { differences }, { ...by, action: 'difference taken off', changes });
  }

  /** @throws DomainError INVOICE_NOT_FOUND, DIFFERENCE_NOT_FOUND, DIFFERENCE_UNDONE */
  undo(invoiceId: string, id: string, reason: string, actor: Actor): Promise<InvoiceResponse> {
    return this.transactions.answer(actor, async (session) => {
      const before = await this.invoices.load(invoiceId, session);
      const found = before.differences.find(({ _id }) => _id.toHexString() === id);
      if (found === undefined) throw refuse('DIFFERENCE_NOT_FOUND');
      if (found.undone !== null) throw refuse('DIFFERENCE_UNDONE');
      const undone = { reason, by: actor.name, at: this.clock.now() };
      const differences = before.differences.map((one) => (one === found ? { ...one, undone } : one));
      const changes = [{ field: found.kind, from: found.amount, to: null }, changeOfReason(reason)];
      const by = { actor, session, action: 'difference undone' as const, changes };
      return this.invoices.toInvoiceResponse(actor, await this.changes.settle(before, { differences }, by));
    });
  }
}
