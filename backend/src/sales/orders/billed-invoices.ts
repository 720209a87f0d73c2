import { closesSupply, type CreditReason, grossShare } from '@shop/contract/credit';
import type { TaxedAmount, TaxedCategory } from '@shop/contract/vat';
import { hasUnusedAdvance } from './domain/advances.js';
import type { BilledCharge, BilledInvoice, BilledLine, Order } from './order.schema.js';

interface CreditedLine extends TaxedAmount {
  /** The identifier of the line in the order. */
  readonly line: { toString(): string };
  /** 0: an amount without pieces. */
  readonly qty: number;
  /** True if the goods came back. */
  readonly restock: boolean;
}

/** The parts of a credit note that decide the amount left to bill. */
export interface CreditedParts {
  readonly reason: CreditReason;
  readonly lines: readonly CreditedLine[];
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
 * The parts of the order that its invoice still bills after a credit note. Pieces that are credited because the supply
 * is cancelled stay billed, and so do pieces that are given back without a restock: nothing is billed in their place.
 * Other pieces are left to bill. Amounts without pieces are so once all of the invoice is credited.
 * @param notes all of the invoice, the new one last
 * @param isWhole true if they credit all of it
 */
export function billedAfterCredit(
  before: BilledInvoice,
  notes: readonly CreditedParts[],
  isWhole: boolean,
): BilledInvoice {
  if (isWhole) return { ...before, isCredited: true, ...closedParts(before, notes) };
  const note = notes.at(-1);
  const lines = before.lines.map((line) => {
    const credited = note && lineOf(note.lines, line.line);
    return note === undefined || credited === undefined || !isReopened(note, credited)
      ? line
      : lessPieces(line, credited.qty, inVat(line, credited, note));
  });
  return { ...before, lines };
}

/** True if the supply stays, so that it is billed again. */
export const isBilledAgain = ({ reason }: Pick<CreditedParts, 'reason'>): boolean => !closesSupply(reason);

const isReopened = (note: CreditedParts, { qty, restock }: CreditedLine): boolean =>
  qty > 0 && (restock || isBilledAgain(note));

/** The parts that stay billed of an invoice that is credited in full. */
function closedParts(before: BilledInvoice, notes: readonly CreditedParts[]) {
  const closing = notes.filter((note) => !isBilledAgain(note));
  const charge = (name: 'deliveryCharge' | 'extraFee') =>
    closing.map((note) => inVat(before[name], note[name], note)).reduce(plus, { net: 0, vat: 0 });
  const lines = before.lines.map((line) => {
    const credits = closing.flatMap((note) => {
      const credited = lineOf(note.lines, line.line);
      return credited === undefined || credited.restock ? [] : [{ qty: credited.qty, ...inVat(line, credited, note) }];
    });
    const qty = credits.reduce((sum, credit) => sum + credit.qty, 0);
    return { line: line.line, qty, discount: discountOf(line, qty), ...credits.reduce(plus, { net: 0, vat: 0 }) };
  });
  return { lines, deliveryCharge: charge('deliveryCharge'), extraFee: charge('extraFee') };
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
