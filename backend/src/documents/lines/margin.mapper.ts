import { type CostedLine, documentMargin, lineMargin } from '@shop/contract/margin';
import { toAed, toAedOrNull } from '@shop/contract/money';
import { type DocumentTax, documentTax } from '@shop/contract/vat';
import { taxable, type TaxedCharges } from './document-tax.js';
import type { LineResponse } from './line.response.js';
import type { Line } from './line.schema.js';
import type { DocumentMarginResponse } from './margin.response.js';

interface WithMargins<T extends LineResponse> {
  readonly lines: T[];
  readonly margin: DocumentMarginResponse;
}

/**
 * Adds the costs and margins of goods to lines. Only for staff: responses to buyers must not contain them.
 * @param tax of the document; null if it has no VAT
 */
export function withMargins<T extends LineResponse>(
  shown: readonly T[],
  charges: TaxedCharges,
  lines: readonly Line[],
  tax: DocumentTax | null,
): WithMargins<T> {
  const costed = costedLines(charges, lines, tax);
  const { amount, ...margin } = documentMargin(costed);
  return {
    lines: shown.map((line, index) => withMargin(line, costed[index])),
    margin: { amount: toAedOrNull(amount), ...margin },
  };
}

function withMargin<T extends LineResponse>(line: T, costed: CostedLine | undefined): T {
  const margin = costed === undefined ? null : lineMargin(costed);
  return {
    costPrice: toAedOrNull(costed?.costPrice),
    margin: margin && { amount: toAed(margin.amount), percent: margin.percent },
    ...line,
  };
}

/** Without VAT, the net amount of a line is its price less its share of the discount. */
function costedLines(charges: TaxedCharges, lines: readonly Line[], tax: DocumentTax | null): CostedLine[] {
  const { lines: taxed } = tax ?? documentTax({ ...taxable(charges, lines), basis: 'exclusive' });
  return lines.map(({ qty, costPrice }, index) => ({ qty, costPrice, net: taxed[index]?.net ?? 0 }));
}
