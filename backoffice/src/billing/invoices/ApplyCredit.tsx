import { Alert, Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import { parseAmount } from '../../kit/formValues';
import type { InvoiceRecord } from '../../types';
import { FormDialog } from '../../kit/ui/FormDialog';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import { useServerQuery } from '../../kit/api/useServerQuery';

const TEXTS = {
  title: 'resources.receipts.credit.title',
  save: 'resources.receipts.credit.apply',
  done: 'resources.receipts.credit.applied',
  failed: 'resources.receipts.credit.failed',
};

/** Offers to apply the account's credit balance to an invoice with an open amount. */
export const ApplyCredit = ({ invoice }: { invoice: InvoiceRecord }) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { data: credit } = useServerQuery(
    ['invoices', 'credit', invoice.id, invoice.version],
    (server) => server.getInvoiceCredit(invoice.id),
    { enabled: invoice.allowedActions.includes('addPayment') },
  );
  if (!credit || credit.applicable === 0) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Alert
        severity="info"
        sx={{ my: 1 }}
        action={
          <Button color="inherit" size="small" onClick={() => setIsOpen(true)}>
            {translate('resources.receipts.credit.apply')}
          </Button>
        }
      >
        {translate('resources.receipts.credit.offer', { amount: formatAed(credit.creditBalance) })}
      </Alert>
      {isOpen && (
        <FormDialog
          texts={TEXTS}
          resource="receipts"
          record={{ amount: credit.applicable }}
          save={(values, server) => server.applyCredit(invoice.id, parseAmount(values.amount))}
          close={close}
        >
          <DialogContentText sx={{ mb: 1 }}>
            {translate('resources.receipts.credit.most', { amount: formatAed(credit.applicable) })}
          </DialogContentText>
          <MoneyInput source="amount" label="resources.payments.add.amount" min={0.01} max={credit.applicable} needed />
        </FormDialog>
      )}
    </>
  );
};
