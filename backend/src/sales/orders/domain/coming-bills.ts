import { endsOrder } from '@shop/contract/statuses';
import type { BillingBasis, BillingState } from '@shop/contract/billing';
import { aedText, type Fils } from '@shop/contract/money';
import { sumOf } from '@shop/contract/vat';
import { refuse } from '../../../platform/errors/refuse.js';
import { advanceParts, NO_CHARGE } from './advances.js';
import { billingBasisOf, type BillPlan, leftToBill, planBill } from './bill-plan.js';
import type { BillableOrder } from './billable-order.js';
import { unbilledOf } from './bill-amounts.js';
import { billableQty } from './line-quantities.js';

/** The invoice of all that may be billed, on each basis: it takes time to compute. */
export type Bills = Readonly<Record<BillingBasis, BillPlan>>;

export function billsOf(order: BillableOrder): Bills {
  const left = unbilledOf(order);
  const all = planBill(order, { of: 'all', basis: 'order' }, left);
  // Once it is delivered or billed in full, the rest is the same on both.
  const isSame = order.orderItems.every((line) => billableQty(line, 'delivery') === billableQty(line, 'order'));
  return { order: all, delivery: isSame ? all : planBill(order, { of: 'all', basis: 'delivery' }, left) };
}

/** The total of the invoice that could be issued of the order, were it not on hold. */
export const billableNow = (order: BillableOrder, bills: Bills): Fils =>
  order.status === undefined || endsOrder(order.status) ? 0 : bills[billingBasisOf(order)].totalPrice;

/** @param all the invoice of all that is left */
export function billingStateOf(
  order: BillableOrder & { readonly invoice?: unknown },
  all: BillPlan = leftToBill(order),
): BillingState {
  if (all.totalPrice === 0) return order.invoice ? 'All' : 'None';
  return order.orderItems.some(({ invoicedQty }) => invoicedQty > 0) ? 'Partly' : 'None';
}

/** The amount that the coming invoices of the order ask for. Open advance invoices are not contained. */
export const comingTotal = (order: BillableOrder, basis: BillingBasis = 'order'): Fils =>
  planBill(order, { of: 'all', basis }).amountDue;

/** Delivered goods are taxed by their delivery, and are not paid in advance. */
export const mostInAdvance = ({ order, delivery }: Bills): Fils => order.amountDue - delivery.amountDue;

const NO_GOODS = { lines: [], deliveryCharge: 0, extraFee: 0, discount: 0, uses: [], advanced: 0 } as const;

/**
 * Plans an advance invoice of an order. It has the VAT categories of the amounts that the coming invoices ask for.
 * @param amount with VAT @param field of the request, which a refusal names
 * @throws DomainError ADVANCE_TOO_LARGE
 */
export function planAdvance(order: BillableOrder, amount: Fils, field = 'amount'): BillPlan<never> {
  const bills = billsOf(order);
  const most = mostInAdvance(bills);
  if (amount > most) throw refuse('ADVANCE_TOO_LARGE', { left: aedText(most), asked: aedText(amount) }, { field });
  const categories = advanceParts(bills.order.tax.categories, bills.order.uses, amount);
  const charges = { deliveryCharge: NO_CHARGE, extraFee: NO_CHARGE };
  return {
    ...NO_GOODS,
    totalPrice: amount,
    tax: { basis: bills.order.tax.basis, ...sumOf(categories), categories, lines: categories, ...charges },
    amountDue: amount,
  };
}
