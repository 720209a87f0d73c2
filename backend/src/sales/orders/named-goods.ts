import type { Types } from 'mongoose';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { atBuyerQty, openQty } from './domain/line-quantities.js';
import { returnableQty } from './order-billing.js';
import type { OrderLine, OrderRecord } from './order.schema.js';

/** Pieces of a line. */
export interface LineGoods {
  /** `_id` of the order's line. */
  readonly line: Types.ObjectId;
  readonly qty: number;
}

interface NamedGoods {
  readonly line: string;
  readonly qty: number;
}

/** The line of the order with this `_id`. */
export const itemOf = ({ orderItems }: OrderRecord, line: Types.ObjectId): OrderLine =>
  lineOf(orderItems, line.toHexString(), 0);

/**
 * The pieces of open lines that are named; a line that is named twice counts once, with the sum.
 * @throws DomainError DELIVERY_QTY_TOO_LARGE, or `invalid` naming the line
 */
export function openGoodsOf({ orderItems }: OrderRecord, lines: readonly NamedGoods[]): LineGoods[] {
  const goods = new Map<string, LineGoods>();
  for (const [index, { line: id, qty: added }] of lines.entries()) {
    const line = lineOf(orderItems, id, index);
    const qty = added + (goods.get(id.toLowerCase())?.qty ?? 0);
    const left = openQty(line);
    if (qty > left) {
      const values = { item: line.productName, left: String(left), asked: String(qty) };
      throw refuse('DELIVERY_QTY_TOO_LARGE', values, { field: `lines.${index}.qty` });
    }
    goods.set(id.toLowerCase(), { line: line._id, qty });
  }
  return [...goods.values()];
}

/** All that is still to be delivered. */
export const allOpenGoods = ({ orderItems }: OrderRecord): LineGoods[] =>
  orderItems.map((line) => ({ line: line._id, qty: openQty(line) })).filter(({ qty }) => qty > 0);

function lineOf(orderItems: readonly OrderLine[], id: string, index: number): OrderLine {
  const line = orderItems.find(({ _id }) => _id.toHexString() === id.toLowerCase());
  if (line === undefined) throw refuseField(`lines.${index}.line`, 'UNKNOWN_ORDER_LINE');
  return line;
}

/** @throws DomainError RETURN_QTY_TOO_LARGE, or `invalid` naming the line */
export function returnedGoodsOf(order: OrderRecord, lines: readonly NamedGoods[]): LineGoods[] {
  const named = new Set<string>();
  return lines.map(({ line: id, qty }, index) => {
    const line = lineOf(order.orderItems, id, index);
    if (named.has(id.toLowerCase())) throw refuseField(`lines.${index}.line`, 'LINE_TWICE');
    named.add(id.toLowerCase());
    const field = `lines.${index}.qty`;
    const left = returnableQty(order, line);
    // A credit note returns billed goods.
    if (qty > left && qty <= atBuyerQty(line)) throw refuse('RETURN_BY_CREDIT_NOTE', {}, { field });
    if (qty > left) throw refuse('RETURN_QTY_TOO_LARGE', { left: String(left), asked: String(qty) }, { field });
    return { line: line._id, qty };
  });
}
