import { discountedAmount } from '@shop/contract/vat';
import { standingInvoices, standingQty, withoutPieces } from './billed-invoices.js';
import { atBuyerQty, beyondNeedQty, closeAll, requirePossible } from './domain/line-quantities.js';
import type { BilledInvoice, Order, OrderLine } from './order.schema.js';

type Billed = Pick<Order, 'orderItems' | 'invoices'>;

const isFree = (line: OrderLine): boolean => discountedAmount(line) === 0;

/** The pieces at the buyer that come back without a credit note: unbilled ones, credited ones and free ones. */
export const returnableQty = (order: Pick<Order, 'invoices'>, line: OrderLine): number =>
  Math.max(atBuyerQty(line) - (isFree(line) ? 0 : standingQty(order, line._id)), 0);

/** The invoices after goods came back without a credit note: free pieces and credited ones are no longer billed. */
export function withoutReturned(
  { invoices }: Pick<Order, 'invoices'>,
  returned: readonly { readonly line: OrderLine; readonly qty: number }[],
): BilledInvoice[] {
  const freed = (wanted: boolean) =>
    returned
      .filter(({ line }) => isFree(line) === wanted)
      .map(({ line, qty }) => ({
        line: line._id,
        qty: Math.min(qty, Math.max(line.invoicedQty - atBuyerQty(line) + qty, 0)),
      }));
  const credited = withoutPieces(invoices, freed(false), ({ isCredited }) => isCredited).invoices;
  return withoutPieces(credited, freed(true), () => true).invoices;
}

/**
 * The invoices without the billed pieces that are no longer needed, if credited amounts cover them.
 * @param orderItems after pieces were cancelled
 * @returns null if all billed pieces are needed; undefined if credit notes do not cover the others
 */
function withoutCovered({ invoices }: Billed, orderItems: readonly OrderLine[]): BilledInvoice[] | null | undefined {
  const beyond = orderItems.map((line) => ({ line: line._id, qty: beyondNeedQty(line) })).filter(({ qty }) => qty > 0);
  if (beyond.length === 0) return null;
  const covered = standingInvoices({ invoices }).reduce((sum, { creditedAmount }) => sum + creditedAmount, 0);
  const after = withoutPieces(invoices, beyond, () => true);
  // Amounts of pieces are rounded, by a fils for each line.
  if (after.gross > covered + beyond.length) return undefined;
  let used = after.gross;
  return after.invoices.map((invoice) => {
    const taken = Math.min(used, invoice.creditedAmount);
    used -= taken;
    return { ...invoice, creditedAmount: invoice.creditedAmount - taken };
  });
}

/** The same for pieces that are closed. The state of the order refuses those that are not covered. */
export const coveredBeyond = (order: Billed, orderItems: readonly OrderLine[]): BilledInvoice[] | null =>
  withoutCovered(order, orderItems) ?? null;

/** True if pieces that are to be cancelled are billed and not credited: a credit note cancels them. */
export const isUncovered = (order: Billed, orderItems: readonly OrderLine[]): boolean =>
  withoutCovered(order, orderItems) === undefined;

/** True if an invoice bills goods that are still to be delivered, and no credited amount covers them. */
export const isOpenBilled = (order: Billed): boolean =>
  order.orderItems.some((line) => line.invoicedQty > atBuyerQty(line)) &&
  isUncovered(order, closeAll(order.orderItems));

/** The one rule of quantities, for an order with its invoices. Every change of either ends with it. */
export const requirePossibleOrder = (order: Billed): void =>
  requirePossible(order.orderItems, ({ _id }) => standingQty(order, _id));
