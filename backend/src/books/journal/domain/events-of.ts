import type { JournalKind } from '@shop/contract/books';
import { COVERING_STATUSES } from '@shop/contract/cheques';
import { dubaiDay } from '@shop/contract/dubai-day';
import type { Fils } from '@shop/contract/money';
import type { Movement } from '../../../billing/movements/movement.js';
import type { MovementKind } from '../../../billing/movements/movement-kinds.js';
import { movementsInShop } from '../../../billing/movements/movements.js';
import type {
  BookedCheque,
  BookedDocument,
  BookedInvoice,
  BookedNote,
  BookedPayment,
  BookedReceipt,
  BookEvent,
  TaxedEvent,
} from './book-event.js';

/** Movements that belong to the issue of an invoice; credit notes book themselves. */
const OF_ISSUE: ReadonlySet<MovementKind> = new Set(['invoice', 'advance', 'credit']);

/** The events of an invoice, from the movements that its statement shows. */
export function eventsOfInvoice(invoice: BookedInvoice): BookEvent[] {
  const terms = { due: dubaiDay(invoice.dueDate), purchaseOrder: invoice.poNumber };
  const document = { ...documentOf('invoices', invoice, invoice.invoiceNumber), terms };
  const taxed = taxedInvoice(invoice);
  const opened = invoice.issuedTotal - invoice.advanced - (invoice.opening?.creditedBefore ?? 0);
  const issue = invoice.opening
    ? {
        ...eventOf('opening', invoice.createdAt, document),
        parts: [part(document, opened)],
        ...(taxed.ofAdvance && { taxed }),
      }
    : { ...eventOf('invoice', invoice.createdAt, document), parts: [part(document, opened)], taxed };
  const later = movementsInShop({ invoices: [invoice] }).filter(({ kind }) => !OF_ISSUE.has(kind));
  const adjustments = (invoice.badDebt?.vat ?? []).map(({ at, categories }) => ({
    ...eventOf('badDebtVat', at, document),
    taxed: { ...taxed, taxDay: dubaiDay(at), categories },
  }));
  return numbered([issue, ...later.map((movement) => ofInvoice(movement, document, invoice, taxed)), ...adjustments]);
}

function ofInvoice(movement: Movement, document: BookedDocument, invoice: BookedInvoice, taxed: TaxedEvent): BookEvent {
  const event = { ...eventOf(movement.kind as JournalKind, movement.at, document), parts: movement.parts };
  if (movement.kind === 'void') return { ...event, ...(invoice.opening ? {} : { taxed }) };
  if (movement.kind !== 'differenceUndone') return event;
  const undone = invoice.differences.find(({ _id }) => movement.group.endsWith(_id.toString()));
  return undone === undefined ? event : { ...event, undone: undone.kind };
}

const taxedInvoice = ({ kind, seller, taxDate, tax, advances, advanced, issuedTotal }: BookedInvoice): TaxedEvent => ({
  ofAdvance: kind === 'Advance',
  emirate: seller.address.emirate,
  taxDay: dubaiDay(taxDate),
  categories: tax?.categories ?? null,
  deliveryCharge: tax?.deliveryCharge ?? null,
  extraFee: tax?.extraFee ?? null,
  advances: advances.flatMap(({ categories }) => categories),
  advanced,
  total: issuedTotal,
});

/** A credit note is one event, also if parts of it are taken off the advances of its invoice. */
export function eventsOfNote(note: BookedNote): BookEvent[] {
  const { creditNoteNumber, invoice, createdAt, total, seller, tax, ofAdvance } = note;
  const taxed: TaxedEvent = {
    ofAdvance,
    emirate: seller.address.emirate,
    taxDay: dubaiDay(createdAt),
    categories: tax?.categories ?? null,
    deliveryCharge: tax ? note.deliveryCharge : null,
    extraFee: tax ? note.extraFee : null,
    advances: [],
    advanced: 0,
    total,
  };
  const document = documentOf('credit-notes', note, creditNoteNumber);
  return [{ ...eventOf('credit', createdAt, document), parts: [{ of: invoice.invoiceNumber, amount: -total }], taxed }];
}

export function eventsOfPayment(payment: BookedPayment): BookEvent[] {
  const document = documentOf('payments', payment, payment.invoice.invoiceNumber);
  return numbered(movementsInShop({ payments: [payment] }).map((movement) => ofMoney(movement, document, payment)));
}

export function eventsOfReceipt(receipt: BookedReceipt): BookEvent[] {
  const document = documentOf('receipts', receipt, receipt.receiptNumber);
  return numbered(movementsInShop({ receipts: [receipt] }).map((movement) => ofMoney(movement, document, receipt)));
}

function ofMoney(movement: Movement, document: BookedDocument, money: BookedPayment | BookedReceipt): BookEvent {
  const { kind, at, parts } = movement;
  const refund = money.refunds.find((one) => one === movement.refund);
  const isOfOldBooks = money.isOpening && kind !== 'refund';
  return {
    ...eventOf(kind === 'byCompany' ? 'payment' : (kind as JournalKind), at, document),
    parts,
    key: refund?._id.toString() ?? '',
    method: isOfOldBooks ? null : (refund?.paymentMethod ?? money.paymentMethod),
    reference: ('reference' in money && money.reference) || money.chequeNumber,
  };
}

/** A cheque in hand takes the place of what its account owes until its bank answers; a guarantee never does. */
export function eventsOfCheque(cheque: BookedCheque): BookEvent[] {
  if (cheque.kind === 'Guarantee') return [];
  const document = documentOf('cheques', cheque, cheque.number);
  const isCovering = (status: string) => COVERING_STATUSES.some((one) => one === status);
  let inHand: Fils = 0;
  const events = cheque.course.flatMap(({ on, status, cleared }): BookEvent[] => {
    const change = (isCovering(status) ? cheque.amount - cleared : 0) - inHand;
    inHand += change;
    const event = eventOf(change > 0 ? 'chequeTaken' : 'chequeEnded', on, document);
    return change === 0 ? [] : [{ ...event, parts: [part(document, -change)], reference: cheque.chequeNumber }];
  });
  return numbered(events);
}

const documentOf = (
  resource: BookedDocument['resource'],
  { _id }: { readonly _id: { toString(): string } },
  number: string,
): BookedDocument => ({ resource, _id: _id.toString(), number });

const part = ({ number }: BookedDocument, amount: Fils) => ({ of: number, amount });

const eventOf = (kind: JournalKind, at: Date | string, document: BookedDocument) => ({
  kind,
  day: typeof at === 'string' ? at : dubaiDay(at),
  key: '',
  document,
  parts: [],
  method: null,
  reference: '',
});

/** Events of one kind without a key of their own are counted, in the order in which the document has them. */
function numbered(events: readonly BookEvent[]): BookEvent[] {
  const counts = new Map<string, number>();
  return events.map((event) => {
    if (event.key !== '') return event;
    const count = (counts.get(event.kind) ?? 0) + 1;
    counts.set(event.kind, count);
    return count === 1 ? event : { ...event, key: String(count) };
  });
}
