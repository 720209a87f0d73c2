import { aedText, type Fils, toFils } from '@shop/contract/money';
import { refuse, refuseField } from '../../platform/errors/refuse.js';
import { unbilledQty } from '../../sales/orders/domain/line-quantities.js';
import { type Bill, billOf, chargesLeft, leftToBill, takesLast } from '../../sales/orders/left-to-bill.js';
import type { InvoiceableOrder } from '../../sales/orders/order-binding.service.js';
import type { CreateInvoiceDto } from './dto/invoice.requests.js';

type Wanted = Pick<CreateInvoiceDto, 'lines' | 'deliveryCharge' | 'extraFee'>;

/**
 * The part that a new invoice of the order bills: the lines that are named, or all that may be billed.
 * @throws DomainError NOTHING_TO_BILL, BILL_QTY_TOO_LARGE, BILL_CHARGE_TOO_LARGE, LAST_INVOICE_TAKES_CHARGES, or
 * `invalid` naming the line
 */
export function wantedBill(order: InvoiceableOrder, wanted: Wanted): Bill {
  const qtys = wanted.lines ? qtysOf(order, wanted.lines) : billableQtys(order);
  const charges = {
    deliveryCharge: wantedCharge(order, qtys, wanted, 'deliveryCharge'),
    extraFee: wantedCharge(order, qtys, wanted, 'extraFee'),
  };
  const bill = billOf(order, { qtys, ...charges });
  if (bill.totalPrice === 0) throw refuse('NOTHING_TO_BILL');
  return bill;
}

function billableQtys(order: InvoiceableOrder): number[] {
  const { orderItems } = leftToBill(order, order.billing);
  return order.orderItems.map(({ _id }) => orderItems.find((line) => line._id.equals(_id))?.qty ?? 0);
}

function qtysOf({ orderItems }: InvoiceableOrder, lines: NonNullable<Wanted['lines']>): number[] {
  const qtys = orderItems.map(() => 0);
  for (const [index, { line: id, qty }] of lines.entries()) {
    const place = orderItems.findIndex(({ _id }) => _id.equals(id));
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

function wantedCharge(
  order: InvoiceableOrder,
  qtys: readonly number[],
  wanted: Wanted,
  field: 'deliveryCharge' | 'extraFee',
): Fils | undefined {
  const given = wanted[field];
  if (given === undefined) return undefined;
  const [amount, left] = [toFils(given), chargesLeft(order)[field]];
  if (amount > left) throw refuse('BILL_CHARGE_TOO_LARGE', { left: aedText(left), asked: aedText(amount) }, { field });
  if (amount < left && takesLast(order.orderItems, qtys))
    throw refuse('LAST_INVOICE_TAKES_CHARGES', { left: aedText(left) }, { field });
  return amount;
}
