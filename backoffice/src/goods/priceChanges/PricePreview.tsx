import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PriceChangePreviewResponse } from '@shop/contract/api';
import { ExportMenu } from '../../kit/ui/ExportMenu';
import { exportPrices, type PriceLine, PriceLines } from './priceLines';

const ROWS = 100;

interface Props {
  preview: PriceChangePreviewResponse;
  /** The button that applies the change. */
  action: ReactNode;
}

/** All lines of a change, page by page, with a download of all of them. */
export const PricePreview = ({ preview, action }: Props) => {
  const translate = useTranslate();
  const [onlyRemarks, setOnlyRemarks] = useState(false);
  const [page, setPage] = useState(0);
  const { lines, products } = preview;
  const remarked = lines.filter(({ remarks }) => remarks.length > 0);
  const shown: readonly PriceLine[] = onlyRemarks ? remarked : lines;
  const show = (only: boolean) => {
    setOnlyRemarks(only);
    setPage(0);
  };
  const found = products === 0 ? 'none_found' : 'found';
  return (
    <>
      <Alert severity={products === 0 ? 'warning' : 'info'} action={action} sx={{ my: 2, alignItems: 'center' }}>
        {translate(`resources.price-changes.${found}`, { count: products })}{' '}
        {translate('resources.price-changes.of', { count: lines.length })}
      </Alert>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={onlyRemarks}
          onChange={(_, only: boolean | null) => only !== null && show(only)}
          aria-label={translate('resources.price-changes.lines')}
        >
          <ToggleButton value={false}>
            {translate('resources.price-changes.every', { count: lines.length })}
          </ToggleButton>
          <ToggleButton value={true} disabled={remarked.length === 0}>
            {translate('resources.price-changes.only_remarks', { count: remarked.length })}
          </ToggleButton>
        </ToggleButtonGroup>
        <ExportMenu of={exportPrices} load={() => Promise.resolve([...shown])} />
      </Stack>
      <PriceLines lines={shown.slice(page * ROWS, (page + 1) * ROWS)} />
      <LinePages count={shown.length} page={page} onPage={setPage} />
    </>
  );
};

/** The pagination, if there are further lines. */
export const LinePages = ({ count, page, onPage }: { count: number; page: number; onPage: (page: number) => void }) => {
  const translate = useTranslate();
  if (count <= ROWS) return null;
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={ROWS}
      rowsPerPageOptions={[ROWS]}
      onPageChange={(_, next) => onPage(next)}
      labelDisplayedRows={({ from, to, count: total }) =>
        translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total })
      }
    />
  );
};
