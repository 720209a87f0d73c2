import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Tone } from '@shop/contract/statuses';
import { useTranslate } from 'react-admin';
import { refusalText } from '../i18n/refusalText';
import { describeChange } from '../history/historyText';
import type { ImportRowResponse } from '../types';
import { Badge } from '../ui/StatusBadge';

/** More rows are only counted: nobody reads a longer page. */
const MAX_ROWS = 300;

const tones: Record<ImportRowResponse['action'], Tone> = {
  create: 'green',
  update: 'yellow',
  exists: 'neutral',
  wrong: 'red',
};
const noName = () => undefined;

const Details = ({ row }: { row: ImportRowResponse }) => {
  const translate = useTranslate();
  const label = (field: string) => translate(`resources.products.fields.${field}`, { _: field });
  if (row.action === 'wrong') {
    return row.problems.map(({ field, message, ...rule }) => (
      <Typography key={field} variant="body2" color="error">
        {label(field)}: {refusalText(message, rule)}
      </Typography>
    ));
  }
  if (row.action === 'exists') {
    return <Typography variant="body2">{translate('resources.products.import.exists')}</Typography>;
  }
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
        <Badge
          tone={tones[row.action]}
          label={translate(`resources.products.import.action.${row.action}`, { _: row.action })}
        />
        <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5 }}>
          {row.sku}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {row.name}
        </Typography>
      </TableCell>
      <TableCell>
        <Details row={row} />
      </TableCell>
    </TableRow>
  );
};

/** Line by line what a file would change and what is wrong with it, the wrong lines first. */
export const ImportRows = ({ rows }: { rows: readonly ImportRowResponse[] }) => {
  const translate = useTranslate();
  const column = (name: string) => translate(`resources.products.import.column.${name}`);
  if (rows.length === 0) return null;
  const wrong = rows.filter(({ action }) => action === 'wrong');
  const shown = [...wrong, ...rows.filter(({ action }) => action !== 'wrong')].slice(0, MAX_ROWS);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={translate('resources.products.import.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{column('line')}</TableCell>
            <TableCell>{column('product')}</TableCell>
            <TableCell>{column('told')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </TableBody>
      </Table>
      {rows.length > MAX_ROWS && (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {translate('resources.products.import.more', { count: rows.length - MAX_ROWS })}
        </Typography>
      )}
    </Box>
  );
};
