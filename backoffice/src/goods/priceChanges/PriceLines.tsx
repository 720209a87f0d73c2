import { Link, Stack, ToggleButton, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { ListContextProvider, Pagination, useList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed } from '../../kit/format';
import { ColumnTable } from '../../kit/ui/ColumnTable';
import { columnsOf, exportOf } from '../../kit/ui/columns';
import { ExportMenu } from '../../kit/ui/ExportMenu';
import type { Translate } from '../../kit/ui/exportSheet';
import { editPath } from '../../paths';
import type { PlannedPriceResponse } from '@shop/contract/api';

type Row = PlannedPriceResponse & { id: string };

const ROWS = 100;
const COST = 'resources.products.fields.costPrice';

const notesOf = ({ remarks }: PlannedPriceResponse, translate: Translate): string[] =>
  remarks.map((remark) => translate(`resources.price-changes.remark.${remark}`));

const Product = ({ line }: { line: Row }) => {
  const translate = useTranslate();
  return (
    <>
      <Link component={RouterLink} to={editPath('products', line.product)} dir="auto">
        {line.name}
      </Link>
      <Typography variant="caption" component="div" color="text.secondary">
        {line.sku}
        {line.costPrice !== null && ` · ${translate(COST)}: ${formatAed(line.costPrice)}`}
      </Typography>
      {notesOf(line, translate).map((note) => (
        <Typography key={note} variant="body2" color="error">
          {note}
        </Typography>
      ))}
    </>
  );
};

const columns = columnsOf<Row>('price-changes', [
  { field: 'sku', in: ['export'] },
  { field: 'product', value: ({ name }) => name, cell: (line) => <Product line={line} /> },
  { field: 'from', kind: 'amount' },
  { field: 'to', kind: 'amount', sx: { fontWeight: 650 } },
  { field: 'difference', kind: 'amount', sx: { display: { xs: 'none', sm: 'table-cell' } } },
  { field: 'costPrice', label: COST, kind: 'amount', in: ['export'] },
  { field: 'remarks', value: notesOf, in: ['export'] },
]);

/** Products with their prices before and after: all of them, or those with notes. */
export const PriceLines = ({ lines }: { lines: readonly PlannedPriceResponse[] }) => {
  const translate = useTranslate();
  const [onlyNoted, setOnlyNoted] = useState(false);
  const noted = useMemo(() => lines.filter(({ remarks }) => remarks.length > 0), [lines]);
  const shown = onlyNoted ? noted : lines;
  const data = useMemo(() => shown.map((line): Row => ({ ...line, id: line.product })), [shown]);
  const list = useList({ data, perPage: ROWS, resource: 'price-change-lines' });
  return (
    <ListContextProvider value={list}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <ToggleButton
          value="noted"
          size="small"
          selected={onlyNoted}
          disabled={noted.length === 0}
          onChange={() => setOnlyNoted(!onlyNoted)}
        >
          {translate('resources.price-changes.only_remarks', { count: noted.length })}
        </ToggleButton>
        <ExportMenu of={exportOf(columns, { file: 'prices' })} load={() => Promise.resolve(data)} />
      </Stack>
      <ColumnTable<Row> columns={columns} opensRows={false} bulkActions={false} />
      {shown.length > ROWS && <Pagination rowsPerPageOptions={[ROWS]} />}
    </ListContextProvider>
  );
};
