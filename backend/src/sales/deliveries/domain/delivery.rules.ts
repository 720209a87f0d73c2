import { ALLOWED, type StateMachine } from '@shop/contract/state-machine';
import { DELIVERY_STATUSES, type DeliveryStatus } from '@shop/contract/statuses';
import { requireAction } from '../../../platform/errors/refuse.js';

/** `editGoods` changes the lines, the day and the driver; `edit` the recipient and the note. */
const DELIVERY_ACTIONS = ['edit', 'editGoods', 'complete', 'cancel', 'addProof'] as const;
export type DeliveryAction = (typeof DELIVERY_ACTIONS)[number];

type DeliveryRefusal = 'DELIVERY_DONE' | 'DELIVERY_CANCELLED' | 'DELIVERY_NOT_DONE' | 'DELIVERY_BILLED';

export interface DeliveryState {
  readonly status: DeliveryStatus;
  /** True if a valid invoice bills this delivery explicitly. */
  readonly isBilled: boolean;
}

export interface DeliveryKind {
  readonly status: DeliveryStatus;
  readonly action: DeliveryAction;
  readonly condition: 'unbilled';
  readonly refusal: DeliveryRefusal;
  readonly record: DeliveryState;
}

const CANCELLED = 'DELIVERY_CANCELLED';

export const DELIVERY_MACHINE: StateMachine<DeliveryKind> = {
  statuses: DELIVERY_STATUSES,
  actions: DELIVERY_ACTIONS,
  conditions: { unbilled: { says: 'no invoice includes it', holds: ({ isBilled }) => !isBilled } },
  needs: { edit: [], editGoods: [], complete: [], cancel: [['unbilled', 'DELIVERY_BILLED']], addProof: [] },
  states: {
    Prepared: {
      next: ['Delivered', 'Cancelled'],
      actions: { edit: ALLOWED, editGoods: ALLOWED, complete: ALLOWED, cancel: ALLOWED, addProof: 'DELIVERY_NOT_DONE' },
    },
    Delivered: {
      next: ['Cancelled'],
      actions: {
        edit: ALLOWED,
        editGoods: 'DELIVERY_DONE',
        complete: 'DELIVERY_DONE',
        cancel: ALLOWED,
        addProof: ALLOWED,
      },
    },
    Cancelled: {
      next: [],
      actions: { edit: CANCELLED, editGoods: CANCELLED, complete: CANCELLED, cancel: CANCELLED, addProof: CANCELLED },
    },
  },
  forOwner: [],
};

/** @throws DomainError if the delivery does not allow the action now */
export function requireDeliveryAction(delivery: DeliveryState, action: DeliveryAction): void {
  requireAction(DELIVERY_MACHINE, delivery, action);
}
