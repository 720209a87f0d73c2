import { Injectable } from '@nestjs/common';
import { creditOfAll } from '@shop/contract/credit';
import { type ClientSession, Types } from 'mongoose';
import { type InvoiceRecord, InvoiceChanges, orderOf } from '../invoices/invoice-changes.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { CreditNotePapers } from './credit-note-papers.service.js';
import { CreditNotesService } from './credit-notes.service.js';
import {
  ADVANCE_NOT_NEEDED,
  INVOICED_ORDER_ENDING,
  type EndedOrder,
  type UnusedAdvance,
} from '../../sales/orders/order.events.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { type ChangeContext, InjectRecords, RecordStore } from '../../platform/database/record-store.js';
import { CREDIT_NOTE_NUMBERS } from '../../documents/number-series.js';
import { Sequences } from '../../platform/database/sequences.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { changesOfCreation } from '../../platform/history/changes.js';
import { documentTexts } from '../../documents/texts/texts.js';
import { CREDIT_NOTE_ISSUED } from './credit-note.events.js';
import { Events } from '../../platform/events/events.service.js';
import { OnEvent } from '../../platform/events/events.js';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import type { DomainError } from '../../platform/errors/domain-error.js';
import { aedText } from '@shop/contract/money';
import { CreditNote, type CreditNoteRecord } from './credit-note.schema.js';
import { creditOfWanted, type Excess, excessOf, isOfWholeLines } from './domain/wanted-credit.js';
import type { CreateCreditNoteDto } from './dto/credit-note.requests.js';
import type { CreditNoteResponse } from './dto/credit-note.response.js';
import { creditNoteFields, type CreditOrder, creditOrderOf, fieldOf } from './new-credit-note.js';
import { OrderGoods, type TakenGoods } from '../../sales/orders/order-goods.service.js';

/** The supply was cancelled. */
const CANCELLED = 'DL8.61.1.A' as const;

type CreditParts = ReturnType<typeof creditNoteFields>;

interface CreditedBefore {
  readonly invoice: InvoiceRecord;
  readonly earlier: readonly CreditNoteRecord[];
}

/**
 * Issues credit notes. Their numbers have no gaps. Each note changes its invoice in the same transaction, which checks
 * the invoice's version: if several notes credit the same remainder at the same time, only those that fit are issued.
 */
@Injectable()
export class CreditNoteIssuing {
  constructor(
    @InjectRecords(CreditNote) private readonly records: RecordStore<CreditNote>,
    private readonly notes: CreditNotesService,
    private readonly changes: InvoiceChanges,
    private readonly goods: OrderGoods,
    private readonly users: UsersService,
    private readonly papers: CreditNotePapers,
    private readonly events: Events,
    private readonly sequences: Sequences,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVOICE_NOT_FOUND, INVOICE_VOID, NOTHING_TO_CREDIT, CREDIT_TOO_LARGE, CREDIT_QTY_TOO_LARGE */
  issueCreditNote(body: CreateCreditNoteDto, actor: Actor): Promise<CreditNoteResponse> {
    const _id = new Types.ObjectId();
    const work = async (session: ClientSession) => {
      const by = { actor, session };
      const invoice = await this.changes.loadFor('credit', body.invoice, session);
      const order = creditOrderOf(invoice, body);
      const earlier = await this.notes.ofInvoice(invoice._id, session);
      const { value, left } = await this.notes.leftOf(invoice, earlier, session);
      const excess = excessOf(left, order.wanted);
      if (excess !== null) throw creditTooLarge(fieldOf(invoice, body, excess), excess);
      const credit = creditOfWanted(left, order.wanted);
      if (credit.gross === 0) throw refuseField('lines', 'CREDIT_NOTHING');
      const parts = creditNoteFields(invoice, value, credit, order);
      if (parts.rebill && parts.after.gross > 0 && !isOfWholeLines(order.wanted, left))
        throw refuseField('rebill', 'CREDIT_REBILL_LINES');
      const takenBack = await this.takenBackBy(invoice, parts, session);
      return this.notes.toCreditNoteResponse(await this.store(_id, { invoice, earlier }, { ...parts, takenBack }, by));
    };
    return this.transactions.answer(actor, work, CREDIT_NOTE_NUMBERS);
  }

  /** Credits the rest of the invoice of an order that ends, in the caller's transaction. */
  @OnEvent(INVOICED_ORDER_ENDING)
  async creditEndedOrder(
    { invoiceId, creditNoteId: _id, orderNumber, status }: EndedOrder,
    by: ChangeContext,
  ): Promise<void> {
    const { session } = by;
    const invoice = await this.changes.loadFor('credit', invoiceId, session);
    const texts = await this.textsFor(invoice, session);
    const isReturn = status === 'Returned';
    const reason = isReturn ? ('DL8.61.1.D' as const) : CANCELLED;
    const words = texts.orderEnded[isReturn ? 'Returned' : 'Cancelled'](orderNumber);
    await this.creditRest(_id, invoice, { reason, words }, by);
  }

  /** Credits what no invoice uses of an advance, in the caller's transaction. */
  @OnEvent(ADVANCE_NOT_NEEDED)
  async creditUnusedAdvance({ invoiceId, orderNumber, isEnded }: UnusedAdvance, by: ChangeContext): Promise<void> {
    const invoice = await this.changes.loadFor('credit', invoiceId, by.session);
    const texts = await this.textsFor(invoice, by.session);
    const why = isEnded
      ? { reason: CANCELLED, words: texts.orderEnded.Cancelled(orderNumber) }
      : { reason: 'DL8.61.1.C' as const, words: texts.advanceNotNeeded(orderNumber) };
    await this.creditRest(new Types.ObjectId(), invoice, why, by);
  }

  /** Does the same for an advance whose money never came. */
  async creditReversedAdvance(invoice: InvoiceRecord, by: ChangeContext): Promise<void> {
    const texts = await this.textsFor(invoice, by.session);
    const why = { reason: CANCELLED, words: texts.advanceReversed(orderOf(invoice).orderNumber) };
    await this.creditRest(new Types.ObjectId(), invoice, why, by);
  }

  private async textsFor(invoice: InvoiceRecord, session: ClientSession) {
    return documentTexts((await this.users.recipientOf(invoice, session)).language).creditNote;
  }

  /** The goods are moved by the order. */
  private async creditRest(
    _id: Types.ObjectId,
    invoice: InvoiceRecord,
    why: Pick<CreditOrder, 'reason' | 'words'>,
    by: ChangeContext,
  ): Promise<void> {
    const earlier = await this.notes.ofInvoice(invoice._id, by.session);
    const { value, left } = await this.notes.leftOf(invoice, earlier, by.session);
    const credit = creditOfAll(left);
    if (credit.gross === 0) return;
    const fields = creditNoteFields(invoice, value, credit, { ...why, rebill: false, restocked: [] });
    await this.store(_id, { invoice, earlier }, { ...fields, takenBack: [] }, by);
  }

  /** An invoice that is credited in full and not billed again ends what it bills ahead of its delivery. */
  private async takenBackBy(invoice: InvoiceRecord, parts: CreditParts, session: ClientSession) {
    if (invoice.kind === 'Advance' || invoice.order === null) return [];
    const isEnd = !parts.rebill && parts.after.gross === 0;
    const how = { invoice: invoice._id, reason: parts.reason, isEnd };
    return this.goods.takenBackWith(invoice.order._id, parts.lines, how, session);
  }

  private async store(
    _id: Types.ObjectId,
    { invoice, earlier }: CreditedBefore,
    { takenBack, ...credited }: CreditParts & { readonly takenBack: TakenGoods },
    by: ChangeContext,
  ): Promise<CreditNoteRecord> {
    const pieces = takenBack.map(({ line, qty }) => ({ line, qty }));
    const parts = { ...credited, takenBack: pieces };
    const createdAt = this.clock.now();
    if (invoice.order !== null) await this.goods.takeBack(invoice.order._id, takenBack, by);
    // The number is taken as late as possible, since other servers wait for the counter until this transaction ends.
    const creditNoteNumber = await this.sequences.nextWithoutGap('CRN', createdAt, by.session);
    const copy = { _id, creditNoteNumber, total: parts.total, createdAt };
    const after = await this.changes.creditInvoice(invoice, copy, [...earlier, parts], by);
    const note = { _id, creditNoteNumber, ...parts };
    const changes = changesOfCreation(note);
    const fields = { ...note, createdAt, updatedAt: createdAt };
    const stored = await this.records.insert(fields, { ...by, action: 'issued', changes });
    await this.papers.mailIssued(stored, after, by.session);
    await this.events.publish(CREDIT_NOTE_ISSUED, { note: stored, invoice: after }, by);
    return stored;
  }
}

/** @param field that exceeds the remaining amount */
function creditTooLarge(field: string, { what, asked, left }: Excess): DomainError {
  if (typeof what === 'object') {
    return refuse('CREDIT_QTY_TOO_LARGE', { left: String(left), asked: String(asked) }, { field });
  }
  return refuse('CREDIT_TOO_LARGE', { left: aedText(left), asked: aedText(asked) }, { field });
}
