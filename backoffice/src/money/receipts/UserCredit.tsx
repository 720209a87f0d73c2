import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import { useOpenInvoices } from './useOpenInvoices';

/** The credit balance of a person's own account; nothing if there is none. */
export const UserCredit = ({ userId }: { userId: string }) => {
  const translate = useTranslate();
  const { data } = useOpenInvoices({ of: 'users', id: userId });
  if (!data || data.creditBalance === 0) return null;
  return (
    <Typography variant="body2" sx={{ alignSelf: 'center', fontWeight: 650 }}>
      {translate('resources.receipts.credit.offer', { amount: formatAed(data.creditBalance) })}
    </Typography>
  );
};
