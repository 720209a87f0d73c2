import type { BillingBasis } from '@shop/contract/billing';
import type { Fils } from '@shop/contract/money';
import type { OrderStatus } from '@shop/contract/statuses';
import type { TaxableLine, TaxedCategory } from '@shop/contract/vat';
import type { TaxedCharges } from '../../../documents/lines/document-tax.js';
import type { LineQuantities } from './line-quantities.js';

/**
 * An order as far as it decides what its invoices bill: plain data.
 * @template Id of lines and invoices: an ObjectId in the shop, a word in specs
 */
export interface BillableOrder<Id = unknown> extends TaxedCharges {
  readonly orderItems: readonly BillableLine<Id>[];
  /** Without void ones, the oldest first. A quote has none. */
  readonly invoices?: readonly BilledPart<Id>[] | undefined;
  /** The advance invoices, the oldest first. */
  readonly advances?: readonly Advance<Id>[] | undefined;
  /** The goods to bill if none are chosen. */
  readonly billing?: BillingBasis | undefined;
  readonly status?: OrderStatus | undefined;
}

export interface BillableLine<Id = unknown> extends TaxableLine, LineQuantities {
  readonly _id: Id;
}

/** The part of an order that an invoice bills. */
export interface BilledPart<Id = unknown> {
  readonly lines: readonly BilledLine<Id>[];
  readonly deliveryCharge: BilledAmount;
  readonly extraFee: BilledAmount;
}

export interface BilledAmount {
  readonly net: Fils;
  readonly vat: Fils;
}

interface BilledLine<Id = unknown> extends BilledAmount {
  /** `_id` of the line in the order. */
  readonly line: Id;
  readonly qty: number;
  /** The line's own discount. */
  readonly discount: Fils;
}

export interface Advance<Id = unknown> {
  readonly _id: Id;
  readonly number: string;
  readonly issuedOn: Date;
  /** The parts that no invoice uses and that are not credited. */
  readonly left: readonly TaxedCategory[];
}
