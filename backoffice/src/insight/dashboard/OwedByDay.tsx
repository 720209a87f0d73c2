import { Box, Link, Table, TableBody, TableCell, TableRow } from '@mui/material';
import type { AgeResponse, OwedResponse, TodayResponse } from '@shop/contract/api';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { dayText, formatAed } from '../../kit/format';
import { HeadRow } from '../../kit/ui/HeadRow';
import { ageLink, figureLinks, weekLink } from './figureLinks';
import { Panel } from './Panel';

interface Row {
  key: string | number;
  name: string;
  to: string;
  sum: Pick<OwedResponse, 'count' | 'amount'>;
  color: 'error.main' | 'primary.main';
}

/** Sums of invoices, each with a bar that compares it with the largest, and a link to its invoices. */
const AmountRows = ({ heading, rows }: { heading: string; rows: readonly Row[] }) => {
  const most = Math.max(0, ...rows.map(({ sum }) => sum.amount));
  return (
    <Table size="small">
      <HeadRow texts={[heading]} numbers={['shop.dashboard.column.invoices', 'shop.dashboard.column.amount']} />
      <TableBody>
        {rows.map(({ key, name, to, sum: { count, amount }, color }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={{ width: 0.6 }}>
              <Link component={RouterLink} to={to}>
                {name}
              </Link>
              <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'action.hover', mt: 0.5 }}>
                <Box sx={{ height: 6, borderRadius: 3, bgcolor: color, width: `${most && (amount / most) * 100}%` }} />
              </Box>
            </TableCell>
            <TableCell align="right">{count}</TableCell>
            <TableCell align="right">{formatAed(amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

/** The overdue amounts by age; each age links to its invoices. */
export const OverdueByAge = ({ ages = [], failed }: { ages: AgeResponse[] | undefined; failed: boolean }) => {
  const translate = useTranslate();
  const rows = ages.map((age) => {
    const text = age.to === null ? 'shop.dashboard.days_over' : 'shop.dashboard.days';
    const name = translate(text, { from: age.from, to: age.to, over: age.from - 1 });
    return { key: age.from, name, to: ageLink(age), sum: age, color: 'error.main' as const };
  });
  return (
    <Panel title="shop.dashboard.ages" failed={failed}>
      <AmountRows heading="shop.dashboard.overdue_since" rows={rows} />
    </Panel>
  );
};

/** Overdue invoices, then the unpaid invoices by week of their due date. Each row links to its invoices. */
export const CashByWeek = ({ today, failed }: { today: TodayResponse | undefined; failed: boolean }) => {
  const translate = useTranslate();
  const overdue = { key: 'overdue', name: translate('shop.cash.overdue'), to: figureLinks.overdue };
  const weeks = (today?.expected ?? []).map((week) => {
    const { firstDueDay, lastDueDay } = week;
    const days = { from: dayText(firstDueDay), to: lastDueDay && dayText(lastDueDay) };
    const name = translate(lastDueDay === null ? 'shop.cash.later' : 'shop.cash.days', days);
    return { key: firstDueDay, name, to: weekLink(week), sum: week, color: 'primary.main' as const };
  });
  return (
    <Panel title="shop.cash.title" failed={failed}>
      <AmountRows
        heading="shop.cash.due"
        rows={today ? [{ ...overdue, sum: today.overdue, color: 'error.main' }, ...weeks] : []}
      />
    </Panel>
  );
};
