import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Tone } from '@shop/contract/statuses';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { refusalText } from '../../i18n/refusalText';
import { describeChange } from '../../kit/history/historyText';
import type { ImportRowResponse } from '@shop/contract/api';
import { Badge } from '../../kit/ui/StatusBadge';

const ROWS = 100;

type Action = ImportRowResponse['action'];

const tones: Record<Action, Tone> = {
  wrong: 'red',
  create: 'green',
  update: 'yellow',
  exists: 'neutral',
  same: 'neutral',
};
/** The wrong lines come first. */
const ACTIONS = Object.keys(tones) as Action[];
const noName = () => undefined;
const text = (key: string) => `resources.products.import.${key}`;

export const useColumnLabel = () => {
  const translate = useTranslate();
  return (field: string): string => translate(`resources.products.fields.${field}`, { _: field });
};

/** The wrong cells with their columns and values, and the rule of each. */
const Problems = ({ row }: { row: ImportRowResponse }) => {
  const translate = useTranslate();
  const label = useColumnLabel();
  return row.problems.map(({ field, value, message, ...rule }) => (
    <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{label(field)}</strong> {value === '' ? translate(text('empty_cell')) : <bdi>“{value}”</bdi>}:{' '}
      <Box component="span" sx={{ color: 'error.main' }}>
        {refusalText(message, rule)}
      </Box>
    </Typography>
  ));
};

const Details = ({ row }: { row: ImportRowResponse }) => {
  const translate = useTranslate();
  if (row.action === 'wrong') return <Problems row={row} />;
  if (row.action === 'exists') return <Typography variant="body2">{translate(text('exists'))}</Typography>;
  return row.changes.map((change) => {
    const { field, from, to } = describeChange(change, { translate, resource: 'products', nameOf: noName });
    return (
      <Typography key={change.field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {row.action === 'create' ? `${field}: ${to}` : translate('shop.history.change', { field, from, to })}
      </Typography>
    );
  });
};

const Row = ({ row }: { row: ImportRowResponse }) => {
  const translate = useTranslate();
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell>{row.line}</TableCell>
      <TableCell>
        <Badge tone={tones[row.action]} label={translate(text(`action.${row.action}`))} />
        <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5 }}>
          {row.sku}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="div" dir="auto">
          {row.name}
        </Typography>
      </TableCell>
      <TableCell>
        <Details row={row} />
      </TableCell>
    </TableRow>
  );
};

interface ChooserProps {
  rows: readonly ImportRowResponse[];
  chosen: Action | undefined;
  onChoose: (action: Action | undefined) => void;
}

/** How many lines there are of each kind; a click filters by it. */
const Chooser = ({ rows, chosen, onChoose }: ChooserProps) => {
  const translate = useTranslate();
  const countOf = (action: Action) => rows.filter((row) => row.action === action).length;
  const kinds = [undefined, ...ACTIONS.filter((action) => countOf(action) > 0)];
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
      {kinds.map((kind) => (
        <Chip
          key={kind ?? 'all'}
          label={`${translate(kind ? text(`action.${kind}`) : 'shop.filter.all')} ${kind ? countOf(kind) : rows.length}`}
          color={kind === chosen ? 'primary' : 'default'}
          variant={kind === chosen ? 'filled' : 'outlined'}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        />
      ))}
    </Stack>
  );
};

const inOrder = (rows: readonly ImportRowResponse[]): ImportRowResponse[] =>
  ACTIONS.flatMap((action) => rows.filter((row) => row.action === action));

/** The changes and errors of a file line by line, the wrong lines first. */
export const ImportRows = ({ rows }: { rows: readonly ImportRowResponse[] }) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Action>();
  const [page, setPage] = useState(0);
  const column = (name: string) => translate(text(`column.${name}`));
  if (rows.length === 0) return null;
  const found = chosen ? rows.filter(({ action }) => action === chosen) : inOrder(rows);
  const choose = (action: Action | undefined) => {
    setChosen(action);
    setPage(0);
  };
  return (
    <>
      <Chooser rows={rows} chosen={chosen} onChoose={choose} />
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={translate(text('title'))}>
          <TableHead>
            <TableRow>
              <TableCell>{column('line')}</TableCell>
              <TableCell>{column('product')}</TableCell>
              <TableCell>{column('told')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.slice(page * ROWS, (page + 1) * ROWS).map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {found.length > ROWS && (
        <TablePagination
          component="div"
          count={found.length}
          page={page}
          rowsPerPage={ROWS}
          rowsPerPageOptions={[ROWS]}
          onPageChange={(_, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count: total }) =>
            translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total })
          }
        />
      )}
    </>
  );
};
