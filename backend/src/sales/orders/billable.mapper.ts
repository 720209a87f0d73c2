import type { BillingBasis } from '@shop/contract/billing';
import { toAed } from '@shop/contract/money';
import { toTax } from '../../documents/lines/line.mapper.js';
import { chargesIn, unbilledOf } from './domain/bill-amounts.js';
import { planBill } from './domain/bill-plan.js';
import { unbilledQty } from './domain/line-quantities.js';
import type { BillableResponse } from './dto/billable.response.js';
import type { OrderRecord } from './order.schema.js';

export function toBillable(order: OrderRecord, basis: BillingBasis): BillableResponse {
  const plan = planBill(order, { of: 'all', basis });
  const left = chargesIn(unbilledOf(order));
  return {
    basis,
    lines: order.orderItems.map((line) => {
      const { qty = 0, net = 0, gross = 0 } = plan.lines.find((one) => one.line.equals(line._id)) ?? {};
      return {
        line: line._id.toHexString(),
        productName: line.productName,
        productNameAr: line.productNameAr,
        sku: line.sku,
        qty: line.qty,
        left: unbilledQty(line),
        billable: qty,
        amount: toAed(plan.tax.basis === 'inclusive' ? gross : net),
      };
    }),
    deliveryChargeLeft: toAed(left.deliveryCharge),
    extraFeeLeft: toAed(left.extraFee),
    deliveryCharge: toAed(plan.deliveryCharge),
    extraFee: toAed(plan.extraFee),
    discount: toAed(plan.discount),
    tax: order.taxBasis ? toTax(plan.tax) : null,
    total: toAed(plan.totalPrice),
  };
}
