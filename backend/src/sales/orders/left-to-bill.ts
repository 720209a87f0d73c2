import type { Fils } from '@shop/contract/money';
import { discountedAmount, payableTotal, shareOut } from '@shop/contract/vat';
import { taxable, type TaxedCharges } from '../../documents/lines/document-tax.js';
import { retainedQty } from './domain/line-quantities.js';
import type { ClosedCharges, OrderLine } from './order.schema.js';

interface OrderedGoods extends TaxedCharges {
  readonly orderItems: OrderLine[];
  readonly totalPrice: Fils;
  readonly closedCharges?: ClosedCharges | null | undefined;
}

/** The part of an order that its next invoice bills. */
export interface LeftToBill {
  readonly orderItems: OrderLine[];
  readonly deliveryCharge: Fils;
  readonly extraFee: Fils;
  readonly discount: Fils;
  readonly totalPrice: Fils;
}

/** The parts of an order that credit notes of its invoice closed. */
export interface ClosedParts {
  readonly lines: readonly {
    readonly line: { toString(): string };
    readonly qty: number;
    /** In the price basis, apart from that of the quantity. */
    readonly amount: Fils;
  }[];
  /** In the price basis. */
  readonly charges: ClosedCharges;
}

const billedQty = (line: OrderLine): number => Math.max(retainedQty(line) - (line.closedQty ?? 0), 0);

/** True if the buyer has goods of the order, or will get them. */
export const hasGoods = (lines: readonly OrderLine[]): boolean => lines.some((line) => retainedQty(line) > 0);

/** True if goods of some line came back, or will not be delivered. */
export const hasReturns = (lines: readonly OrderLine[]): boolean => lines.some((line) => retainedQty(line) < line.qty);

/**
 * The goods that were neither returned nor closed by a credit note, with their share of the discounts, and the charges
 * that were not closed. Charges without goods are not billed. An invoice that is valid still bills all of it.
 */
export function leftToBill(order: OrderedGoods): LeftToBill {
  const { orderItems: lines, discount: given, totalPrice, deliveryCharge, extraFee, closedCharges } = order;
  const charges = {
    // Staff may have lowered a charge since.
    deliveryCharge: Math.max(deliveryCharge - (closedCharges?.deliveryCharge ?? 0), 0),
    extraFee: Math.max(extraFee - (closedCharges?.extraFee ?? 0), 0),
  };
  if (!closedCharges && !hasReturns(lines)) return { orderItems: lines, ...charges, discount: given, totalPrice };
  const shares = shareOut(given, lines.map(discountedAmount));
  const discount = lines.reduce((sum, line, index) => sum + billedShare(shares[index] ?? 0, line), 0);
  const orderItems = lines
    .map((line) => ({
      ...line,
      qty: billedQty(line),
      discount: billedShare(line.discount, line) + (line.closedAmount ?? 0),
    }))
    .filter(({ qty }) => qty > 0);
  const total = () => payableTotal(taxable({ ...order, ...charges, discount }, orderItems));
  return { orderItems, ...charges, discount, totalPrice: orderItems.length === 0 ? 0 : total() };
}

/** The share of an amount of the line that belongs to its billed goods. */
function billedShare(amount: Fils, line: OrderLine): Fils {
  return shareOut(amount, [billedQty(line), line.qty - billedQty(line)])[0] ?? 0;
}

/** The order's fields after credit notes closed more of it. */
export function withClosed(
  { orderItems, closedCharges }: Pick<OrderedGoods, 'orderItems' | 'closedCharges'>,
  { lines, charges }: ClosedParts,
) {
  return {
    orderItems: orderItems.map((line) => {
      const closed = lines.filter((one) => String(one.line) === String(line._id));
      return {
        ...line,
        closedQty: closed.reduce((sum, { qty }) => sum + qty, line.closedQty ?? 0),
        closedAmount: closed.reduce((sum, { amount }) => sum + amount, line.closedAmount ?? 0),
      };
    }),
    closedCharges: {
      deliveryCharge: (closedCharges?.deliveryCharge ?? 0) + charges.deliveryCharge,
      extraFee: (closedCharges?.extraFee ?? 0) + charges.extraFee,
    },
  };
}
