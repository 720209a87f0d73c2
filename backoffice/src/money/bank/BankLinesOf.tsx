import { Link, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../../kit/format';
import { FailureBox } from '../../kit/ui/FailureBox';
import { SectionTitle } from '../../kit/ui/fields';
import { recordPath } from '../../paths';
import type { BankLineRecord } from '../../types';

/** The bank transactions that a receipt or payment is matched with; nothing if there are none. */
export const BankLinesOf = ({ record }: { record: string }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<BankLineRecord>(
    'bank-lines',
    { filter: { record }, sort: { field: 'bookedOn', order: 'ASC' }, pagination: { page: 1, perPage: 25 } },
    { retry: false },
  );
  if (error) return <FailureBox text={translate('resources.bank-lines.list.failed')} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <>
      <SectionTitle text="resources.bank-lines.of_money" />
      {data.map(({ id, bookedOn, text, reference, amount }) => (
        <Typography key={id} variant="body2" component="div" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={recordPath('bank-lines', id)}>
            {formatDay(bookedOn)} · {formatAed(amount)}
          </Link>{' '}
          <bdi>{text || reference}</bdi>
        </Typography>
      ))}
    </>
  );
};
