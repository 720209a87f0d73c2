import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../kit/format';
import type { PaymentRecord, ReceiptRecord } from '../../types';
import { reversalReason } from './ReverseDialog';

interface Props {
  of: 'payments' | 'receipts';
  reversal: PaymentRecord['reversal'] | ReceiptRecord['reversal'];
}

/** By whom, when and why a payment or a receipt was reversed; nothing if it was not. */
export const ReversalNotice = ({ of, reversal }: Props) => {
  const translate = useTranslate();
  if (!reversal) return null;
  const { by, at, reason } = reversal;
  const text = translate(`resources.${of}.reversed`, { by, day: formatDay(at) });
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {reason ? `${text} ${reversalReason(reason, translate)}` : text}
    </Alert>
  );
};
