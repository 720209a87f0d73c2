import { type Credit, type Creditable, type CreditLine, leftAfter, lineShare } from '@shop/contract/credit';
import { inBasis } from '@shop/contract/credit-pools';
import type { Charges, Fils } from '@shop/contract/money';
import {
  type DocumentTax,
  documentTax,
  type PriceBasis,
  shareOut,
  type TaxedCategory,
  vatOf,
} from '@shop/contract/vat';
import { taxable } from '../../../documents/lines/document-tax.js';
import type { BillableLine, BillableOrder, BilledAmount, BilledPart } from './billable-order.js';
import { type LineQuantities, unbilledQty } from './line-quantities.js';

/** The amounts of an order that no invoice bills yet, with the pieces that came back or will not be delivered. */
export interface Unbilled extends Creditable {
  /** The rest of each line's own discount. */
  readonly discounts: readonly Fils[];
}

/** A line of an invoice, with its VAT after all discounts. */
export interface BillLine<Id = unknown> extends TaxedCategory {
  /** `_id` of the line in the order. */
  readonly line: Id;
  readonly qty: number;
  readonly discount: Fils;
}

/** Lines and charges of an invoice. */
export interface Bill<Id = unknown> {
  /** In the order of the order's lines. */
  readonly lines: readonly BillLine<Id>[];
  /** In the price basis, like the discount. */
  readonly deliveryCharge: Fils;
  readonly extraFee: Fils;
  readonly discount: Fils;
  readonly totalPrice: Fils;
  /** For an order without a price basis as if its prices included VAT. */
  readonly tax: DocumentTax;
}

/** True if nothing is left to bill after these quantities: their invoice takes all that is left of the amounts. */
export const takesLast = (lines: readonly LineQuantities[], qtys: readonly number[]): boolean =>
  lines.every((line, index) => unbilledQty(line) === (qtys[index] ?? 0));

export const chargesIn = ({ basis, deliveryCharge, extraFee }: Omit<Creditable, 'lines'>): Charges => ({
  deliveryCharge: inBasis(deliveryCharge, basis),
  extraFee: inBasis(extraFee, basis),
});

/** A part of a charge with VAT. @param amount in the price basis */
export function grossOf(amount: Fils, charge: TaxedCategory, basis: PriceBasis): Fils {
  if (amount === inBasis(charge, basis)) return charge.gross;
  return Math.min(charge.gross, amount + (basis === 'inclusive' ? 0 : vatOf(amount, charge.rate, 'exclusive')));
}

export function unbilledOf<Id>(order: BillableOrder<Id>): Unbilled {
  const { invoices = [], orderItems } = order;
  const ordered = orderedParts(order);
  const left = invoices.reduce((rest, invoice) => leftAfter(rest, partsOf(invoice, orderItems)), ordered);
  const lines = left.lines.map((line, index) => {
    const priced = (orderItems[index]?.unitPrice ?? 0) * line.qty;
    // After credits of amounts and of quantities, the amounts may not fit the pieces.
    const isFitting = inBasis(line, left.basis) <= priced;
    return isFitting
      ? atLeastNothing(line)
      : { ...line, ...lineShare(ordered.lines[index] ?? line, line.qty, left.basis) };
  });
  const [deliveryCharge, extraFee] = [atLeastNothing(left.deliveryCharge), atLeastNothing(left.extraFee)];
  return { ...left, lines, deliveryCharge, extraFee, discounts: discountsLeft(orderItems, invoices) };
}

/**
 * The part of an order by the shares of credit notes: a line gives the share of its quantity in its remaining quantity,
 * and the invoice with the last piece takes all the rest. All invoices together equal the order, by category.
 */
export function billOf<Id>(order: BillableOrder<Id>, left: Unbilled, part: Credit): Bill<Id> {
  const { net, vat, gross, categories, deliveryCharge, extraFee } = part;
  const { basis } = left;
  const billed = order.orderItems.map((line, index) => billedLine(line, index, left, part.lines[index]));
  const taken = billed.filter(({ line }) => line.qty > 0);
  const lines = taken.map(({ line }) => line);
  return {
    lines,
    ...chargesIn({ basis, deliveryCharge, extraFee }),
    discount: taken.reduce((sum, { documentDiscount }) => sum + documentDiscount, 0),
    totalPrice: gross,
    tax: { basis, net, vat, gross, categories, lines, deliveryCharge, extraFee },
  };
}

/** The data of an invoice that its order stores. */
export const billedParts = <Id>({ lines, tax }: Bill<Id>) => ({
  lines: lines.map(({ line, qty, discount, net, vat }) => ({ line, qty, discount, net, vat })),
  deliveryCharge: netAndVat(tax.deliveryCharge),
  extraFee: netAndVat(tax.extraFee),
});

const netAndVat = ({ net, vat }: BilledAmount) => ({ net, vat });

function orderedParts(order: BillableOrder): Creditable {
  const { basis, ...document } = taxable(order, order.orderItems);
  const tax = documentTax({ ...document, basis: basis ?? 'inclusive' });
  const lines = tax.lines.map((line, index) => ({ ...line, qty: order.orderItems[index]?.qty ?? 0 }));
  return { basis: tax.basis, lines, deliveryCharge: tax.deliveryCharge, extraFee: tax.extraFee };
}

/** The quantities that an invoice takes of each line of the order. */
function partsOf(invoice: BilledPart, orderItems: readonly BillableLine[]) {
  const billed = new Map(invoice.lines.map((line) => [String(line.line), line]));
  const lines = orderItems.map(({ _id }) => {
    const { qty, ...amount } = billed.get(String(_id)) ?? { qty: 0, net: 0, vat: 0 };
    return { qty, ...withGross(amount) };
  });
  return { lines, deliveryCharge: withGross(invoice.deliveryCharge), extraFee: withGross(invoice.extraFee) };
}

const withGross = ({ net, vat }: BilledAmount) => ({ net, vat, gross: net + vat });

/** Staff may have lowered a charge, or raised the discount, after a part was credited. */
const atLeastNothing = <Part extends TaxedCategory>(part: Part): Part =>
  Math.min(part.net, part.vat, part.gross) < 0 ? { ...part, net: 0, vat: 0, gross: 0 } : part;

function discountsLeft(orderItems: readonly BillableLine[], invoices: readonly BilledPart[]): Fils[] {
  const given = new Map<string, Fils>();
  for (const { line, discount } of invoices.flatMap(({ lines }) => lines))
    given.set(String(line), (given.get(String(line)) ?? 0) + discount);
  return orderItems.map(({ _id, discount }) => Math.max(discount - (given.get(String(_id)) ?? 0), 0));
}

/** The line with its billed quantity. All that its amount lacks is its own discount and its share of the document's. */
function billedLine<Id>(
  ordered: BillableLine<Id>,
  index: number,
  { lines, discounts, basis }: Unbilled,
  part: CreditLine | undefined,
) {
  const [left, own = 0] = [lines[index], discounts[index]];
  if (left === undefined || part === undefined) throw new Error('The parts of an order must have its lines');
  const lacking = (amounts: CreditLine) => amounts.qty * ordered.unitPrice - inBasis(amounts, basis);
  const [discount = 0, documentDiscount = 0] = shareOut(lacking(part), [own, Math.max(lacking(left) - own, 0)]);
  return { line: { ...part, line: ordered._id, discount }, documentDiscount };
}
