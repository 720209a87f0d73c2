import { DeliveryBilling } from '../../sales/deliveries/delivery-billing.service.js';
import { Injectable } from '@nestjs/common';
import type { ClientSession, Model, Types } from 'mongoose';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { changesBetween } from '../../platform/history/changes.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { dueAfterCredits, invoiceState, requireInvoiceAction, settledBy, waivedOf } from './domain/invoice.rules.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import {
  Invoice,
  type InvoiceCreditNote,
  type InvoicePayment,
  type InvoiceRecord,
  isOfOrder,
  orderOf,
} from './invoice.schema.js';
import { InvoicesService } from './invoices.service.js';
import type { CreditedParts } from '../../sales/orders/billed-invoices.js';
import { OrderAdvances } from '../../sales/orders/order-advances.service.js';
import { AdvanceUses, areGivenBack } from './advance-uses.service.js';
import { OrderBinding } from '../../sales/orders/order-binding.service.js';
import { InjectModel } from '@nestjs/mongoose';
import type { Fils } from '@shop/contract/money';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';
import type { BadDebt, WriteOff } from './bad-debt.schema.js';
import type { Difference } from './difference.schema.js';
import { badDebtChanges, badDebtVat, writtenOffOf } from './domain/bad-debt.js';

export {
  PaymentReceipt,
  PaymentReceiptSchema,
  PaymentRefund,
  PaymentRefundSchema,
  PaymentReversal,
  PaymentReversalSchema,
} from './invoice.schema.js';

export { orderOf } from './invoice.schema.js';

export type SettledInvoice = InvoiceRecord;

export type SettlingPayment = InvoicePayment;

/** Credit notes store the parts that they copy from their invoice in the same schemas. */
export { InvoiceBuyer, InvoiceSeller } from './invoice-parties.schema.js';

export { TaxedAmounts, TaxedPart, TaxedPartSchema } from './invoice-tax.schema.js';

export type { WriteOff } from './bad-debt.schema.js';

export type { Difference } from './difference.schema.js';

type DebtShares = BadDebt['shares'];

export type CreditableInvoice = InvoiceRecord;

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

  loadOpen(invoiceId: string, session: ClientSession): Promise<SettledInvoice> {
    return this.invoices.load(invoiceId, session);
  }

  /** @throws DomainError INVOICE_NOT_FOUND, PAYMENT_TOO_LARGE */
  async loadForPayment(invoiceId: string, session: ClientSession): Promise<SettledInvoice> {
    const invoice = await this.loadOpen(invoiceId, session);
    requireInvoiceAction(invoiceState(invoice, this.clock.now()), 'addPayment');
    return invoice;
  }

  toSettledResponse(actor: Actor, invoice: SettledInvoice, user: UserRefResponse): Promise<InvoiceResponse> {
    return this.invoices.toInvoiceResponse(actor, invoice, user);
  }

  /**
   * Sets the invoice's payments. The caller has checked that they fit; the history reports how the amounts change.
   * @throws DomainError STALE_VERSION
   */
  async settleInvoice(before: SettledInvoice, payments: SettlingPayment[], by: ChangeContext): Promise<SettledInvoice> {
    const debt = await this.debtAfter(before, { payments }, by.session);
    const money = { ...settledBy({ ...before, ...debt }, payments), writtenOff: debt.writtenOff };
    const fields = { payments, ...debt, ...money };
    return this.records.store(before, fields, { ...by, changes: changesBetween(before, money) });
  }

  /** @throws DomainError INVOICE_NOT_FOUND, INVOICE_VOID, NOTHING_TO_WRITE_OFF, ADVANCE_NOT_WRITTEN_OFF */
  async loadForWriteOff(invoiceId: string, session: ClientSession): Promise<InvoiceRecord> {
    const invoice = await this.invoices.load(invoiceId, session);
    requireInvoiceAction(invoiceState(invoice, this.clock.now()), 'writeOff');
    return invoice;
  }

  /** @throws DomainError INVOICE_NOT_FOUND, INVOICE_VOID, NOTHING_TO_TAKE_OFF, DIFFERENCE_OF_ADVANCE */
  requireDifference(invoice: InvoiceRecord): void {
    requireInvoiceAction(invoiceState(invoice, this.clock.now()), 'difference');
  }

  /** Sets the small differences of an invoice, and the amount owed. @throws DomainError STALE_VERSION */
  async setDifferences(before: InvoiceRecord, differences: Difference[], by: ChangeContext): Promise<InvoiceRecord> {
    const waived = waivedOf(differences);
    const debt = await this.debtAfter(before, { differences }, by.session);
    const { remainingDue } = settledBy({ ...before, ...debt, waived }, before.payments);
    const money = { waived, writtenOff: debt.writtenOff, remainingDue };
    const changes = [...(by.changes ?? []), ...changesBetween(before, money)];
    return this.records.store(before, { differences, ...debt, ...money }, { ...by, changes });
  }

  /**
   * Sets the write-offs of an invoice, the amount owed and the VAT adjustments.
   * @param shares amounts due by VAT category
   * @throws DomainError STALE_VERSION
   */
  async writeOff(
    before: InvoiceRecord,
    writeOffs: WriteOff[],
    shares: DebtShares,
    by: ChangeContext,
  ): Promise<InvoiceRecord> {
    const debt = await this.debtAfter(
      before,
      { badDebt: { writeOffs, shares, vat: before.badDebt?.vat ?? [] } },
      by.session,
    );
    const { remainingDue } = settledBy({ ...before, ...debt }, before.payments);
    const money = { writtenOff: debt.writtenOff, remainingDue };
    const changes = [...(by.changes ?? []), ...changesBetween(before, money)];
    return this.records.store(before, { ...debt, ...money }, { ...by, changes });
  }

  /** Computes the written-off part after a change of payments or write-offs, if anything was ever written off. */
  private async debtAfter(
    before: InvoiceRecord,
    planned: Pick<Partial<InvoiceRecord>, 'payments' | 'differences'> & { readonly badDebt?: Omit<BadDebt, 'changes'> },
    session: ClientSession,
  ): Promise<Pick<InvoiceRecord, 'badDebt'> & { readonly writtenOff: Fils }> {
    const badDebt = planned.badDebt ?? before.badDebt;
    if (!badDebt) return { badDebt: null, writtenOff: 0 };
    const { writeOffs, shares, vat } = badDebt;
    const { payments = before.payments, differences = before.differences } = planned;
    const records = { ...before, payments, differences, writeOffs };
    const closed = await this.periods.lastClosed(session);
    const now = this.clock.now();
    const after = {
      writeOffs,
      shares,
      changes: badDebtChanges(records),
      vat: badDebtVat({ records, shares, before: vat, closed, now }).map((one) => ({
        ...one,
        categories: [...one.categories],
      })),
    };
    return { badDebt: after, writtenOff: writtenOffOf(records) };
  }

  /** @throws DomainError INVOICE_NOT_FOUND, INVOICE_VOID, NOTHING_TO_CREDIT */
  async loadForCredit(invoiceId: string, session: ClientSession): Promise<InvoiceRecord> {
    const invoice = await this.invoices.load(invoiceId, session);
    requireInvoiceAction(invoiceState(invoice, this.clock.now()), 'credit');
    return invoice;
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
