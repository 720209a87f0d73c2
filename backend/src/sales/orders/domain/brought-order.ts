import type { PriceBasis } from '@shop/contract/vat';
import type { BroughtLine } from '../../../documents/lines/brought-line.js';

export interface BroughtOrderLine extends BroughtLine {
  /** The part of `qty` that the old books delivered and did not bill. */
  readonly delivered: number;
  readonly expectedOn: string | null;
}

/** An order of the old books: what is still to deliver or to bill. */
export interface BroughtOrder {
  readonly number: string;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly taxBasis: PriceBasis | null;
  readonly poNumber: string;
  readonly lines: readonly BroughtOrderLine[];
}
