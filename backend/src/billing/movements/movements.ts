import type { Fils } from '@shop/contract/money';
import { CHEQUE_RETURNED } from '@shop/contract/payment';
import { dubaiDaysBetween } from '@shop/contract/dubai-day';
import { kindOf, MOVEMENT_KINDS, type MovementKind } from './movement-kinds.js';
import type {
  AccountMoney,
  Movement,
  MovingInvoice,
  MovingPayment,
  MovingReceipt,
  MovingRefund,
  SettledPart,
} from './movement.js';

const ORDER = Object.keys(MOVEMENT_KINDS);

/**
 * All movements of an account's money, in the order of a statement. Money moves on its own day: money dated before its
 * invoice is credit until then. Money recorded in error counts until the day of its reversal.
 */
export const movementsOf = (account: AccountMoney): Movement[] => movements(account, new OwnDocuments(account));

/** The movements of some documents among those of all accounts: money that is used for another document stays in the shop. */
export const movementsInShop = (some: Partial<AccountMoney>): Movement[] =>
  movements({ invoices: [], payments: [], receipts: [], ...some }, ALL_DOCUMENTS);

function movements(account: AccountMoney, own: Own): Movement[] {
  return [
    ...account.invoices.flatMap(ofInvoice),
    ...account.payments.flatMap((payment) => ofPayment(payment, own)),
    ...account.receipts.flatMap((receipt) => ofReceipt(receipt, own)),
  ].sort(inOrder);
}

interface Own {
  hasInvoice(number: string): boolean;
  /** True if the money of a payment came for another document that belongs to them. */
  isInternal(payment: MovingPayment): boolean;
}

const ALL_DOCUMENTS: Own = {
  hasInvoice: () => true,
  isInternal: ({ receipt, appliedFrom }) => receipt !== null || appliedFrom !== '',
};

/** Separates the documents of the account from those of members and companies. */
class OwnDocuments implements Own {
  private readonly invoices: ReadonlySet<string>;
  private readonly receipts: ReadonlySet<string>;

  constructor(account: AccountMoney) {
    this.invoices = new Set(account.invoices.map(({ invoiceNumber }) => invoiceNumber));
    this.receipts = new Set(account.receipts.map(({ receiptNumber }) => receiptNumber));
  }

  hasInvoice(number: string): boolean {
    return this.invoices.has(number);
  }

  isInternal({ receipt, appliedFrom }: MovingPayment): boolean {
    return receipt ? this.receipts.has(receipt.receiptNumber) : this.invoices.has(appliedFrom);
  }
}

const NOTHING = { invoice: null, payment: null, receipt: null, settled: [] } as const;

function ofInvoice(invoice: MovingInvoice): Movement[] {
  const { invoiceNumber, createdAt, issuedTotal, advanced, creditNotes, badDebt, differences, voidedAt } = invoice;
  const creditedBefore = invoice.opening?.creditedBefore ?? 0;
  const of = { ...NOTHING, invoice, group: `invoice ${invoiceNumber}`, document: invoiceNumber };
  const move = (kind: MovementKind, at: Date, amount: Fils) => ({ ...of, ...moved(kind, at, amount, invoiceNumber) });
  return [
    move('invoice', createdAt, issuedTotal),
    ...(advanced > 0 ? [move('advance', createdAt, advanced)] : []),
    ...(creditedBefore > 0 ? [move('credit', createdAt, creditedBefore)] : []),
    ...creditNotes.map((note) => ({
      ...move('credit', note.createdAt, note.total),
      group: `credit note ${note.creditNoteNumber}`,
      document: note.creditNoteNumber,
    })),
    ...(badDebt?.changes ?? []).map((change) => ({
      ...move(change.kind, change.at, change.amount),
      group: `written off ${change.of}`,
    })),
    ...differences.flatMap(({ _id, kind, amount, at, undone }) =>
      [move(kind, at, amount), ...(undone ? [move('differenceUndone', undone.at, amount)] : [])].map((one) => ({
        ...one,
        group: `difference ${_id.toString()}`,
      })),
    ),
    ...(voidedAt ? [move('void', voidedAt, issuedTotal - advanced)] : []),
  ];
}

function ofPayment(payment: MovingPayment, own: Own): Movement[] {
  const { invoiceNumber } = payment.invoice;
  const isAlone = !payment.receipt && payment.appliedFrom === '';
  const isInternal = own.isInternal(payment);
  const of = { ...NOTHING, payment, group: `payment ${payment._id.toString()}`, document: invoiceNumber };
  const move = (kind: MovementKind, at: Date, amount: Fils) => ({ ...of, ...moved(kind, at, amount, invoiceNumber) });
  const cameAt = isAlone ? payment.paymentDate : (payment.appliedAt ?? payment.paymentDate);
  const came = {
    ...move(isAlone ? 'payment' : 'byCompany', cameAt, payment.amount),
    settled: settledBy(payment),
  };
  const { reversal } = payment;
  const rest = restOf(payment);
  const ended = reversal
    ? { ...move(undoingKind(reversal), reversal.at, rest) }
    : move('refund', payment.refundedAt ?? payment.paymentDate, rest);
  return [
    ...(isInternal ? [] : [came]),
    ...payment.refunds.flatMap((refund) => ofRefund(refund, of, invoiceNumber, own)),
    ...(rest > 0 && !(reversal && isInternal) ? [ended] : []),
  ];
}

function ofReceipt(receipt: MovingReceipt, own: Own): Movement[] {
  const { receiptNumber, amount, paymentDate, allocations, refunds, reversal } = receipt;
  const of = { ...NOTHING, receipt, group: `receipt ${receiptNumber}`, document: receiptNumber };
  const isAtOnce = (part: SettledPart, appliedAt: Date | null) =>
    appliedAt === null && own.hasInvoice(part.invoiceNumber);
  const settled = allocations.map((part) => ({ ...part, at: part.appliedAt ?? paymentDate }));
  const atOnce = settled.filter((part) => isAtOnce(part, part.appliedAt));
  const later = settled.filter((part) => !isAtOnce(part, part.appliedAt));
  const parts = [
    ...atOnce.map((part) => ({ of: part.invoiceNumber, amount: -part.amount })),
    { of: receiptNumber, amount: sumOf(atOnce) - amount },
  ];
  return [
    { ...of, ...moved('payment', paymentDate, amount, receiptNumber), settled, parts },
    ...later.map((part) => application(part, of, receiptNumber, own)),
    ...refunds.map((refund) => ({
      ...of,
      ...moved('refund', refund.paymentDate, refund.amount, receiptNumber),
      refund,
    })),
    ...(reversal ? reversalOf(receipt, reversal, of, own) : []),
  ];
}

/**
 * The end of a receipt: amounts used for members come back, and each document loses its part of the money. The account
 * owes the refunded amount of the receipt.
 */
function reversalOf(
  receipt: MovingReceipt,
  reversal: NonNullable<MovingReceipt['reversal']>,
  of: MovementOf,
  own: Own,
): Movement[] {
  const { receiptNumber, amount } = receipt;
  const ended = receipt.allocations.map(({ paidBack, ...part }) => ({ ...part, amount: part.amount - paidBack }));
  const forMembers = ended.filter(({ invoiceNumber }) => !own.hasInvoice(invoiceNumber));
  const ofInvoices = ended
    .filter(({ invoiceNumber }) => own.hasInvoice(invoiceNumber))
    .map((part) => ({ of: part.invoiceNumber, amount: part.amount }));
  const rest = { of: receiptNumber, amount: amount - sumOf(ofInvoices) };
  const parts = [...ofInvoices, rest].filter((part) => part.amount !== 0);
  return [
    ...forMembers.map((part) => ({
      ...of,
      ...moved('memberUndone', reversal.at, part.amount, receiptNumber),
      document: part.invoiceNumber,
    })),
    { ...of, ...moved(undoingKind(reversal), reversal.at, amount, receiptNumber), parts },
  ];
}

type MovementOf = Pick<Movement, 'invoice' | 'payment' | 'receipt' | 'settled' | 'group' | 'document'>;

/** A refund, or money used for another invoice, until the payment was reversed as never received. */
function ofRefund(refund: MovingRefund, of: MovementOf, from: string, own: Own): Movement[] {
  const { amount, paymentDate, appliedTo, unappliedAt } = refund;
  if (appliedTo === '') return [{ ...of, ...moved('refund', paymentDate, amount, from), refund }];
  const used = { invoiceNumber: appliedTo, amount, at: paymentDate };
  if (!unappliedAt) return [application(used, of, from, own)];
  const back = own.hasInvoice(appliedTo)
    ? { ...of, ...moved('unapplied', unappliedAt, amount, from), parts: transfer(appliedTo, from, amount) }
    : { ...of, ...moved('memberUndone', unappliedAt, amount, from), document: appliedTo };
  return [application(used, of, from, own), back];
}

/** Credit of the account is used for an invoice of it, or of a member. @param from the document that has the credit */
function application({ invoiceNumber, amount, at }: SettledPart, of: MovementOf, from: string, own: Own): Movement {
  return own.hasInvoice(invoiceNumber)
    ? { ...of, ...moved('applied', at, amount, from), parts: transfer(from, invoiceNumber, amount) }
    : { ...of, ...moved('forMember', at, amount, from), document: invoiceNumber };
}

const transfer = (from: string, to: string, amount: Fils) => [
  { of: from, amount },
  { of: to, amount: -amount },
];

function moved(kind: MovementKind, at: Date, amount: Fils, of: string) {
  return { kind, at, amount, parts: [{ of, amount: kindOf(kind).sign * amount }] };
}

const undoingKind = ({ reason }: { readonly reason: string }) => (reason === CHEQUE_RETURNED ? 'returned' : 'mistake');

/** The rest of a Refunded payment when all of it ended; 0 while the payment counts. */
function restOf({ amount, status, refunds }: MovingPayment): Fils {
  return status === 'Received' ? 0 : amount - sumOf(refunds.filter(({ unappliedAt }) => !unappliedAt));
}

/** The invoices that the money of a payment was used for. */
function settledBy({ invoice: { invoiceNumber }, amount, paymentDate, refunds }: MovingPayment): SettledPart[] {
  const used = refunds.flatMap(({ appliedTo, unappliedAt, ...refund }) =>
    appliedTo === '' || unappliedAt
      ? []
      : [{ invoiceNumber: appliedTo, amount: refund.amount, at: refund.paymentDate }],
  );
  return [{ invoiceNumber, amount: amount - sumOf(used), at: paymentDate }, ...used].filter((part) => part.amount > 0);
}

/** By the day in Dubai, then by kind. */
function inOrder(one: Movement, other: Movement): number {
  return (
    dubaiDaysBetween(other.at, one.at) ||
    ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) ||
    one.at.getTime() - other.at.getTime()
  );
}

const sumOf = (rows: readonly { readonly amount: Fils }[]): Fils => rows.reduce((sum, { amount }) => sum + amount, 0);
