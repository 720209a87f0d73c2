import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed } from '../../kit/format';

interface Props {
  user: string;
  /** An additional amount in AED, for example the total of a quote. */
  amount?: number;
}

/** How much of its credit limit the customer's account uses; nothing without a limit. */
export const CreditPanel = ({ user, amount = 0 }: Props) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const { data, isError } = useQuery({
    queryKey: ['credit-standing', user],
    queryFn: () => server.getCreditStanding(user),
    enabled: user !== '',
  });
  if (isError) {
    return (
      <Alert severity="error" sx={{ width: '100%' }}>
        {translate('shop.credit.failed')}
      </Alert>
    );
  }
  if (data?.left == null || data.creditLimit === null) return null;
  const isBeyond = amount > data.left;
  const figures = {
    limit: formatAed(data.creditLimit),
    open: formatAed(data.open.amount),
    overdue: formatAed(data.overdue.amount),
    unbilled: formatAed(data.unbilled.amount),
    credit: formatAed(data.creditBalance),
    left: formatAed(data.left),
  };
  return (
    <Alert severity={isBeyond ? 'warning' : 'info'} sx={{ width: '100%' }}>
      {translate('shop.credit.standing', figures)} {isBeyond && translate('shop.credit.beyond')}
    </Alert>
  );
};
