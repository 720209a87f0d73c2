import type { Fils } from '@shop/contract/money';
import type { OrderStatus } from '@shop/contract/statuses';
import type { Types } from 'mongoose';
import type { Actor } from '../../platform/auth/actor.js';
import type { ChangeContext } from '../../platform/database/record-store.js';
import { event, query } from '../../platform/events/events.js';
import type { OrderRecord } from './order.schema.js';

export type ActorChange = ChangeContext & { readonly actor: Actor };

export interface InvoiceRequest {
  readonly order: OrderRecord;
  /** Id of the new invoice, made before the transaction. */
  readonly invoiceId: Types.ObjectId;
}

/** An order that is about to end while it has a valid invoice. */
export interface EndedOrder {
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly invoiceId: string;
  /** Id of the new credit note, made before the transaction. */
  readonly creditNoteId: Types.ObjectId;
}

/** An advance invoice of which a part remains while nothing of its order is left to bill. */
export interface UnusedAdvance {
  readonly orderNumber: string;
  readonly invoiceId: string;
  /** True if the order was cancelled or returned. */
  readonly isEnded: boolean;
}

/** An order before it binds its account. */
export interface CreditedOrder {
  readonly _id: Types.ObjectId;
  readonly user: Types.ObjectId;
  readonly company: Types.ObjectId | null;
  readonly totalPrice: Fils;
}

/** The same, with what its company has agreed to. */
export interface AgreedOrder extends CreditedOrder {
  readonly status: OrderStatus;
  readonly agreedTotal: Fils;
  /** The moment in whose month its buyer's limit counts it. */
  readonly boundAt: Date;
}

/** An order whose goods, buyer or status staff changed at the order itself. */
export interface OrderChange {
  readonly before: OrderRecord;
  /** null if it was deleted. */
  readonly after: OrderRecord | null;
  readonly note: string;
}

/** Staff changed or deleted an order. Deliveries follow its status, its days and its buyer. */
export const ORDER_CHANGED = event<OrderChange, ActorChange>('order changed or deleted by staff');
/** Staff turned on `invoiceGenerated`. The publisher reads the order again afterwards. */
export const ORDER_INVOICE_REQUESTED = event<InvoiceRequest, ActorChange>('invoice of an order requested');
/** Staff turned off `invoiceGenerated`; the id of the invoice. The publisher reads the order again afterwards. */
export const ORDER_INVOICE_VOIDED = event<string, ActorChange>('invoice of an order to be voided');
/**
 * An order is returned or cancelled: the rest of its invoice is credited. The publisher reads the order again
 * afterwards.
 */
export const INVOICED_ORDER_ENDING = event<EndedOrder, ActorChange>('invoiced order ending');
/** The rest of the advance invoice is credited. The publisher reads the order again afterwards. */
export const ADVANCE_NOT_NEEDED = event<UnusedAdvance>('advance of an order not needed');
/**
 * True if the order exceeds the credit limit of its account. The account is locked until the end of the transaction.
 */
export const ORDER_EXCEEDS_CREDIT = query<CreditedOrder, boolean>('order exceeds the credit of its account');
/**
 * True if the shop holds orders after a bank returned a cheque of their account, and none has come in its place. Locks the account until
 * the transaction ends.
 */
export const ORDER_AFTER_BOUNCE = query<CreditedOrder, boolean>('order of an account whose cheque was returned');
/** True if an approver of the buyer's company must approve the order. Locks the buyer until the transaction ends. */
export const ORDER_NEEDS_APPROVAL = query<AgreedOrder, boolean>('order is above the limit of its buyer');
export interface ApprovalChange {
  readonly order: OrderRecord;
  /** Staff released it without an approval. */
  readonly isReleased: boolean;
}

/** An order whose approval hold was set or lifted, in its current state. */
export const ORDER_APPROVAL_CHANGED = event<ApprovalChange>('approval hold of an order set or lifted');
