import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../../kit/format';
import { SectionTitle } from '../../kit/ui/fields';
import { recordPath } from '../../paths';
import type { BankLineRecord } from '../../types';

/** The bank transactions that a receipt or payment is matched with; nothing if there are none. */
export const BankLinesOf = ({ record }: { record: string }) => {
  const { data = [] } = useGetList<BankLineRecord>('bank-lines', {
    filter: { record },
    sort: { field: 'bookedOn', order: 'ASC' },
    pagination: { page: 1, perPage: 25 },
  });
  if (data.length === 0) return null;
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
