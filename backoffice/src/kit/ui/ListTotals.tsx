import { Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { formatAed } from '../format';
import { useFilterValues } from './StatusTabs';
import { useServerQuery } from '../api/useServerQuery';

/** The sums of all records that match the list's filter. They are requested once the rows are loaded. */
export const ListTotals = () => {
  const { resource, isPending, total } = useListContext();
  const filter = useFilterValues();
  const translate = useTranslate();
  const { data } = useServerQuery([resource, 'totals', filter], (server) => server.getListTotals(resource, filter), {
    enabled: !isPending && total !== 0,
  });
  if (!data || data.count === 0) return null;
  const inAed = (amount: number) => translate('shop.total.amount', { amount: formatAed(amount) });
  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ px: 2, py: 1, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
    >
      {translate('shop.list.total', { count: data.count })} <strong>{inAed(data.amount)}</strong>
      {data.open !== null && ` · ${translate('shop.list.open_amount', { amount: inAed(data.open) })}`}
    </Typography>
  );
};
