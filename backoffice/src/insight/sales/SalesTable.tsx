import { Box, Link, Table, TableBody, TableCell, TableRow } from '@mui/material';
import type { SalesBy } from '@shop/contract/sales';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed } from '../../kit/format';
import type { SalesReportResponse } from '@shop/contract/api';
import { nameOf, pathOf, type SalesRow } from './salesRows';
import { HeadRow } from '../../kit/ui/HeadRow';

const wideOnly = { display: { xs: 'none', md: 'table-cell' } };
type Sums = Pick<SalesReportResponse['total'], 'net' | 'vat' | 'gross'> & { received?: number | null };

const SumCells = ({ of: { net, vat, gross, received = null } }: { of: Sums }) => (
  <>
    <TableCell align="right" sx={received === null ? undefined : wideOnly}>
      {formatAed(net)}
    </TableCell>
    <TableCell align="right" sx={wideOnly}>
      {formatAed(vat)}
    </TableCell>
    <TableCell align="right">{formatAed(gross)}</TableCell>
    {received !== null && <TableCell align="right">{formatAed(received)}</TableCell>}
  </>
);

/** A number that is shown only on wide pages. */
const CountCell = ({ of }: { of?: number | null }) => (
  <TableCell align="right" sx={wideOnly}>
    {of}
  </TableCell>
);

const heading = (field: string) => `resources.sales-report.fields.${field}`;

const Headings = ({ by }: { by: SalesBy }) => (
  <HeadRow
    texts={[heading(by)]}
    numbers={[
      ...[...(by === 'product' ? ['qty'] : []), 'invoices', 'creditNotes'].map((field) => ({
        text: heading(field),
        sx: wideOnly,
      })),
      { text: heading('net'), sx: by === 'salesperson' ? wideOnly : undefined },
      { text: heading('vat'), sx: wideOnly },
      heading('gross'),
      ...(by === 'salesperson' ? [heading('received')] : []),
    ]}
  />
);

const RowName = ({ row, report }: { row: SalesRow; report: SalesReportResponse }) => {
  const path = pathOf(row, report);
  const name = nameOf(row, report, useTranslate());
  if (path === null) return name;
  return (
    <Link component={RouterLink} to={path}>
      {name}
    </Link>
  );
};

/** The rows of the report, the part without a product, and the total. */
export const SalesTable = ({ report }: { report: SalesReportResponse }) => {
  const translate = useTranslate();
  const { by, rows, other, total } = report;
  const isOfProducts = by === 'product';
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Headings by={by} />
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell component="th" scope="row">
                <RowName row={row} report={report} />
              </TableCell>
              {isOfProducts && <CountCell of={row.qty} />}
              <CountCell of={row.invoices} />
              <CountCell of={row.creditNotes} />
              <SumCells of={row} />
            </TableRow>
          ))}
          {other && (
            <TableRow>
              <TableCell component="th" scope="row">
                {translate('resources.sales-report.other')}
              </TableCell>
              <CountCell />
              <CountCell />
              <CountCell />
              <SumCells of={other} />
            </TableRow>
          )}
          <TableRow sx={{ '& td, & th': { fontWeight: 700 } }}>
            <TableCell component="th" scope="row">
              {translate('shop.total.total')}
            </TableCell>
            {isOfProducts && <CountCell />}
            <CountCell of={total.invoices} />
            <CountCell of={total.creditNotes} />
            <SumCells of={total} />
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
};
