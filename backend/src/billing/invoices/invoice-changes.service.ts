import { DeliveryBilling } from '../../sales/deliveries/delivery-billing.service.js';
import { Injectable } from '@nestjs/common';
import type { ClientSession, Model, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { changesBetween } from '../../platform/history/changes.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import {
  dueAfterCredits,
  type InvoiceAction,
  invoiceState,
  requireInvoiceAction,
  settledBy,
  waivedOf,
} from './domain/invoice.rules.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { Invoice, type InvoiceCreditNote, type InvoiceRecord, isOfOrder, orderOf } from './invoice.schema.js';
import { InvoicesService } from './invoices.service.js';
import type { CreditedParts } from '../../sales/orders/billed-invoices.js';
import { OrderAdvances } from '../../sales/orders/order-advances.service.js';
import { AdvanceUses, areGivenBack } from './advance-uses.service.js';
import { OrderBinding } from '../../sales/orders/order-binding.service.js';
import { InjectModel } from '@nestjs/mongoose';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';
import type { BadDebt } from './bad-debt.schema.js';
import { badDebtChanges, badDebtVat, writtenOffOf } from './domain/bad-debt.js';

export {
  orderOf,
  PaymentReceipt,
  PaymentReceiptSchema,
  PaymentRefund,
  PaymentRefundSchema,
  PaymentReversal,
  PaymentReversalSchema,
} from './invoice.schema.js';
export type { InvoicePayment, InvoiceRecord } from './invoice.schema.js';

/** Credit notes store the parts that they copy from their invoice in the same schemas. */
export { InvoiceBuyer, InvoiceSeller } from './invoice-parties.schema.js';
export { TaxedAmounts, TaxedPart, TaxedPartSchema } from './invoice-tax.schema.js';
export type { WriteOff } from './bad-debt.schema.js';
export type { Difference } from './difference.schema.js';

type PlannedDebt = Omit<BadDebt, 'changes'>;
type Settling = Partial<Pick<InvoiceRecord, 'payments' | 'differences'>> & { readonly badDebt?: PlannedDebt };

/** The documents that replaced an invoice, or reduced it. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/**
 * Changes of an invoice by later documents: payments settle it, credit notes reduce it, and a sent e-invoice prevents
 * that it is voided.
 */
@Injectable()
export class InvoiceChanges {
  constructor(
    @InjectRecords(Invoice) private readonly records: RecordStore<Invoice>,
    private readonly invoices: InvoicesService,
    private readonly clock: Clock,
    private readonly binding: OrderBinding,
    private readonly deliveries: DeliveryBilling,
    @InjectModel(Invoice.name) private readonly model: Model<Invoice>,
    private readonly advances: AdvanceUses,
    private readonly orderAdvances: OrderAdvances,
    private readonly periods: VatPeriodsService,
  ) {}

  loadOpen(invoiceId: string, session: ClientSession): Promise<InvoiceRecord> {
    return this.invoices.load(invoiceId, session);
  }

  /** @throws DomainError INVOICE_NOT_FOUND, and the refusals of the action */
  async loadFor(action: InvoiceAction, invoiceId: string, session: ClientSession): Promise<InvoiceRecord> {
    const invoice = await this.loadOpen(invoiceId, session);
    this.requireAction(action, invoice);
    return invoice;
  }

  /** @throws DomainError the refusals of the action */
  requireAction(action: InvoiceAction, invoice: InvoiceRecord): void {
    requireInvoiceAction(invoiceState(invoice, this.clock.now()), action);
  }

  toSettledResponse(actor: Actor, invoice: InvoiceRecord): Promise<InvoiceResponse> {
    return this.invoices.toInvoiceResponse(actor, invoice);
  }

  /**
   * Sets payments, differences or write-offs of the invoice, with the amounts and VAT adjustments that follow. The
   * caller has checked that they fit; the history reports how the amounts change.
   * @throws DomainError STALE_VERSION
   */
  async settle(before: InvoiceRecord, planned: Settling, by: ChangeContext): Promise<InvoiceRecord> {
    const { payments = before.payments, differences = before.differences, badDebt = before.badDebt } = planned;
    const waived = waivedOf(differences);
    const after = badDebt && (await this.badDebtOf({ ...before, payments, differences }, badDebt, by.session));
    const writtenOff = after?.writtenOff ?? 0;
    const money = { waived, writtenOff, ...settledBy({ ...before, waived, writtenOff }, payments) };
    const fields = { payments, differences, badDebt: after?.badDebt ?? null, ...money };
    const changes = [...(by.changes ?? []), ...changesBetween(before, money)];
    return this.records.store(before, fields, { ...by, changes });
  }

  private async badDebtOf(invoice: InvoiceRecord, { writeOffs, shares, vat }: PlannedDebt, session: ClientSession) {
    const records = { ...invoice, writeOffs };
    const closed = await this.periods.lastClosed(session);
    const adjusted = badDebtVat({ records, shares, before: vat, closed, now: this.clock.now() });
    const badDebt = {
      writeOffs,
      shares,
      changes: badDebtChanges(records),
      vat: adjusted.map((one) => ({ ...one, categories: [...one.categories] })),
    };
    return { badDebt, writtenOff: writtenOffOf(records) };
  }

  /**
   * Reduces the invoice by the note. Credit beyond the amount of the invoice is returned to its advances. The caller
   * has checked that it fits.
   * @param notes all of the invoice, this one last
   * @throws DomainError STALE_VERSION
   */
  async creditInvoice(
    before: InvoiceRecord,
    note: InvoiceCreditNote,
    notes: readonly CreditedParts[],
    by: ChangeContext,
  ): Promise<InvoiceRecord> {
    const own = Math.min(note.total, before.amountDue);
    const money = dueAfterCredits(before, before.credited + own);
    const advances = await this.advances.giveBack(before, { ...note, total: note.total - own }, by);
    const isWhole = money.amountDue === 0 && areGivenBack(advances);
    const fields = {
      ...money,
      advances,
      creditNotes: [...before.creditNotes, { ...note, total: own }],
      creditedAt: isWhole ? note.createdAt : null,
    };
    const reported = [{ field: 'creditNote', from: null, to: note.creditNoteNumber }, ...changesBetween(before, money)];
    const after = await this.records.store(before, fields, { ...by, action: 'credited', changes: reported });
    if (before.kind === 'Advance') {
      await this.orderAdvances.credit({ ...before, order: orderOf(before) }, notes.at(-1)?.tax?.categories ?? [], by);
      return after;
    }
    if (!isOfOrder(before)) return after;
    await this.binding.creditInvoice(before, notes, isWhole, by);
    if (isWhole && notes.some(({ rebill }) => rebill)) await this.deliveries.release(before._id, by);
    return after;
  }

  /** Checks the invoice's version: of this change and a concurrent void, only one succeeds. */
  async markSent(id: Types.ObjectId, at: Date, by: ChangeContext): Promise<InvoiceRecord> {
    const invoice = await this.invoices.load(id.toHexString(), by.session);
    return this.records.store(invoice, { eInvoiceSentAt: at }, { ...by, action: 'e-invoice sent', changes: [] });
  }

  async markRejected(id: Types.ObjectId, by: ChangeContext): Promise<void> {
    const invoice = await this.invoices.load(id.toHexString(), by.session);
    const fields = { eInvoiceSentAt: null };
    await this.records.store(invoice, fields, { ...by, action: 'e-invoice rejected', changes: [] });
  }

  /**
   * By the ids of the invoices: the numbers of their credit notes, and of the later invoices of the same order, which
   * replace one that is void or credited in full.
   */
  async correctionsOf(ids: readonly Types.ObjectId[]): Promise<Corrections> {
    const own = await this.model
      .find({ _id: { $in: [...ids] } }, { creditNotes: 1, order: 1, kind: 1, createdAt: 1, voidedAt: 1, creditedAt: 1 })
      .lean<InvoiceRecord[]>();
    const orders = own.flatMap(({ order }) => (order ? [order._id] : []));
    const later = await this.model
      .find(
        { 'order._id': { $in: orders }, voidedAt: null, kind: { $ne: 'Advance' } },
        { invoiceNumber: 1, order: 1, createdAt: 1 },
      )
      .lean<InvoiceRecord[]>();
    return new Map(
      own.map((invoice) => [invoice._id.toHexString(), [...creditsOf(invoice), ...after(invoice, later)]]),
    );
  }

  /** The invoices that the shop issued in this period, the oldest first, one by one. */
  issuedBetween(from: Date, to: Date): AsyncIterable<InvoiceRecord> {
    return this.model
      .find({ createdAt: { $gte: from, $lte: to }, opening: null })
      .sort({ createdAt: 1, _id: 1 })
      .lean<InvoiceRecord[]>()
      .cursor() as AsyncIterable<InvoiceRecord>;
  }
}

const creditsOf = ({ creditNotes }: InvoiceRecord) => creditNotes.map(({ creditNoteNumber }) => creditNoteNumber);

function after(invoice: InvoiceRecord, others: readonly InvoiceRecord[]): string[] {
  const { kind, order, createdAt, voidedAt, creditedAt } = invoice;
  if (kind === 'Advance' || !order || (!voidedAt && !creditedAt)) return [];
  const isLater = (other: InvoiceRecord) => other.order?._id.equals(order._id) === true && other.createdAt > createdAt;
  return others.filter(isLater).map(({ invoiceNumber }) => invoiceNumber);
}
