import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed } from '../../kit/format';
import { editPath } from '../../paths';
import type { PlannedPriceResponse, PriceChangeLineResponse } from '@shop/contract/api';
import { type ListExport, sheetOf, type Translate } from '../../kit/ui/exportSheet';

export type PriceLine = Omit<PlannedPriceResponse, 'costPrice'> &
  Partial<Pick<PlannedPriceResponse, 'costPrice'> & Pick<PriceChangeLineResponse, 'outcome'>>;

const COST = 'resources.products.fields.costPrice';
const label = (field: string) => `resources.price-changes.fields.${field}`;

const notesOf = ({ remarks, outcome }: PriceLine, translate: Translate): string[] => [
  ...(outcome && outcome !== 'waiting' ? [translate(`resources.price-changes.outcome.${outcome}`)] : []),
  ...remarks.map((remark) => translate(`resources.price-changes.remark.${remark}`)),
];

export const exportPrices: ListExport<PriceLine> = {
  name: 'prices',
  records: sheetOf([
    { label: label('sku'), value: ({ sku }) => sku },
    { label: label('product'), value: ({ name }) => name },
    { label: label('from'), kind: 'amount', value: ({ from }) => from },
    { label: label('to'), kind: 'amount', value: ({ to }) => to },
    { label: label('difference'), kind: 'amount', value: ({ difference }) => difference },
    { label: COST, kind: 'amount', value: ({ costPrice }) => costPrice ?? null },
    { label: label('remarks'), value: (line, translate) => notesOf(line, translate).join('; ') },
  ]),
};

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${formatAed(amount)}`;
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };

const Row = ({ line }: { line: PriceLine }) => {
  const translate = useTranslate();
  const notes = notesOf(line, translate);
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={editPath('products', line.product)} dir="auto">
          {line.name}
        </Link>
        <Typography variant="caption" component="div" color="text.secondary">
          {line.sku}
        </Typography>
        {line.costPrice != null && (
          <Typography variant="caption" component="div" color="text.secondary">
            {translate(COST)}: {formatAed(line.costPrice)}
          </Typography>
        )}
        {notes.map((note) => (
          <Typography key={note} variant="body2" color={line.outcome === 'changed' ? 'text.secondary' : 'error'}>
            {note}
          </Typography>
        ))}
      </TableCell>
      <TableCell align="right">{formatAed(line.from)}</TableCell>
      <TableCell align="right" sx={{ fontWeight: 650 }}>
        {formatAed(line.to)}
      </TableCell>
      <TableCell align="right" sx={wideOnly} dir="ltr">
        {signed(line.difference)}
      </TableCell>
    </TableRow>
  );
};

/** Products with their prices before and after. */
export const PriceLines = ({ lines }: { lines: readonly PriceLine[] }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate(label('product'))}</TableCell>
            <TableCell align="right">{translate(label('from'))}</TableCell>
            <TableCell align="right">{translate(label('to'))}</TableCell>
            <TableCell align="right" sx={wideOnly}>
              {translate(label('difference'))}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <Row key={line.product} line={line} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
