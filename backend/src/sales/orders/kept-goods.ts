import type { Fils } from '@shop/contract/money';
import { discountedAmount, payableTotal, shareOut } from '@shop/contract/vat';
import { taxable, type TaxedCharges } from '../../documents/lines/document-tax.js';
import type { OrderLine } from './order.schema.js';

interface OrderedGoods extends TaxedCharges {
  readonly orderItems: OrderLine[];
  readonly totalPrice: Fils;
}

/** The goods of an order that were not returned, as an invoice bills them. */
export interface RetainedGoods {
  readonly orderItems: OrderLine[];
  readonly discount: Fils;
  readonly totalPrice: Fils;
}

const retainedQty = ({ qty, returnedQty = 0 }: OrderLine): number => qty - returnedQty;

/** True if the buyer has goods of the order, or will get them. */
export const hasGoods = (lines: readonly OrderLine[]): boolean => lines.some((line) => retainedQty(line) > 0);

export const hasReturns = (lines: readonly OrderLine[]): boolean =>
  lines.some(({ returnedQty = 0 }) => returnedQty > 0);

/**
 * The billable part of an order. Returned goods reduce the line's discount and the document's discount in proportion;
 * the charges are billed in full, since the goods were delivered.
 */
export function retainedGoodsOf(order: OrderedGoods): RetainedGoods {
  const { orderItems: lines, discount: given, totalPrice } = order;
  if (!hasReturns(lines)) return { orderItems: lines, discount: given, totalPrice };
  const shares = shareOut(given, lines.map(discountedAmount));
  const discount = lines.reduce((sum, line, index) => sum + retainedShare(shares[index] ?? 0, line), 0);
  const orderItems = lines
    .map((line) => ({ ...line, qty: retainedQty(line), discount: retainedShare(line.discount, line) }))
    .filter(({ qty }) => qty > 0);
  return { orderItems, discount, totalPrice: payableTotal(taxable({ ...order, discount }, orderItems)) };
}

/** The share of an amount of the line that belongs to goods that were not returned. */
function retainedShare(amount: Fils, line: OrderLine): Fils {
  return shareOut(amount, [retainedQty(line), line.returnedQty ?? 0])[0] ?? 0;
}
