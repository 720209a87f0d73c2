import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed } from '../../kit/format';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import type { InvoiceRecord } from '../../types';
import { FormDialog } from '../../kit/ui/FormDialog';

const TEXTS = {
  title: 'resources.reminders.invoice.confirm_title',
  save: 'resources.reminders.invoice.remind',
  done: 'resources.reminders.invoice.done',
  failed: 'resources.reminders.invoice.failed',
};

/** Reminds the customer of an invoice, after a question that names the credit of the account. */
export const RemindDialog = ({ record: { id }, close }: StepDialogProps<InvoiceRecord>) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({
    queryKey: ['invoices', 'reminders', id],
    queryFn: () => server.getInvoiceReminders(id),
    retry: false,
  });
  const { credit = 0, isInCredit = false } = data ?? {};
  const amount = translate('shop.total.amount', { amount: formatAed(credit) });
  return (
    <FormDialog
      texts={TEXTS}
      resource="reminders"
      record={{}}
      save={() => server.remindNow(id, isInCredit)}
      close={close}
    >
      {credit > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate(`resources.reminders.invoice.${isInCredit ? 'in_credit' : 'has_credit'}`, { amount })}
        </Alert>
      )}
      <DialogContentText>{translate('resources.reminders.invoice.confirm')}</DialogContentText>
    </FormDialog>
  );
};
