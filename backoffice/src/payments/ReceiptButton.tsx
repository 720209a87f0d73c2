import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext, useTranslate } from 'react-admin';
import { openReceipt } from '../documents/openPdf';
import type { PaymentRecord } from '../types';

/** Opens the receipt of the payment in context. */
export const ReceiptButton = () => {
  const payment = useRecordContext<PaymentRecord>();
  const label = useTranslate()('resources.payments.receipt');
  if (!payment) return null;
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => openReceipt(payment._id)}>
        <ReceiptLongOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
