import { type Credit, type Creditable, creditOfParts, leftAfter } from '@shop/contract/credit';
import { lineShare, type CreditLine } from '@shop/contract/credit-by-line';
import type { Fils } from '@shop/contract/money';
import {
  discountedAmount,
  type DocumentTax,
  documentTax,
  type PriceBasis,
  shareOut,
  type TaxedCategory,
  vatOf,
} from '@shop/contract/vat';
import { taxable, type TaxedCharges } from '../../documents/lines/document-tax.js';
import type { BillingBasis, BillingState } from '@shop/contract/billing';
import { billableQty, unbilledQty } from './domain/line-quantities.js';
import type { BilledCharge, BilledInvoice, Order, OrderLine } from './order.schema.js';

interface BilledGoods extends TaxedCharges {
  readonly orderItems: OrderLine[];
  readonly invoices?: readonly BilledInvoice[] | undefined;
}

/** The part of an order that an invoice bills. */
export interface Bill {
  readonly orderItems: OrderLine[];
  /** In the price basis, like the discount. */
  readonly deliveryCharge: Fils;
  readonly extraFee: Fils;
  readonly discount: Fils;
  readonly totalPrice: Fils;
  /** For an order without a price basis as if its prices included VAT. */
  readonly tax: DocumentTax;
  /** Stored in the order. */
  readonly billed: Pick<BilledInvoice, 'lines' | 'deliveryCharge' | 'extraFee'>;
}

export interface WantedBill {
  /** In the order of the lines. */
  readonly qtys: readonly number[];
  /** In the price basis; if omitted, the whole remaining charge. */
  readonly deliveryCharge?: Fils | undefined;
  /** In the price basis; if omitted, nothing before the last invoice. */
  readonly extraFee?: Fils | undefined;
}

/** The VAT of a category of an invoice differs by at most this many fils from its own rounding. */
const MOST_OFF = 1;

const NOTHING: BilledCharge = { net: 0, vat: 0 };

/** Everything of the order that may be billed. Charges without goods are not billed. */
export const leftToBill = (order: BilledGoods, basis: BillingBasis = 'order'): Bill =>
  billOf(order, { qtys: order.orderItems.map((line) => billableQty(line, basis)) });

/** The rest of an order that may be billed, on each basis: it takes time to compute. */
export type Bills = Readonly<Record<BillingBasis, Bill>>;

export function billsOf(order: BilledGoods): Bills {
  const all = leftToBill(order, 'order');
  // Once it is delivered or billed in full, the rest is the same on both.
  const isSame = order.orderItems.every((line) => billableQty(line, 'delivery') === billableQty(line, 'order'));
  return { order: all, delivery: isSame ? all : leftToBill(order, 'delivery') };
}

type BillingOrder = BilledGoods & Partial<Pick<Order, 'status' | 'invoice' | 'billing'>>;

/** @param left of the whole order */
export function billingStateOf(order: BillingOrder, left: Bill = leftToBill(order)): BillingState {
  if (left.totalPrice === 0) return order.invoice ? 'All' : 'None';
  return order.orderItems.some(({ invoicedQty = 0 }) => invoicedQty > 0) ? 'Partly' : 'None';
}

/** The total of the invoice that could be issued of the order, were it not on hold. */
export const billableNow = ({ status, billing }: BillingOrder, bills: Bills): Fils =>
  status === 'Processing' || status === 'Delivered' ? bills[billing ?? 'order'].totalPrice : 0;

/** True if nothing is left to bill after these quantities: their invoice takes all that is left of the amounts. */
export const takesLast = (lines: readonly OrderLine[], qtys: readonly number[]): boolean =>
  lines.every((line, index) => unbilledQty(line) === (qtys[index] ?? 0));

/** The charges that are not billed yet, in the price basis. */
export function chargesLeft(order: BilledGoods): Pick<Bill, 'deliveryCharge' | 'extraFee'> {
  const { basis, deliveryCharge, extraFee } = unbilledParts(order);
  return { deliveryCharge: inBasis(deliveryCharge, basis), extraFee: inBasis(extraFee, basis) };
}

/**
 * The part of an order by the shares of credit notes: a line gives the share of its quantity in its remaining quantity,
 * and the invoice with the last piece takes all the rest. All invoices together equal the order, by category.
 * @param wanted must fit
 */
export function billOf(order: BilledGoods, wanted: WantedBill): Bill {
  const left = unbilledParts(order);
  const part = creditOfParts(left, { qtys: wanted.qtys, ...grossCharges(order, left, wanted) }, MOST_OFF);
  const lines = order.orderItems.map((line, index) => billedLine(order, line, left.lines[index], part.lines[index]));
  const taken = lines.filter(({ line }) => line.qty > 0);
  return {
    orderItems: taken.map(({ line }) => line),
    deliveryCharge: inBasis(part.deliveryCharge, left.basis),
    extraFee: inBasis(part.extraFee, left.basis),
    discount: taken.reduce((sum, { documentDiscount }) => sum + documentDiscount, 0),
    totalPrice: part.gross,
    tax: { basis: left.basis, ...taxOf(part), lines: taken.map(({ part: { qty: _qty, ...amounts } }) => amounts) },
    billed: {
      lines: taken.map(({ line: { _id, qty, discount }, part: { net, vat } }) => ({
        line: _id,
        qty,
        discount,
        net,
        vat,
      })),
      deliveryCharge: netAndVat(part.deliveryCharge),
      extraFee: netAndVat(part.extraFee),
    },
  };
}

const taxOf = ({ net, vat, gross, categories, deliveryCharge, extraFee }: Credit) => ({
  net,
  vat,
  gross,
  categories,
  deliveryCharge,
  extraFee,
});

const netAndVat = ({ net, vat }: TaxedCategory): BilledCharge => ({ net, vat });

const inBasis = ({ net, gross }: TaxedCategory, basis: PriceBasis): Fils => (basis === 'inclusive' ? gross : net);

/** The amounts of the whole order. */
function orderedParts(order: BilledGoods): Creditable {
  const { basis, ...document } = taxable(order, order.orderItems);
  const tax = documentTax({ ...document, basis: basis ?? 'inclusive' });
  const lines = tax.lines.map((line, index) => ({ ...line, qty: order.orderItems[index]?.qty ?? 0 }));
  return { basis: tax.basis, lines, deliveryCharge: tax.deliveryCharge, extraFee: tax.extraFee };
}

/** The amounts that no invoice bills yet, with the pieces that came back or will not be delivered. */
function unbilledParts(order: BilledGoods): Creditable {
  const ordered = orderedParts(order);
  const left = (order.invoices ?? []).reduce(
    (rest, invoice) => leftAfter(rest, partsOf(order, invoice, rest)),
    ordered,
  );
  const lines = left.lines.map((line, index) => {
    const priced = (order.orderItems[index]?.unitPrice ?? 0) * line.qty;
    // After credits of amounts and of quantities, the amounts may not fit the pieces.
    const isFitting = inBasis(line, left.basis) <= priced;
    return isFitting
      ? atLeastNothing(line)
      : { ...line, ...lineShare(ordered.lines[index] ?? line, line.qty, left.basis) };
  });
  const [deliveryCharge, extraFee] = [atLeastNothing(left.deliveryCharge), atLeastNothing(left.extraFee)];
  return { ...left, lines, deliveryCharge, extraFee };
}

function partsOf({ orderItems }: BilledGoods, invoice: BilledInvoice, rest: Creditable): Creditable {
  const lines = rest.lines.map((line, index) => {
    const billed = invoice.lines.find((one) => one.line.equals(orderItems[index]?._id ?? ''));
    return { ...taxed(line, billed), qty: billed?.qty ?? 0 };
  });
  const [deliveryCharge, extraFee] = [
    taxed(rest.deliveryCharge, invoice.deliveryCharge),
    taxed(rest.extraFee, invoice.extraFee),
  ];
  return { basis: rest.basis, lines, deliveryCharge, extraFee };
}

function taxed({ category, rate }: TaxedCategory, { net, vat }: BilledCharge = NOTHING): TaxedCategory {
  return { category, rate, net, vat, gross: net + vat };
}

/** Staff may have lowered a charge, or raised the discount, after a part was credited. */
const atLeastNothing = <Part extends TaxedCategory>(part: Part): Part =>
  Math.min(part.net, part.vat, part.gross) < 0 ? { ...part, net: 0, vat: 0, gross: 0 } : part;

function grossCharges({ orderItems }: BilledGoods, left: Creditable, { qtys, deliveryCharge, extraFee }: WantedBill) {
  if (qtys.every((qty) => qty === 0)) return { deliveryCharge: 0, extraFee: 0 };
  const isLast = takesLast(orderItems, qtys);
  const gross = (part: TaxedCategory, amount: Fils | undefined) =>
    isLast || amount === undefined || amount === inBasis(part, left.basis)
      ? part.gross
      : Math.min(part.gross, amount + (left.basis === 'inclusive' ? 0 : vatOf(amount, part.rate, 'exclusive')));
  return { deliveryCharge: gross(left.deliveryCharge, deliveryCharge), extraFee: gross(left.extraFee, extraFee ?? 0) };
}

/** The line with its billed quantity. All that its amount lacks is its own discount and its share of the document's. */
function billedLine(
  { invoices = [], taxBasis }: BilledGoods,
  line: OrderLine,
  left: CreditLine | undefined,
  part: CreditLine | undefined,
) {
  if (left === undefined || part === undefined) throw new Error('The parts of an order must have its lines');
  const basis = taxBasis ?? 'inclusive';
  const lacking = (amounts: CreditLine) =>
    discountedAmount({ ...line, qty: amounts.qty, discount: inBasis(amounts, basis) });
  const given = invoices.flatMap(({ lines }) => lines.filter((one) => one.line.equals(line._id)));
  const own = Math.max(
    given.reduce((rest, { discount }) => rest - discount, line.discount),
    0,
  );
  const [discount = 0, documentDiscount = 0] = shareOut(lacking(part), [own, Math.max(lacking(left) - own, 0)]);
  return { line: { ...line, qty: part.qty, discount }, part, documentDiscount };
}
