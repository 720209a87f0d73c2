import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { openPdf } from '../openPdf';
import { addPaymentPath } from '../paths';
import type { InvoiceRecord } from '../records';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';

const AddPaymentButton = ({ invoice }: { invoice: InvoiceRecord }) => (
  <Button
    component={Link}
    to={addPaymentPath(invoice.id)}
    size="small"
    variant="contained"
    disabled={!invoice.allowedActions.includes('addPayment')}
    sx={{ whiteSpace: 'nowrap' }}
  >
    {useTranslate()('resources.invoices.add_payment')}
  </Button>
);

const PdfButton = ({ invoice }: { invoice: InvoiceRecord }) => {
  const label = useTranslate()('shop.action.pdf');
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => openPdf('invoices', invoice.id)}>
        <PictureAsPdfOutlined fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

/** Add Payment, PDF and delete of one invoice. */
export const InvoiceActions = ({ redirect }: { redirect?: 'list' }) => {
  const invoice = useRecordContext<InvoiceRecord>();
  if (!invoice) return null;
  return (
    <>
      <AddPaymentButton invoice={invoice} />
      <PdfButton invoice={invoice} />
      <DeleteRecordButton allowed={invoice.allowedActions.includes('delete')} redirect={redirect} />
    </>
  );
};
