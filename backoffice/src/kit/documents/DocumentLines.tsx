import type { DocumentMarginResponse } from '@shop/contract/api';
import { isPriced } from './priced';
import { LinesTable, type StockedLine, type StoredGoods } from './LinesTable';
import { MarginLine } from './MarginLine';
import { DocumentTotals, type StoredTotals } from './TotalsList';

interface Props extends Omit<StoredTotals, 'charges' | 'tax'> {
  lines: readonly StockedLine[];
  /** The stock of the products, by their ids. */
  goods?: ReadonlyMap<string, StoredGoods>;
  of: StoredTotals['charges'] & Pick<StoredTotals, 'tax'> & { margin?: DocumentMarginResponse };
}

/** The lines of a stored document with its totals, read-only. */
export const DocumentLines = ({ of: document, goods, ...totals }: Props) => (
  <>
    <LinesTable lines={totals.lines.map((line) => ({ ...line, goods: goods?.get(line.product ?? '') }))} />
    {isPriced(totals.lines) && <DocumentTotals {...totals} charges={document} tax={document.tax} />}
    <MarginLine margin={document.margin} />
  </>
);
