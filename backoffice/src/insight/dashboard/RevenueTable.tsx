import { Link, Table, TableBody, TableCell, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { formatMonth, formatAed } from '../../kit/format';
import type { MonthResponse } from '@shop/contract/api';
import { invoicedLink, receivedLink } from './figureLinks';
import { HeadRow } from '../../kit/ui/HeadRow';

const Cell = ({ to, amount, records }: { to: string; amount: number; records: number }) => (
  <TableCell align="right">
    <Link component={RouterLink} to={to}>
      {formatAed(amount)}
    </Link>{' '}
    ({records})
  </TableCell>
);

/** The chart's figures as a table, the newest month first; each links to its invoices or payments. */
export const RevenueTable = ({ months }: { months: MonthResponse[] }) => (
  <Table size="small">
    <HeadRow texts={['shop.dashboard.column.month']} numbers={['shop.dashboard.invoiced', 'shop.dashboard.received']} />
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
