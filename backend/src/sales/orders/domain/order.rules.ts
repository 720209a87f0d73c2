import type { Fils } from '@shop/contract/money';
import { ORDER_STATUSES, type OrderStatus } from '@shop/contract/statuses';
import { ALLOWED, mayBecome, type StateMachine } from '@shop/contract/state-machine';
import { refuse, requireAction } from '../../../platform/errors/refuse.js';

/**
 * `editMoney` changes the fields that an invoice copies: the user, the lines and the charges. `deliver` records a
 * delivery, `close` cancels the undelivered quantities, `askAdvance` issues an advance invoice, `returnGoods` returns
 * goods by line, and `release` ends a hold.
 */
export const ORDER_ACTIONS = [
  'edit',
  'editMoney',
  'delete',
  'deliver',
  'close',
  'invoice',
  'askAdvance',
  'returnGoods',
  'release',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export type OrderRefusal =
  | 'ORDER_INVOICED'
  | 'ORDER_DELIVERED'
  | 'INVOICE_EXISTS'
  | 'FREE_ORDER'
  | 'GOODS_RETURNED'
  | 'ORDER_CLOSED_BY_CREDIT'
  | 'ORDER_NOT_INVOICEABLE'
  | 'ORDER_NOT_DELIVERED'
  | 'ORDER_NOT_DELIVERABLE'
  | 'NOTHING_OPEN'
  | 'CLOSE_BY_CREDIT_NOTE'
  | 'RETURN_BY_CREDIT_NOTE'
  | 'ORDER_HELD'
  | 'NOTHING_IN_ADVANCE'
  | 'ORDER_NOT_HELD';

export interface OrderState {
  readonly status: OrderStatus;
  /** The part that is left to bill. */
  readonly totalPrice: Fils;
  /** True if it has an invoice that is not Void. */
  readonly hasInvoice: boolean;
  /** True if such an invoice is not credited in full. */
  readonly hasStandingInvoice: boolean;
  /** True if some of its goods are not billed. */
  readonly hasUnbilledGoods: boolean;
  /** True if not all of its goods were returned. */
  readonly hasGoods: boolean;
  /** True if the buyer has goods of it. */
  readonly isAtBuyer: boolean;
  /** True if goods of it are still to be delivered. */
  readonly isOpen: boolean;
  /** True if an invoice bills goods that are still to be delivered. */
  readonly isOpenBilled: boolean;
  /** True if something of it can still be paid in advance. */
  readonly isAdvanceable: boolean;
  /** True if the order is on hold. */
  readonly isHeld: boolean;
}

export interface OrderKind {
  readonly status: OrderStatus;
  readonly action: OrderAction;
  readonly condition:
    | 'neverInvoiced'
    | 'withoutInvoice'
    | 'notBilled'
    | 'unbilledGoods'
    | 'notClosed'
    | 'notFree'
    | 'goodsKept'
    | 'atBuyer'
    | 'notAtBuyer'
    | 'open'
    | 'openUnbilled'
    | 'advanceable'
    | 'held'
    | 'notHeld';
  readonly refusal: OrderRefusal;
  readonly record: OrderState;
}

const OPEN = {
  edit: ALLOWED,
  editMoney: ALLOWED,
  delete: ALLOWED,
  deliver: 'ORDER_NOT_DELIVERABLE',
  close: 'NOTHING_OPEN',
  returnGoods: 'ORDER_NOT_DELIVERED',
  release: ALLOWED,
} as const;

/** A step back to Processing corrects a mistake; the history records it. */
export const ORDER_MACHINE: StateMachine<OrderKind> = {
  statuses: ORDER_STATUSES,
  actions: ORDER_ACTIONS,
  conditions: {
    neverInvoiced: { says: 'it has no invoice', holds: ({ hasInvoice }) => !hasInvoice },
    withoutInvoice: { says: 'it has no valid invoice', holds: (order) => !order.hasStandingInvoice },
    notBilled: {
      says: 'a part of it is not invoiced yet',
      holds: ({ hasStandingInvoice, totalPrice }) => !hasStandingInvoice || totalPrice > 0,
    },
    unbilledGoods: {
      says: 'a part of its goods is not invoiced',
      holds: ({ hasStandingInvoice, hasUnbilledGoods }) => !hasStandingInvoice || hasUnbilledGoods,
    },
    notClosed: {
      says: 'not all of it was credited as cancelled or returned',
      holds: ({ hasInvoice, totalPrice }) => !hasInvoice || totalPrice > 0,
    },
    notFree: { says: 'its total is above 0', holds: ({ totalPrice }) => totalPrice > 0 },
    goodsKept: { says: 'not all of its goods were returned', holds: (order) => order.hasGoods },
    atBuyer: { says: 'it has delivered goods that were not returned', holds: ({ isAtBuyer }) => isAtBuyer },
    notAtBuyer: { says: 'the buyer has none of its goods', holds: ({ isAtBuyer }) => !isAtBuyer },
    open: { says: 'it has goods to deliver', holds: ({ isOpen }) => isOpen },
    openUnbilled: { says: 'the goods to be delivered are not invoiced', holds: ({ isOpenBilled }) => !isOpenBilled },
    advanceable: {
      says: 'it has undelivered goods that are not paid in advance',
      holds: (of) => of.isAdvanceable,
    },
    held: { says: 'it is on hold', holds: ({ isHeld }) => isHeld },
    notHeld: { says: 'it is not on hold', holds: ({ isHeld }) => !isHeld },
  },
  needs: {
    edit: [],
    editMoney: [['withoutInvoice', 'ORDER_INVOICED']],
    delete: [
      ['neverInvoiced', 'ORDER_INVOICED'],
      ['notAtBuyer', 'ORDER_DELIVERED'],
    ],
    deliver: [['notHeld', 'ORDER_HELD']],
    close: [
      ['open', 'NOTHING_OPEN'],
      ['openUnbilled', 'CLOSE_BY_CREDIT_NOTE'],
    ],
    invoice: [
      ['notBilled', 'INVOICE_EXISTS'],
      ['goodsKept', 'GOODS_RETURNED'],
      ['notClosed', 'ORDER_CLOSED_BY_CREDIT'],
      ['notFree', 'FREE_ORDER'],
      ['notHeld', 'ORDER_HELD'],
    ],
    askAdvance: [
      ['notBilled', 'INVOICE_EXISTS'],
      ['goodsKept', 'GOODS_RETURNED'],
      ['notClosed', 'ORDER_CLOSED_BY_CREDIT'],
      ['notFree', 'FREE_ORDER'],
      ['advanceable', 'NOTHING_IN_ADVANCE'],
    ],
    returnGoods: [
      ['unbilledGoods', 'RETURN_BY_CREDIT_NOTE'],
      ['goodsKept', 'GOODS_RETURNED'],
      ['atBuyer', 'ORDER_NOT_DELIVERED'],
    ],
    release: [['held', 'ORDER_NOT_HELD']],
  },
  states: {
    Processing: {
      next: ['Delivered', 'Returned', 'Cancelled'],
      actions: {
        ...OPEN,
        deliver: ALLOWED,
        close: ALLOWED,
        invoice: ALLOWED,
        askAdvance: ALLOWED,
        returnGoods: ALLOWED,
      },
    },
    Delivered: {
      next: ['Returned', 'Processing'],
      actions: { ...OPEN, delete: 'ORDER_DELIVERED', invoice: ALLOWED, askAdvance: ALLOWED, returnGoods: ALLOWED },
    },
    Returned: {
      next: ['Processing'],
      actions: { ...OPEN, invoice: 'ORDER_NOT_INVOICEABLE', askAdvance: 'ORDER_NOT_INVOICEABLE' },
    },
    Cancelled: {
      next: ['Processing'],
      actions: { ...OPEN, invoice: 'ORDER_NOT_INVOICEABLE', askAdvance: 'ORDER_NOT_INVOICEABLE' },
    },
  },
  forOwner: [],
};

interface Fulfilment {
  readonly status: OrderStatus;
  readonly isDelivered: boolean;
  readonly deliveredAt: Date | null;
  readonly stockUpdated: boolean;
}

interface PartlyFulfilled extends Fulfilment {
  /** True if a part of the goods was delivered and the rest is still open. */
  readonly isPartlyDelivered?: boolean;
  readonly lastDeliveredAt: Date | null;
}

export type FulfilmentChange = { readonly [Field in keyof Fulfilment]?: Fulfilment[Field] | undefined };

/** The fields that differ from the order. Forms send the other fields unchanged. */
function newIn(before: Fulfilment, { status, isDelivered, deliveredAt, stockUpdated }: FulfilmentChange) {
  return {
    status: status === before.status ? undefined : status,
    isDelivered: isDelivered === before.isDelivered ? undefined : isDelivered,
    deliveredAt: deliveredAt?.getTime() === before.deliveredAt?.getTime() ? undefined : deliveredAt,
    stockUpdated: stockUpdated === before.stockUpdated ? undefined : stockUpdated,
  } satisfies FulfilmentChange;
}

/** Turning on `isDelivered` in Processing delivers the order. */
function statusAfter(before: Fulfilment, { status, isDelivered }: FulfilmentChange): OrderStatus {
  return status ?? (isDelivered === true && before.status === 'Processing' ? 'Delivered' : before.status);
}

/** @returns the changed flags that contradict the new status of the order, each with the reason */
export function contradictions(before: PartlyFulfilled, change: FulfilmentChange): Record<string, string> {
  const reported = newIn(before, change);
  const status = statusAfter(before, reported);
  const isDelivered = status === 'Delivered' || (status === 'Returned' && (reported.isDelivered ?? before.isDelivered));
  const isBack = status === 'Cancelled' || (status === 'Returned' && reported.status !== undefined && isDelivered);
  const wrong = [
    reported.isDelivered === false &&
      status === 'Delivered' && ['isDelivered', 'A Delivered order must be marked as delivered.'],
    reported.isDelivered === true &&
      !isDelivered && ['isDelivered', `An order with status ${status} can’t be marked as delivered.`],
    reported.deliveredAt && !isDelivered && ['deliveredAt', `An order with status ${status} has no delivery date.`],
    reported.stockUpdated === false &&
      status === 'Delivered' && ['stockUpdated', 'The goods of a Delivered order must be deducted from stock.'],
    reported.stockUpdated === false &&
      status === 'Processing' &&
      before.isPartlyDelivered && ['stockUpdated', 'Goods of this order were delivered. Cancel the delivery first.'],
    reported.stockUpdated === true &&
      isBack && ['stockUpdated', `The goods of an order that becomes ${status} go back into stock.`],
  ];
  return Object.fromEntries(wrong.filter(Array.isArray)) as Record<string, string>;
}

/**
 * The order's goods after a change without contradictions. Delivered takes them out of stock; Cancelled puts them back,
 * and so does Returned, unless they were never delivered. A partly delivered order that is cancelled is Delivered: only
 * its rest is cancelled.
 */
export function nextFulfilment(before: PartlyFulfilled, change: FulfilmentChange, now: Date): Fulfilment {
  const reported = newIn(before, change);
  const status = statusAfter(before, reported);
  const isDelivered = reported.isDelivered ?? before.isDelivered;
  const day = reported.deliveredAt === undefined ? before.deliveredAt : reported.deliveredAt;
  const stockUpdated = reported.stockUpdated ?? before.stockUpdated;
  const delivered = { status, isDelivered: true, deliveredAt: day ?? now };
  const partly = { isDelivered: true, deliveredAt: day ?? before.lastDeliveredAt ?? now };
  const undelivered = { status, isDelivered: false, deliveredAt: null };
  if (status === before.status) return { ...(isDelivered ? delivered : undelivered), stockUpdated };
  switch (status) {
    case 'Delivered':
      return { ...delivered, stockUpdated: true };
    case 'Returned':
      if (before.isPartlyDelivered) return { ...partly, status, stockUpdated: false };
      return isDelivered ? { ...delivered, stockUpdated: false } : { ...undelivered, stockUpdated };
    case 'Cancelled':
      if (before.isPartlyDelivered) return { ...partly, status: 'Delivered', stockUpdated: true };
      return { ...undelivered, stockUpdated: false };
    case 'Processing':
      return { ...undelivered, stockUpdated };
  }
}

/** @throws DomainError if the order does not allow the action now */
export function requireOrderAction(order: OrderState, action: OrderAction): void {
  requireAction(ORDER_MACHINE, order, action);
}

/** @throws DomainError ORDER_STEP_REFUSED */
export function requireOrderStep(from: OrderStatus, to: OrderStatus): void {
  if (!mayBecome(ORDER_MACHINE, from, to)) throw refuse('ORDER_STEP_REFUSED', { from, to });
}
