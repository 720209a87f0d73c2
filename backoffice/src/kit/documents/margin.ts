import { dubaiDay } from '@shop/contract/dubai-day';
import { documentMargin, lineMargin } from '@shop/contract/margin';
import { toAed } from '@shop/contract/money';
import { discountedAmount, documentTax, standardRateOf } from '@shop/contract/vat';
import type { DocumentMarginResponse, LineMarginResponse } from '@shop/contract/api';
import { documentOf, type TypedDocument } from './totals';

interface Margins {
  readonly lines: readonly (LineMarginResponse | null)[];
  readonly document: DocumentMarginResponse;
}

const aed = <M extends { amount: number | null }>(margin: M): M => ({
  ...margin,
  amount: margin.amount === null ? null : toAed(margin.amount),
});

/** Previews the margins of a document in a form; null while its discounts exceed its amount. */
export const marginsOf = (typed: TypedDocument): Margins | null => {
  const { lines, ...charges } = documentOf(typed);
  const goods = lines.reduce((sum, line) => sum + discountedAmount(line), 0);
  if (charges.discount > goods || lines.some((line) => discountedAmount(line) < 0)) return null;
  const standardRate = standardRateOf(lines, dubaiDay(new Date()));
  // Without VAT, the price less the discounts is the net amount.
  const taxed = documentTax({ ...charges, lines, standardRate, basis: typed.basis ?? 'exclusive' });
  const costed = lines.map(({ qty, costPrice }, index) => ({ qty, costPrice, net: taxed.lines[index]?.net ?? 0 }));
  return {
    lines: costed.map((line) => {
      const margin = lineMargin(line);
      return margin && { ...margin, amount: toAed(margin.amount) };
    }),
    document: aed(documentMargin(costed)),
  };
};
