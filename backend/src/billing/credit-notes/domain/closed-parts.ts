import { closesSupply, type CreditReason } from '@shop/contract/credit';
import type { Fils } from '@shop/contract/money';
import type { PriceBasis } from '@shop/contract/vat';
import type { ClosedParts } from '../../../sales/orders/left-to-bill.js';

interface Amounts {
  readonly net: Fils;
  readonly gross: Fils;
}

interface ClosingNote {
  readonly reason: CreditReason;
  readonly lines: readonly (Amounts & {
    readonly line: { toString(): string };
    readonly qty: number;
    readonly restock: boolean;
  })[];
  readonly deliveryCharge: Amounts;
  readonly extraFee: Amounts;
  /** null: the invoice has no VAT. */
  readonly tax: { readonly basis: PriceBasis } | null;
}

/** The parts of an invoice that its credit notes closed. Goods that came back are counted by their order. */
export function closedParts(notes: readonly ClosingNote[]): ClosedParts {
  const closing = notes.filter(({ reason }) => closesSupply(reason));
  const sum = (part: (note: ClosingNote) => Amounts) =>
    closing.reduce((total, note) => total + inBasis(part(note), note), 0);
  return {
    lines: closing.flatMap((note) =>
      note.lines.map(({ line, qty, restock, ...amounts }) => ({
        line,
        qty: restock ? 0 : qty,
        amount: qty === 0 ? inBasis(amounts, note) : 0,
      })),
    ),
    charges: { deliveryCharge: sum((note) => note.deliveryCharge), extraFee: sum((note) => note.extraFee) },
  };
}

const inBasis = ({ net, gross }: Amounts, { tax }: ClosingNote): Fils => (tax?.basis === 'exclusive' ? net : gross);
