import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import { Button, IconButton, Tooltip, Typography } from '@mui/material';
import { dubaiDay } from '@shop/contract/dubai-day';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRoleActions } from '../../kit/auth/useMay';
import { openPdf } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import { formatDay } from '../../kit/format';
import { addPaymentPath, issueCreditNotePath } from '../../paths';
import type { InvoiceRecord } from '../../types';
import { DeleteRecordButton } from '../../kit/ui/DeleteRecordButton';

interface Props {
  invoice: InvoiceRecord;
}

/** The day on which the invoice is due; red once it is over in Dubai. */
export const DueDate = ({ invoice: { dueDate } }: Props) => {
  const isPast = dubaiDay(new Date(dueDate)) < dubaiDay(new Date());
  return (
    <Typography
      component="span"
      variant="body2"
      noWrap
      sx={isPast ? { color: 'error.main', fontWeight: 650 } : undefined}
    >
      {formatDay(dueDate)}
    </Typography>
  );
};

const AddPaymentButton = ({ invoice }: Props) => (
  <Button
    component={Link}
    to={addPaymentPath(invoice.id)}
    size="small"
    variant="outlined"
    disabled={!invoice.allowedActions.includes('addPayment')}
    sx={{ whiteSpace: 'nowrap' }}
  >
    {useTranslate()('resources.invoices.add_payment')}
  </Button>
);

const CreditButton = ({ invoice }: Props) => {
  const label = useTranslate()('resources.credit-notes.page.create');
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          component={Link}
          to={issueCreditNotePath(invoice.id)}
          size="small"
          aria-label={label}
          disabled={!invoice.allowedActions.includes('credit')}
          onClick={(event) => event.stopPropagation()}
        >
          <AssignmentReturnOutlined fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
};

/** PDF and voiding of one invoice. */
export const InvoiceFiles = ({ redirect }: { redirect?: 'list' }) => {
  const invoice = useRecordContext<InvoiceRecord>();
  const translate = useTranslate();
  if (!invoice) return null;
  return (
    <>
      <PdfButton label={translate('shop.action.pdf')} open={openPdf('invoices', invoice.id)} />
      <DeleteRecordButton allowed={invoice.allowedActions.includes('void')} redirect={redirect} requiresReason />
    </>
  );
};

/** Add Payment, credit note, PDF and voiding of one invoice in its list. */
export const InvoiceActions = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  const may = useRoleActions();
  if (!invoice) return null;
  return (
    <>
      {may('payments.record') && <AddPaymentButton invoice={invoice} />}
      {may('creditNotes.issue') && <CreditButton invoice={invoice} />}
      <InvoiceFiles />
    </>
  );
};
