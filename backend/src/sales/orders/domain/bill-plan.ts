import type { BillingBasis } from '@shop/contract/billing';
import { creditOfParts } from '@shop/contract/credit';
import { aedText, type Charges, type Fils } from '@shop/contract/money';
import type { DocumentTax } from '@shop/contract/vat';
import { vatOfDocument } from '../../../documents/lines/document-tax.js';
import { refuse, refuseField } from '../../../platform/errors/refuse.js';
import { type AdvanceUse, usesOf } from './advances.js';
import { type Bill, billOf, chargesIn, grossOf, takesLast, type Unbilled, unbilledOf } from './bill-amounts.js';
import type { BillableLine, BillableOrder } from './billable-order.js';
import { billableQty, neededQty, unbilledQty } from './line-quantities.js';

/** The wanted content of a new invoice of an order. */
export type BillWish = WantedCharges & (All | { readonly of: 'lines'; readonly lines: readonly Pieces[] } | Delivered);

interface All {
  readonly of: 'all';
  /** undefined for `billingBasisOf` the order. */
  readonly basis?: BillingBasis;
}

interface Delivered {
  readonly of: 'deliveries';
  readonly deliveries: readonly { readonly lines: readonly Pieces[] }[];
}

/** In the price basis. */
interface WantedCharges {
  /** undefined for all that is left. */
  readonly deliveryCharge?: Fils | undefined;
  /** undefined if nothing is invoiced before the last invoice. */
  readonly extraFee?: Fils | undefined;
}

interface Pieces {
  /** `_id` of the line in the order. */
  readonly line: unknown;
  readonly qty: number;
}

/** Lines, charges and VAT of a new invoice, and the advances that it uses. An advance invoice has no lines. */
export interface BillPlan<Id = unknown> extends Bill<Id> {
  /** In the order of their issue. */
  readonly uses: readonly AdvanceUse<Id>[];
  readonly advanced: Fils;
  /** The rest of the total. */
  readonly amountDue: Fils;
}

/** The VAT of a category of an invoice differs by at most this many fils from its own rounding. */
const MOST_OFF = 1;

/**
 * Plans an invoice of an order. Everything that bills an order, or shows what would be billed, calls it.
 * @example
 * // Ten rolls at 10.50 with VAT: three are billed, and 15.00 of an advance are not used.
 * planBill(order, { of: 'lines', lines: [{ line: 'rolls', qty: 2 }] });
 * // { lines: [{ line: 'rolls', qty: 2, gross: 2100, … }], totalPrice: 2100, advanced: 1500, amountDue: 600, … }
 * planBill(order, { of: 'lines', lines: [{ line: 'rolls', qty: 8 }] });
 * // throws BILL_QTY_TOO_LARGE: 7 are left
 * @returns a total of 0 if nothing may be billed
 * @throws DomainError BILL_QTY_TOO_LARGE, BILL_CHARGE_TOO_LARGE, LAST_INVOICE_TAKES_CHARGES, or `invalid` naming the line
 */
export function planBill<Id>(order: BillableOrder<Id>, wish: BillWish, left = unbilledOf(order)): BillPlan<Id> {
  const qtys = wantedQtys(order, wish);
  const charges = wantedCharges(order, left, qtys, wish);
  const bill = billOf(order, left, creditOfParts(left, { qtys, ...charges }, MOST_OFF));
  const uses = usesOf(bill.tax.categories, order.advances);
  const advanced = uses.flatMap(({ categories }) => categories).reduce((sum, { gross }) => sum + gross, 0);
  return { ...bill, uses, advanced, amountDue: bill.totalPrice - advanced };
}

/** The invoice of all that is left, whether it is delivered or not. */
export const leftToBill = <Id>(order: BillableOrder<Id>): BillPlan<Id> =>
  planBill(order, { of: 'all', basis: 'order' });

/** The whole order without what will not be delivered, as one invoice. */
export function stillOrdered<Id>(order: BillableOrder<Id>): BillPlan<Id> {
  const none = { deliveredQty: 0, invoicedQty: 0, returnedQty: 0 };
  const orderItems = order.orderItems.map((line) => ({ ...line, ...none }));
  return leftToBill({ ...order, orderItems, invoices: [], advances: [] });
}

const NONE = { net: 0, vat: 0, gross: 0 };

/** True if a part of the goods will not be delivered. */
export const isReduced = ({ orderItems }: BillableOrder): boolean =>
  orderItems.some(({ cancelledQty }) => cancelledQty > 0) && orderItems.some((line) => neededQty(line) > 0);

/** The VAT of what is still ordered, for each line of the order; null if it has none. */
export function vatOfNeeded(order: BillableOrder): DocumentTax | null {
  if (order.taxBasis === null || !isReduced(order)) return vatOfDocument(order, order.orderItems);
  const { tax, lines } = stillOrdered(order);
  const of = new Map(lines.map((line) => [String(line.line), line]));
  return {
    ...tax,
    lines: order.orderItems.map(
      ({ _id, taxCategory: category, taxRate: rate }) => of.get(String(_id)) ?? { category, rate, ...NONE },
    ),
  };
}

/** The total of what is still ordered; of an order without any goods left, of what was ordered. */
export const orderedTotal = (order: BillableOrder & { readonly totalPrice: Fils }): Fils =>
  isReduced(order) ? stillOrdered(order).totalPrice : order.totalPrice;

/** The basis on which an order is billed if nothing is named: by what was delivered, once anything was. */
export const billingBasisOf = ({ billing = 'order', orderItems }: BillableOrder): BillingBasis =>
  orderItems.some(({ deliveredQty }) => deliveredQty > 0) ? 'delivery' : billing;

/** The lines of the order with the quantities and discounts of a plan. */
export function plannedLines<Line extends Pick<BillableLine, '_id' | 'qty' | 'discount'>>(
  orderItems: readonly Line[],
  { lines }: BillPlan,
): Line[] {
  const planned = new Map(lines.map((line) => [String(line.line), line]));
  return orderItems.flatMap((line) => {
    const { qty, discount } = planned.get(String(line._id)) ?? {};
    return qty === undefined || discount === undefined ? [] : [{ ...line, qty, discount }];
  });
}

/** In the order of the lines. */
function wantedQtys(order: BillableOrder, wish: BillWish): number[] {
  switch (wish.of) {
    case 'all':
      return order.orderItems.map((line) => billableQty(line, wish.basis ?? billingBasisOf(order)));
    case 'deliveries':
      return deliveredQtys(order, wish);
    case 'lines':
      return namedQtys(order, wish.lines);
  }
}

function namedQtys({ orderItems }: BillableOrder, lines: readonly Pieces[]): number[] {
  const qtys = orderItems.map(() => 0);
  for (const [index, { line: id, qty }] of lines.entries()) {
    const place = orderItems.findIndex(({ _id }) => String(_id) === String(id));
    const line = orderItems[place];
    if (line === undefined) throw refuseField(`lines.${index}.line`, 'UNKNOWN_ORDER_LINE');
    const sum = (qtys[place] ?? 0) + qty;
    const left = unbilledQty(line);
    if (sum > left)
      throw refuse('BILL_QTY_TOO_LARGE', { left: String(left), asked: String(sum) }, { field: `lines.${index}.qty` });
    qtys[place] = sum;
  }
  return qtys;
}

/** Goods of a delivery may have come back, or be billed already. */
function deliveredQtys({ orderItems }: BillableOrder, { deliveries }: Delivered): number[] {
  const pieces = deliveries.flatMap(({ lines }) => lines);
  return orderItems.map((line) => {
    const own = pieces.filter((one) => String(one.line) === String(line._id));
    const delivered = own.reduce((sum, { qty }) => sum + qty, 0);
    return Math.min(delivered, unbilledQty(line));
  });
}

/**
 * The charges that the invoice takes, with VAT: those that are wanted, or else the delivery charge with the first invoice
 * and the extra fee with the last. The last invoice takes all that is left.
 */
function wantedCharges({ orderItems }: BillableOrder, left: Unbilled, qtys: readonly number[], wanted: WantedCharges) {
  const isLast = takesLast(orderItems, qtys);
  const all = chargesIn(left);
  requireCharges(all, wanted, isLast);
  if (qtys.every((qty) => qty === 0)) return { deliveryCharge: 0, extraFee: 0 };
  const { deliveryCharge = all.deliveryCharge, extraFee = isLast ? all.extraFee : 0 } = wanted;
  return {
    deliveryCharge: grossOf(deliveryCharge, left.deliveryCharge, left.basis),
    extraFee: grossOf(extraFee, left.extraFee, left.basis),
  };
}

function requireCharges(left: Charges, wanted: WantedCharges, isLast: boolean): void {
  for (const field of ['deliveryCharge', 'extraFee'] as const) {
    const [amount, most] = [wanted[field], left[field]];
    if (amount === undefined) continue;
    if (amount > most)
      throw refuse('BILL_CHARGE_TOO_LARGE', { left: aedText(most), asked: aedText(amount) }, { field });
    if (amount < most && isLast) throw refuse('LAST_INVOICE_TAKES_CHARGES', { left: aedText(most) }, { field });
  }
}
