import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { openReceipt } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import type { PaymentRecord } from '../../types';

/** Opens the receipt of the payment in context. */
export const ReceiptButton = () => {
  const payment = useRecordContext<PaymentRecord>();
  const label = useTranslate()('resources.payments.receipt');
  return payment ? <PdfButton label={label} icon={ReceiptLongOutlined} open={openReceipt(payment._id)} /> : null;
};
