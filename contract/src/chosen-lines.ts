import type { Fils } from './money.js';
import {
  type DocumentTax,
  discountedAmount,
  documentTax,
  payableTotal,
  type PriceBasis,
  shareOut,
  standardRateOf,
  type TaxableDocument,
  type TaxableLine,
} from './vat.js';

/** An offer whose lines can be accepted individually. */
export interface ChoosableOffer<L extends TaxableLine> extends Omit<
  TaxableDocument,
  'basis' | 'lines' | 'standardRate'
> {
  readonly lines: readonly L[];
  /** null if it has no VAT. */
  readonly basis: PriceBasis | null;
  /** The day in Dubai on which it was created. */
  readonly day: string;
}

export interface ChosenOffer<L extends TaxableLine> {
  readonly lines: readonly L[];
  readonly discount: Fils;
  readonly tax: DocumentTax | null;
  /** The amount to be paid. */
  readonly total: Fils;
}

/**
 * The offer with only the chosen lines. They get their share of the document's discount; the charges remain in full,
 * since a delivery is still needed.
 */
export function chosenOffer<L extends TaxableLine>(
  offer: ChoosableOffer<L>,
  isChosen: (line: L) => boolean,
): ChosenOffer<L> {
  const { basis, deliveryCharge, extraFee, day } = offer;
  const shares = shareOut(offer.discount, offer.lines.map(discountedAmount));
  const lines = offer.lines.filter(isChosen);
  const discount = offer.lines.reduce((sum, line, index) => sum + (isChosen(line) ? (shares[index] ?? 0) : 0), 0);
  const document = { lines, discount, deliveryCharge, extraFee, standardRate: standardRateOf(lines, day) };
  return {
    lines,
    discount,
    tax: basis === null ? null : documentTax({ ...document, basis }),
    total: payableTotal({ ...document, basis }),
  };
}
