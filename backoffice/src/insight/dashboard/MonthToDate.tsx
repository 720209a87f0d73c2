import { Box, Link, Skeleton, Typography } from '@mui/material';
import { toFils } from '@shop/contract/money';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { dayText, formatAed } from '../../kit/format';
import type { MonthToDateResponse, SalesResponse } from '@shop/contract/api';
import { toDateLinks } from './figureLinks';
import { Panel } from './Panel';

/** The change in whole percent; undefined if the earlier value is zero. */
const percentChange = (now: number, before: number): number | undefined =>
  before <= 0 ? undefined : Math.round(((toFils(now) - toFils(before)) * 100) / toFils(before));

interface Props {
  name: 'invoiced' | 'received';
  now: MonthToDateResponse;
  before: MonthToDateResponse;
}

const Comparison = ({ name, now, before }: Props) => {
  const translate = useTranslate();
  const change = percentChange(now[name], before[name]);
  const sign = change !== undefined && change > 0 ? '+' : '';
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {translate(`shop.dashboard.${name}`)}
      </Typography>
      <Link
        component={RouterLink}
        to={toDateLinks[name](now)}
        sx={{ fontWeight: 700, fontSize: '1.6rem', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatAed(now[name])}
      </Link>
      <Typography variant="body2">
        {change !== undefined && <bdi dir="ltr">{`${sign}${change} %`}</bdi>}{' '}
        <Link component={RouterLink} to={toDateLinks[name](before)} color="text.secondary">
          {translate('shop.cash.before', {
            amount: formatAed(before[name]),
            from: dayText(before.from),
            to: dayText(before.to),
          })}
        </Link>
      </Typography>
    </Box>
  );
};

/** The current month to date, compared with the same days of the previous month. */
export const MonthToDate = ({ sales, failed }: { sales: SalesResponse | undefined; failed: boolean }) => (
  <Panel title="shop.cash.month" failed={failed}>
    {sales ? (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Comparison name="invoiced" now={sales.thisMonth} before={sales.lastMonth} />
        <Comparison name="received" now={sales.thisMonth} before={sales.lastMonth} />
      </Box>
    ) : (
      <Skeleton variant="rectangular" height={180} />
    )}
  </Panel>
);
