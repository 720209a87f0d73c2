import { noteForOwner } from '../../documents/lines/client-note.js';
import { toCharges, toLine, toTax, withPriceSources } from '../../documents/lines/line.mapper.js';
import { withMargins } from '../../documents/lines/margin.mapper.js';
import { toSupply } from '../../documents/parties/supply.response.js';
import { toPurchaseDetails } from '../../documents/particulars/purchase-details.mapper.js';
import { toAed } from '@shop/contract/money';
import { type Viewer, allowedActions } from '@shop/contract/state-machine';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import {
  atBuyerQty,
  billedAheadQty,
  deliveryState,
  hasGoods,
  hasReturns,
  openQty,
  unbilledQty,
} from './domain/line-quantities.js';
import { unusedOf } from './domain/advances.js';
import { vatOfNeeded } from './domain/bill-plan.js';
import { billableNow, billingStateOf, type Bills, billsOf, mostInAdvance } from './domain/coming-bills.js';
import { endsOrder } from '@shop/contract/statuses';
import { type OrderState, ORDER_MACHINE } from './domain/order.rules.js';
import { OrderHoldResponse, OrderLineResponse, OrderResponse } from './dto/order.response.js';
import { hasStandingInvoice } from './billed-invoices.js';
import { isOpenBilled, returnableQty } from './order-billing.js';
import type { OrderRecord } from './order.schema.js';

export function orderState(order: OrderRecord, bills: Bills = billsOf(order)): OrderState {
  const isAnyAtBuyer = order.orderItems.some((line) => atBuyerQty(line) > 0);
  const isAnyReturned = order.orderItems.some(({ returnedQty }) => returnedQty > 0);
  return {
    status: order.status,
    totalPrice: bills.order.totalPrice,
    hasInvoice: order.invoice !== null || order.advances.length > 0,
    hasStandingInvoice: hasStandingInvoice(order),
    hasUnbilledGoods: order.orderItems.some((line) =>
      isAnyAtBuyer ? returnableQty(order, line) > 0 : unbilledQty(line) > 0,
    ),
    // Pieces that a credit note cancelled never were at the buyer.
    hasGoods: hasGoods(order.orderItems) || (order.invoice !== null && !isAnyReturned),
    isAtBuyer: !endsOrder(order.status) && isAnyAtBuyer,
    isOpen: order.orderItems.some((line) => openQty(line) > 0),
    isOpenBilled: isOpenBilled(order),
    isAdvanceable: mostInAdvance(bills) > 0,
    isHeld: order.hold !== null,
  };
}

/** The limit of an account is the business of staff; buyers see the other reasons. */
function toHold({ hold }: OrderRecord, viewer: Viewer): OrderHoldResponse | null {
  return hold && (viewer === 'staff' || hold.reason !== 'creditLimit') ? OrderHoldResponse.stored(hold) : null;
}

/** Without amounts, as a quote that has no prices yet. A reader who does not see them can't change them. */
export function withoutPrices(order: OrderResponse): OrderResponse {
  const noCharges = { deliveryCharge: 0, extraFee: 0, discount: 0, tax: null };
  const noTotals = { totalPrice: 0, billableTotal: 0, billableNow: 0, comingTotal: 0, mostInAdvance: 0 };
  const allowedActions = order.allowedActions.filter((action) => action !== 'editMoney');
  return {
    ...order,
    ...noCharges,
    ...noTotals,
    allowedActions,
    advances: [],
    orderItems: order.orderItems.map(withoutPrice),
  };
}

function withoutPrice({ priceSource: _list, priceIsManual: _isManual, ...line }: OrderLineResponse): OrderLineResponse {
  return { ...line, unitPrice: null, qtyPrice: null, discount: null, net: null, vat: null, gross: null };
}

/**
 * The owner never sees the staff note.
 * @param withCosts true if the viewer sees costs and margins
 */
export function toOrder(order: OrderRecord, user: UserRefResponse, viewer: Viewer, withCosts: boolean): OrderResponse {
  const { invoice } = order;
  const bills = billsOf(order);
  const state = orderState(order, bills);
  const billingState = billingStateOf(order, bills.order);
  const tax = vatOfNeeded(order);
  const lines = order.orderItems.map((line, index) => ({
    billedAheadQty: billedAheadQty(line),
    ...toLine(line, tax?.lines[index] ?? null),
    ...OrderLineResponse.stored(line),
  }));
  const shown = viewer === 'staff' ? withPriceSources(lines, order.orderItems) : lines;
  const costed = withCosts ? withMargins(shown, order, order.orderItems, tax) : undefined;
  return {
    user,
    orderItems: costed?.lines ?? shown,
    deliveryState: deliveryState(order.orderItems),
    openQty: endsOrder(order.status) ? 0 : order.orderItems.reduce((sum, line) => sum + openQty(line), 0),
    hasReturns: hasReturns(order.orderItems),
    billableTotal: toAed(state.totalPrice),
    billableNow: toAed(billableNow(order, bills)),
    tax: tax && toTax(tax),
    invoiceGenerated: billingState === 'All',
    billingState,
    invoices: order.invoices.map(({ _id, number, isCredited }) => ({
      _id: _id.toHexString(),
      invoiceNumber: number,
      isCredited,
    })),
    advances: order.advances.map(({ _id, number, issuedOn, total, left }) => ({
      _id: _id.toHexString(),
      invoiceNumber: number,
      issuedOn: issuedOn.toISOString(),
      total: toAed(total),
      unused: toAed(unusedOf({ left })),
    })),
    comingTotal: toAed(bills.order.amountDue),
    mostInAdvance: toAed(mostInAdvance(bills)),
    invoice: invoice && { _id: invoice._id.toHexString(), invoiceNumber: invoice.number },
    hold: toHold(order, viewer),
    clientToAdminNote: viewer === 'staff' ? order.clientToAdminNote : noteForOwner(order),
    allowedActions: allowedActions(ORDER_MACHINE, state, viewer),
    ...(viewer === 'staff' && {
      supply: toSupply(order.supply),
      nextStatuses: [...ORDER_MACHINE.states[order.status].next],
    }),
    ...(costed && { margin: costed.margin }),
    ...toCharges(order),
    ...toPurchaseDetails(order, viewer),
    ...OrderResponse.stored(order, viewer),
  };
}
