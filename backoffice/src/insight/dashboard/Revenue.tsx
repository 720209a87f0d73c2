import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { Button, Link, Skeleton, Table, TableBody, TableCell, TableRow } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { MonthResponse } from '@shop/contract/api';
import { Panel } from './Panel';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatMonth } from '../../kit/format';
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
const RevenueTable = ({ months }: { months: MonthResponse[] }) => (
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

/** The charts are by far the largest part of the page: they are loaded after the figures. */
const RevenueChart = lazy(() => import('./RevenueChart'));

/** The height of the chart, so that the content below does not move. */
const placeholder = <Skeleton variant="rectangular" height={280} sx={{ borderRadius: 1 }} />;

const SwitchButton = ({ asTable, onClick }: { asTable: boolean; onClick: () => void }) => (
  <Button
    size="small"
    startIcon={asTable ? <BarChartOutlined /> : <TableRowsOutlined />}
    onClick={onClick}
    sx={{ flexShrink: 0 }}
  >
    {useTranslate()(asTable ? 'shop.dashboard.as_chart' : 'shop.dashboard.as_table')}
  </Button>
);

/** Money invoiced and received in each of the last twelve months, as a chart or as a table with links. */
export const Revenue = ({ months, failed }: { months: MonthResponse[] | undefined; failed: boolean }) => {
  const [asTable, setAsTable] = useStore('dashboard.revenueAsTable', false);
  return (
    <Panel
      title="shop.dashboard.revenue"
      failed={failed}
      action={<SwitchButton asTable={asTable} onClick={() => setAsTable(!asTable)} />}
    >
      {!months && placeholder}
      {months && asTable && <RevenueTable months={months} />}
      {months && !asTable && (
        <Suspense fallback={placeholder}>
          <RevenueChart months={months} />
        </Suspense>
      )}
    </Panel>
  );
};
