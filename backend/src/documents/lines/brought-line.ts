import { type Fils, toAed } from '@shop/contract/money';

/** A line of a document of the old books. */
export interface BroughtLine {
  /** The id of a product; null for free text. */
  readonly product: string | null;
  readonly text: string;
  readonly qty: number;
  readonly unitPrice: Fils;
}

/** The line as staff would enter it: its price stays. */
export const asEntered = ({ product, text, qty, unitPrice }: BroughtLine) => ({
  ...(product === null ? { productName: text } : { product }),
  qty,
  unitPrice: toAed(unitPrice),
  priceIsManual: true,
});
