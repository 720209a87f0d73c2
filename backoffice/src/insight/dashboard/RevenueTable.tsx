import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatMonth, formatAed } from '../../kit/format';
import type { MonthResponse } from '@shop/contract/api';
import { invoicedLink, receivedLink } from './figureLinks';

const Cell = ({ to, amount, records }: { to: string; amount: number; records: number }) => (
  <TableCell align="right">
    <Link component={RouterLink} to={to}>
      {formatAed(amount)}
    </Link>{' '}
    ({records})
  </TableCell>
);

/** The chart's figures as a table, the newest month first; each links to its invoices or payments. */
export const RevenueTable = ({ months }: { months: MonthResponse[] }) => {
  const translate = useTranslate();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('shop.dashboard.column.month')}</TableCell>
          <TableCell align="right">{translate('shop.dashboard.invoiced')}</TableCell>
          <TableCell align="right">{translate('shop.dashboard.received')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {months.toReversed().map((month) => (
          <TableRow key={month.month}>
            <TableCell component="th" scope="row">
              {formatMonth(month.month)}
            </TableCell>
            <Cell to={invoicedLink(month)} amount={month.invoiced} records={month.invoices} />
            <Cell to={receivedLink(month)} amount={month.received} records={month.payments} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
