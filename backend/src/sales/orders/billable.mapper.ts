import type { BillingBasis } from '@shop/contract/billing';
import { toAed } from '@shop/contract/money';
import { toTax } from '../../documents/lines/line.mapper.js';
import { unbilledQty } from './domain/line-quantities.js';
import type { BillableResponse } from './dto/billable.response.js';
import { chargesLeft, leftToBill } from './left-to-bill.js';
import type { OrderRecord } from './order.schema.js';

export function toBillable(order: OrderRecord, basis: BillingBasis): BillableResponse {
  const bill = leftToBill(order, basis);
  const left = chargesLeft(order);
  return {
    basis,
    lines: order.orderItems.map((line) => {
      const index = bill.orderItems.findIndex(({ _id }) => _id.equals(line._id));
      const { net = 0, gross = 0 } = bill.tax.lines[index] ?? {};
      return {
        line: line._id.toHexString(),
        productName: line.productName,
        productNameAr: line.productNameAr ?? '',
        sku: line.sku,
        qty: line.qty,
        left: unbilledQty(line),
        billable: bill.orderItems[index]?.qty ?? 0,
        amount: toAed(bill.tax.basis === 'inclusive' ? gross : net),
      };
    }),
    deliveryChargeLeft: toAed(left.deliveryCharge),
    extraFeeLeft: toAed(left.extraFee),
    deliveryCharge: toAed(bill.deliveryCharge),
    extraFee: toAed(bill.extraFee),
    discount: toAed(bill.discount),
    tax: order.taxBasis ? toTax(bill.tax) : null,
    total: toAed(bill.totalPrice),
  };
}
