import { Injectable } from '@nestjs/common';
import { dubaiDay } from '@shop/contract/dubai-day';
import { refusalOf } from '@shop/contract/state-machine';
import { type ClientSession, Types } from 'mongoose';
import type { OrderRecord } from '../../sales/orders/order-binding.service.js';
import {
  type ActorChange,
  type InvoiceRequest,
  ORDER_INVOICE_REQUESTED,
  ORDER_INVOICE_VOIDED,
} from '../../sales/orders/order.events.js';
import { OnEvent } from '../../platform/events/events.js';
import type { Actor } from '../../platform/auth/actor.js';
import { refuse } from '../../platform/errors/refuse.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { INVOICE_NUMBERS } from '../../documents/number-series.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Events } from '../../platform/events/events.service.js';
import { changeOfReason, changesOfCreation } from '../../platform/history/changes.js';
import type { InvoiceResponse } from './dto/invoice.response.js';
import { InvoicePapers } from './invoice-papers.service.js';
import { INVOICE_DRAFTED, INVOICE_ISSUED, INVOICE_VOIDED } from './invoice.events.js';
import { Invoice, type InvoiceRecord } from './invoice.schema.js';
import { InvoicesService } from './invoices.service.js';
import { InvoiceDrafts } from './invoice-drafts.service.js';
import { Clock } from '../../platform/clock.js';
import { requireVersion } from '../../platform/database/record.js';
import type { DeletedResponse } from '../../platform/openapi/response-fields.js';
import { INVOICE_MACHINE, invoiceState, requireInvoiceAction } from './domain/invoice.rules.js';
import type { CreateInvoiceDto, UpdateInvoiceDto } from './dto/invoice.requests.js';
import { VatPeriodsService } from '../../shop/vat-periods/vat-periods.service.js';
import { plannedInvoice } from './invoice-update.js';
import { PlannedBills, type PlannedInvoice } from './planned-bills.service.js';

/**
 * Issues invoices, whose numbers have no gaps: this server issues one at a time. Staff change the due date and the note
 * of an issued invoice, or void it.
 */
@Injectable()
export class InvoiceWriting {
  constructor(
    @InjectRecords(Invoice) private readonly records: RecordStore<Invoice>,
    private readonly invoices: InvoicesService,
    private readonly drafts: InvoiceDrafts,
    private readonly bills: PlannedBills,
    private readonly papers: InvoicePapers,
    private readonly events: Events,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
    private readonly periods: VatPeriodsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Issues an invoice of an order: lines, buyer and amounts are copied and never change.
   * @throws DomainError ORDER_NOT_FOUND, INVOICE_EXISTS, FREE_ORDER, ORDER_NOT_INVOICEABLE, and the refusals of
   * `PlannedBills` and of the handlers of INVOICE_DRAFTED
   */
  issueInvoice(body: CreateInvoiceDto, actor: Actor): Promise<InvoiceResponse> {
    const _id = new Types.ObjectId();
    const work = async (session: ClientSession) => {
      const invoice = await this.issueIn(await this.bills.planRequested(body, session), _id, { actor, session });
      return this.invoices.toInvoiceResponse(actor, invoice);
    };
    return this.transactions.answer(actor, work, INVOICE_NUMBERS);
  }

  /** Staff turn on `invoiceGenerated` of an order. */
  @OnEvent(ORDER_INVOICE_REQUESTED)
  async issueForOrder({ order, invoiceId }: InvoiceRequest, by: ChangeContext): Promise<void> {
    await this.issueIn(
      await this.bills.planGoods(order, { of: 'all', basis: order.billing }, by.session),
      invoiceId,
      by,
    );
  }

  /** Does the same in the caller's transaction, which is in the queue INVOICE_NUMBERS. */
  async issueIn(planned: PlannedInvoice, _id: Types.ObjectId, by: ChangeContext): Promise<InvoiceRecord> {
    const { session } = by;
    const { fields, language } = await this.drafts.draftToIssue(planned, session);
    await this.events.publish(INVOICE_DRAFTED, fields, by);
    // The number is taken as late as possible, since other servers wait for the counter until this transaction ends.
    const number = await this.sequences.nextWithoutGap('INV', fields.createdAt, session);
    const invoice = { _id, invoiceNumber: number, ...fields };
    const changes = changesOfCreation(invoice);
    await this.bills.bind(planned, { _id, number, createdAt: fields.createdAt }, by);
    const record = await this.records.insert(
      { ...invoice, updatedAt: invoice.createdAt },
      { ...by, action: 'issued', changes },
    );
    await this.events.publish(INVOICE_ISSUED, record, by);
    // Listeners may have settled it, or marked it as sent.
    const issued = await this.invoices.load(record._id.toHexString(), session);
    if (planned.advance?.isMailed ?? true) await this.papers.mailIssued(issued, language, session);
    return issued;
  }

  /**
   * Issues the invoice of all that is left of an order for money that pays it, in the caller's transaction, which is in
   * the queue INVOICE_NUMBERS.
   */
  async issueForMoney(order: OrderRecord, paidAt: Date, by: ChangeContext): Promise<InvoiceRecord> {
    const planned = await this.bills.planGoods(order, { of: 'all', basis: 'order' }, by.session);
    return this.issueIn({ ...planned, paidAt }, new Types.ObjectId(), by);
  }

  /** @throws DomainError INVOICE_NOT_FOUND, STALE_VERSION, PERIOD_CLOSED, E_INVOICE_SENT, or `invalid` naming the field */
  updateInvoice(id: string, body: UpdateInvoiceDto, actor: Actor): Promise<InvoiceResponse> {
    return this.transactions.answer(actor, async (session) => {
      const now = this.clock.now();
      const before = await this.invoices.load(id, session);
      requireVersion('invoice', before, body.version);
      requireInvoiceAction(invoiceState(before, now), 'edit');
      await this.periods.requireOpen(before.taxDate, session);
      const after = await this.records.store(before, plannedInvoice(before, body, now), { actor, session });
      return this.invoices.toInvoiceResponse(actor, after);
    });
  }

  /**
   * @throws DomainError E_INVOICE_SENT, INVOICE_HAS_PAYMENTS, INVOICE_HAS_CREDITS, INVOICE_VOID, VOID_BY_ADMINISTRATOR,
   * PERIOD_CLOSED
   */
  voidInvoice(id: string, reason: string, actor: Actor): Promise<DeletedResponse> {
    return this.transactions.answer(actor, async (session) => {
      await this.voidBy(id, reason, { actor, session });
      return { _id: id };
    });
  }

  /** Staff turn off `invoiceGenerated` of an order. @param id of the invoice */
  @OnEvent(ORDER_INVOICE_VOIDED)
  async voidForOrder(id: string, by: ActorChange): Promise<void> {
    await this.voidBy(id, '', by);
  }

  /** Other staff than administrators void an invoice only on the day of its issue. */
  private async voidBy(id: string, reason: string, by: ActorChange): Promise<void> {
    const { createdAt } = await this.invoices.load(id, by.session);
    const isToday = dubaiDay(createdAt) === dubaiDay(this.clock.now());
    if (!isToday && by.actor.staffRole !== 'Administrator') throw refuse('VOID_BY_ADMINISTRATOR');
    await this.voidIn(id, reason, by);
  }

  /** True if nothing refuses that it becomes Void: its period is open too. */
  async isVoidable(invoice: InvoiceRecord, session: ClientSession): Promise<boolean> {
    const now = this.clock.now();
    if (refusalOf(INVOICE_MACHINE, invoiceState(invoice, now), 'void') !== null) return false;
    return (await this.periods.taxDateOf(invoice.taxDate, now, session)) === invoice.taxDate;
  }

  /** The number stays used, the invoice stays visible, and its order can be invoiced again; in the caller's transaction. */
  async voidIn(id: string, reason: string, by: ChangeContext): Promise<void> {
    const now = this.clock.now();
    const invoice = await this.invoices.load(id, by.session);
    requireInvoiceAction(invoiceState(invoice, now), 'void');
    await this.periods.requireOpen(invoice.taxDate, by.session);
    const fields = { voidedAt: now, voidedBy: by.actor?.name ?? '', voidReason: reason, remainingDue: 0 };
    const changes = [changeOfReason(reason)];
    const after = await this.records.store(invoice, fields, { ...by, action: 'voided', changes });
    await this.papers.mailVoided(after, by.session);
    await this.events.publish(INVOICE_VOIDED, after, by);
    await this.bills.release(invoice, by);
  }
}
