import { Alert, DialogContentText } from '@mui/material';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formatAed, formatDay } from '../../kit/format';
import type { StepDialogProps } from '../../kit/steps/nextStep';
import type { InvoiceRecord } from '../../types';
import { FormDialog } from '../../kit/ui/FormDialog';
import { useServerQuery } from '../../kit/api/useServerQuery';

const TEXTS = {
  title: 'resources.reminders.invoice.confirm_title',
  save: 'resources.reminders.invoice.remind',
  done: 'resources.reminders.invoice.done',
  failed: 'resources.reminders.invoice.failed',
};

/** Reminds the customer of an invoice, after a question that names its credit, its promise to pay and its cheques. */
export const RemindDialog = ({ record: { id, remainingDue }, close }: StepDialogProps<InvoiceRecord>) => {
  const translate = useTranslate();
  const server = useDataProvider<ShopDataProvider>();
  const { data } = useServerQuery(['invoices', 'reminders', id], (server) => server.getInvoiceReminders(id));
  const { credit = 0, isInCredit = false, promise = null, coveredByCheques = 0 } = data ?? {};
  const anyway = isInCredit || promise !== null || coveredByCheques >= remainingDue;
  const inAed = (amount: number) => translate('shop.total.amount', { amount: formatAed(amount) });
  return (
    <FormDialog texts={TEXTS} resource="reminders" record={{}} save={() => server.remindNow(id, anyway)} close={close}>
      {promise && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('resources.reminders.invoice.promised', {
            amount: inAed(promise.amount),
            day: formatDay(promise.day),
          })}
        </Alert>
      )}
      {credit > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate(`resources.reminders.invoice.${isInCredit ? 'in_credit' : 'has_credit'}`, {
            amount: inAed(credit),
          })}
        </Alert>
      )}
      {coveredByCheques > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate(`resources.reminders.invoice.${anyway ? 'despite_cheques' : 'has_cheques'}`, {
            amount: inAed(coveredByCheques),
          })}
        </Alert>
      )}
      <DialogContentText>{translate('resources.reminders.invoice.confirm')}</DialogContentText>
    </FormDialog>
  );
};
