import type { ReactNode } from 'react';
import { ColumnsButton, ExportButton, FilterButton, SortButton, TopToolbar, useTranslate } from 'react-admin';
import { useNarrow } from './useNarrow';

/** Every row of the filtered list goes into an export, not only the page in view. */
const EVERY_ROW = 100_000;

interface Props {
  filters?: boolean;
  columns?: boolean;
  /** What cards can be sorted by: they have no heads to press, as a table has. */
  sortable?: string[];
  /** The list's own buttons. */
  children?: ReactNode;
}

export const ListToolbar = ({ filters = true, columns = true, sortable, children }: Props) => {
  const narrow = useNarrow();
  return (
    <TopToolbar sx={{ alignItems: 'center' }}>
      {children}
      {filters && <FilterButton />}
      {sortable && narrow && <SortButton fields={sortable} />}
      {columns && !narrow && <ColumnsButton />}
      {/* On a phone a button that can't be pressed has no name of its own. */}
      <ExportButton maxResults={EVERY_ROW} aria-label={useTranslate()('ra.action.export')} />
    </TopToolbar>
  );
};
