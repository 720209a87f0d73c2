import { Link, Table, TableBody, TableCell, TableRow } from '@mui/material';
import { startOfDubaiDay } from '@shop/contract/dubai-day';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../../kit/format';
import type { OwedResponse, TodayResponse, WeekResponse } from '@shop/contract/api';
import { AmountBar } from './AmountBar';
import { figureLinks, weekLink } from './figureLinks';
import { Panel } from './Panel';
import { HeadRow } from '../../kit/ui/HeadRow';

const dayText = (day: string): string => formatDay(startOfDubaiDay(day).toISOString());

interface RowProps {
  name: string;
  to: string;
  sum: OwedResponse;
  most: number;
  isLate?: boolean;
}

const Row = ({ name, to, sum: { count, amount }, most, isLate = false }: RowProps) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ width: 0.6 }}>
      <Link component={RouterLink} to={to}>
        {name}
      </Link>
      <AmountBar part={most === 0 ? 0 : amount / most} color={isLate ? 'error.main' : 'primary.main'} />
    </TableCell>
    <TableCell align="right">{count}</TableCell>
    <TableCell align="right">{formatAed(amount)}</TableCell>
  </TableRow>
);

const useWeekName = () => {
  const translate = useTranslate();
  return ({ firstDueDay, lastDueDay }: WeekResponse): string =>
    lastDueDay === null
      ? translate('shop.cash.later')
      : translate('shop.cash.days', { from: dayText(firstDueDay), to: dayText(lastDueDay) });
};

/** Overdue invoices, then the unpaid invoices by week of their due date. Each row links to its invoices. */
export const CashByWeek = ({ today, failed }: { today: TodayResponse | undefined; failed: boolean }) => {
  const translate = useTranslate();
  const nameOf = useWeekName();
  const weeks = today?.expected ?? [];
  const most = Math.max(0, today?.overdue.amount ?? 0, ...weeks.map(({ amount }) => amount));
  return (
    <Panel title="shop.cash.title" failed={failed}>
      <Table size="small">
        <HeadRow
          texts={['shop.cash.due']}
          numbers={['shop.dashboard.column.invoices', 'shop.dashboard.column.amount']}
        />
        <TableBody>
          {today && (
            <Row
              name={translate('shop.cash.overdue')}
              to={figureLinks.overdue}
              sum={today.overdue}
              most={most}
              isLate
            />
          )}
          {weeks.map((week) => (
            <Row key={week.firstDueDay} name={nameOf(week)} to={weekLink(week)} sum={week} most={most} />
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
};
