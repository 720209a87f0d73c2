import { documentTotal, lineAmount, type PricedLine, toAed, toFils } from '@shop/contract/money';
import { parseAmount, parseQuantity } from '../formValues';

/** A line of a form: what was typed may not be a number yet. */
interface TypedLine {
  qty?: unknown;
  unitPrice?: unknown;
}

interface TypedDocument {
  lines?: readonly TypedLine[];
  deliveryCharge?: unknown;
  extraFee?: unknown;
}

const filsOf = (typed: unknown) => toFils(parseAmount(typed));
const pricedLine = ({ qty, unitPrice }: TypedLine): PricedLine => ({
  qty: parseQuantity(qty),
  unitPrice: filsOf(unitPrice),
});

/** Quantity × unit price of one line, in AED. */
export const linePrice = (line: TypedLine): number => toAed(lineAmount(pricedLine(line)));

/** Lines + delivery charge + extra fee, in AED. A preview: the server computes the total that counts. */
export const totalOf = ({ lines = [], deliveryCharge, extraFee }: TypedDocument): number =>
  toAed(documentTotal(lines.map(pricedLine), { deliveryCharge: filsOf(deliveryCharge), extraFee: filsOf(extraFee) }));

/** The sum of all lines, in AED. */
export const itemsTotal = (lines: readonly TypedLine[] | undefined): number => totalOf({ lines });
