import { type CreditReason, grossShare } from '@shop/contract/credit';
import type { Fils } from '@shop/contract/money';
import type { TaxedAmount, TaxedCategory } from '@shop/contract/vat';
import { hasUnusedAdvance } from './domain/advances.js';
import type { BilledCharge, BilledInvoice, BilledLine, Order } from './order.schema.js';

interface CreditedPieces {
  readonly line: { toString(): string };
  readonly qty: number;
}

/** `qty` is 0 for an amount without pieces. */
type CreditedLine = CreditedPieces & TaxedAmount;

/** The parts of a credit note that decide the amount left to bill. */
export interface CreditedParts {
  readonly reason: CreditReason;
  /** True if the credited parts are billed again. */
  readonly rebill: boolean;
  readonly lines: readonly CreditedLine[];
  /** The pieces that came back or will not be delivered. */
  readonly takenBack: readonly CreditedPieces[];
  readonly deliveryCharge: TaxedAmount;
  readonly extraFee: TaxedAmount;
  /** null if the invoice has no VAT. */
  readonly tax: { readonly categories: readonly TaxedCategory[] } | null;
}

/** The fields of an order that follow from its invoices. @param invoices without void ones, the oldest first */
export function withInvoices({ orderItems }: Pick<Order, 'orderItems'>, invoices: BilledInvoice[]) {
  const last = invoices.at(-1);
  return {
    invoices,
    invoice: last === undefined ? null : { _id: last._id, number: last.number },
    invoiceCredited: last?.isCredited ?? false,
    orderItems: orderItems.map((line) => ({
      ...line,
      invoicedQty: invoices.reduce((sum, { lines }) => sum + (lineOf(lines, line._id)?.qty ?? 0), 0),
    })),
  } satisfies Partial<Order>;
}

/** The invoices of the order that are neither void nor credited in full. */
export const standingInvoices = ({ invoices }: Pick<Order, 'invoices'>): BilledInvoice[] =>
  invoices.filter(({ isCredited }) => !isCredited);

/** True if an invoice of it, or an advance invoice that is not used up, binds its amounts. */
export const hasStandingInvoice = (order: Pick<Order, 'invoices' | 'advances'>): boolean =>
  standingInvoices(order).length > 0 || hasUnusedAdvance(order);

/**
 * The parts of the order that its invoice still bills after a credit note. Credited pieces stay billed: nothing is billed
 * in their place. Pieces that are billed again, came back or will not be delivered are not. Amounts without pieces are
 * left to bill once all of the invoice is credited, by the notes that bill again.
 * @param notes all of the invoice, the new one last
 * @param isWhole true if they credit all of it
 */
export function billedAfterCredit(
  before: BilledInvoice,
  notes: readonly CreditedParts[],
  isWhole: boolean,
): BilledInvoice {
  const note = notes.at(-1);
  if (note === undefined) return before;
  if (isWhole) return { ...before, isCredited: true, creditedAmount: 0, ...closedParts(before, notes, note) };
  const lines = before.lines.map((line) => {
    const credited = lineOf(note.lines, line.line);
    const qty = note.rebill ? (credited?.qty ?? 0) : takenOf(note, line);
    if (credited === undefined || qty === 0) return line;
    return lessPieces(line, qty, partOf(inVat(line, credited, note), qty, credited.qty));
  });
  return { ...before, lines, creditedAmount: before.creditedAmount + cancelledAmount(note) };
}

/** The amount that cancels goods without naming their pieces. */
const cancelledAmount = ({ reason, rebill, lines, deliveryCharge, extraFee }: CreditedParts): Fils =>
  reason !== 'DL8.61.1.A' || rebill || lines.some(({ qty }) => qty > 0)
    ? 0
    : [...lines, deliveryCharge, extraFee].reduce((sum, { gross }) => sum + gross, 0);

const takenOf = ({ takenBack }: CreditedParts, { line }: BilledLine): number => lineOf(takenBack, line)?.qty ?? 0;

const partOf = ({ net, vat }: BilledCharge, qty: number, all: number): BilledCharge =>
  qty >= all ? { net, vat } : { net: Math.round((net * qty) / all), vat: Math.round((vat * qty) / all) };

/** The parts that stay billed of an invoice that is credited in full. */
function closedParts(before: BilledInvoice, notes: readonly CreditedParts[], last: CreditedParts) {
  const closing = notes.filter(({ rebill }) => !rebill);
  const charge = (name: 'deliveryCharge' | 'extraFee') =>
    closing.map((note) => inVat(before[name], note[name], note)).reduce(plus, { net: 0, vat: 0 });
  const lines = before.lines.map((line) => {
    const credits = closing.flatMap((note) => {
      const credited = lineOf(note.lines, line.line);
      if (credited === undefined) return [];
      const all = credited.qty > 0 ? credited.qty : line.qty;
      const stays = Math.max(all - takenOf(note, line), 0);
      return [{ qty: credited.qty > 0 ? stays : 0, ...partOf(inVat(line, credited, note), stays, all) }];
    });
    const named = Math.min(
      credits.reduce((sum, { qty }) => sum + qty, 0),
      line.qty,
    );
    const qty = last.rebill ? named : Math.max(line.qty - takenOf(last, line), 0);
    return { line: line.line, qty, discount: discountOf(line, qty), ...credits.reduce(plus, { net: 0, vat: 0 }) };
  });
  return { lines, deliveryCharge: charge('deliveryCharge'), extraFee: charge('extraFee') };
}

/** The order as if nothing credited of it were closed: it is open again, so that its goods are billed again. */
export const withoutClosed = (order: Pick<Order, 'orderItems' | 'invoices'>) =>
  withInvoices(
    order,
    order.invoices.map((invoice) =>
      invoice.isCredited
        ? { ...invoice, lines: [], deliveryCharge: { net: 0, vat: 0 }, extraFee: { net: 0, vat: 0 } }
        : invoice,
    ),
  );

/** The pieces of a line that invoices bill, without those that are credited in full. */
export const standingQty = (order: Pick<Order, 'invoices'>, line: { toString(): string }): number =>
  standingInvoices(order).reduce((sum, { lines }) => sum + (lineOf(lines, line)?.qty ?? 0), 0);

/** Takes pieces off invoices, the latest first, with their amounts. @param mayTake true for invoices that give some */
export function withoutPieces(
  invoices: readonly BilledInvoice[],
  pieces: readonly CreditedPieces[],
  mayTake: (invoice: BilledInvoice) => boolean,
): { readonly invoices: BilledInvoice[]; readonly gross: Fils } {
  const left = new Map(pieces.map(({ line, qty }) => [String(line), qty]));
  let gross = 0;
  const after = invoices.toReversed().map((invoice) => {
    if (!mayTake(invoice)) return invoice;
    const lines = invoice.lines.map((line) => {
      const qty = Math.min(left.get(String(line.line)) ?? 0, line.qty);
      if (qty === 0) return line;
      left.set(String(line.line), (left.get(String(line.line)) ?? 0) - qty);
      const part = partOf(line, qty, line.qty);
      gross += part.net + part.vat;
      return lessPieces(line, qty, part);
    });
    return { ...invoice, lines };
  });
  return { invoices: after.toReversed(), gross };
}

const plus = (sum: BilledCharge, { net, vat }: BilledCharge): BilledCharge => ({
  net: sum.net + net,
  vat: sum.vat + vat,
});

/** Without VAT on the invoice, the order's share of the VAT. */
function inVat(billed: BilledCharge, { net, vat, gross }: TaxedAmount, { tax }: CreditedParts): BilledCharge {
  if (tax !== null) return { net, vat };
  const part: TaxedCategory = { category: 'S', rate: 0, ...billed, gross: billed.net + billed.vat };
  return grossShare(part, Math.min(gross, part.gross));
}

function lessPieces(line: BilledLine, qty: number, { net, vat }: BilledCharge): BilledLine {
  const left = Math.max(line.qty - qty, 0);
  return { ...line, qty: left, discount: discountOf(line, left), net: line.net - net, vat: line.vat - vat };
}

const discountOf = ({ discount, qty: all }: BilledLine, qty: number): number =>
  all === 0 ? 0 : Math.round((discount * qty) / all);

const lineOf = <Line extends { readonly line: { toString(): string } }>(
  lines: readonly Line[],
  id: { toString(): string },
): Line | undefined => lines.find(({ line }) => String(line) === String(id));
