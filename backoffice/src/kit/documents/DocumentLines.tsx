import type { DocumentMarginResponse, LineResponse } from '@shop/contract/api';
import { LinesTable } from './LinesTable';
import { MarginLine } from './MarginLine';
import { DocumentTotals, type StoredTotals } from './TotalsList';

interface Props extends Omit<StoredTotals, 'charges' | 'tax'> {
  lines: readonly LineResponse[];
  of: StoredTotals['charges'] & Pick<StoredTotals, 'tax'> & { margin?: DocumentMarginResponse };
}

/** The lines of a stored document with its totals, read-only. */
export const DocumentLines = ({ of: document, ...totals }: Props) => (
  <>
    <LinesTable lines={totals.lines} />
    <DocumentTotals {...totals} charges={document} tax={document.tax} />
    <MarginLine margin={document.margin} />
  </>
);
