import { readNumber } from '@shop/contract/numbers';
import type { ReturnGoodsDto } from '@shop/contract/api';
import type { OrderRecord } from '../../types';
import { standingInvoices } from './orderRules';

type OrderLine = OrderRecord['orderItems'][number];

/** The values of the fields, by the ids of the order's lines. */
export type TypedQtys = Readonly<Record<string, string>>;
type Problem = 'number' | 'too_much';

/** The quantity of a line that may come back without a credit note. */
export const leftOf = (
  { qty, returnedQty, cancelledQty, invoicedQty }: OrderLine,
  order: Pick<OrderRecord, 'invoices'>,
): number => Math.max(qty - returnedQty - cancelledQty - (standingInvoices(order).length > 0 ? invoicedQty : 0), 0);

interface Checked {
  readonly problems: Readonly<Record<string, Problem>>;
  /** The lines in the server's form; null if nothing is returned, or a field is wrong. */
  readonly lines: ReturnGoodsDto['lines'] | null;
}

export const checkReturn = (order: Pick<OrderRecord, 'orderItems' | 'invoices'>, typed: TypedQtys): Checked => {
  const problems: Record<string, Problem> = {};
  const returned: ReturnGoodsDto['lines'] = [];
  for (const line of order.orderItems) {
    const text = typed[line._id]?.trim() ?? '';
    const qty = text === '' ? 0 : readNumber(text);
    if (qty === undefined) problems[line._id] = 'number';
    else if (qty > leftOf(line, order)) problems[line._id] = 'too_much';
    else if (qty > 0) returned.push({ line: line._id, qty });
  }
  return { problems, lines: Object.keys(problems).length > 0 || returned.length === 0 ? null : returned };
};
