import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, useState } from 'react';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { PaymentRecord } from '../../types';
import { ReverseDialog, type ReverseTexts } from './ReverseDialog';

const TEXTS: ReverseTexts = {
  title: 'resources.payments.reverse.title',
  question: 'resources.payments.confirm.delete',
  confirm: 'resources.payments.reverse.confirm',
  done: 'resources.payments.notifications.deleted',
  failed: 'resources.payments.notifications.delete_failed',
};

/** Reverses the payment in context, after a dialog for the reason. */
export const ReversePaymentButton = () => {
  const payment = useRecordContext<PaymentRecord>();
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [asking, setAsking] = useState(false);
  if (!payment) return null;
  const label = translate('resources.payments.reverse.open');
  const ask = (event: MouseEvent) => {
    event.stopPropagation();
    setAsking(true);
  };
  return (
    <>
      <Tooltip title={label}>
        <span>
          <IconButton
            size="small"
            color="error"
            aria-label={label}
            disabled={!payment.allowedActions.includes('delete')}
            onClick={ask}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {asking && (
        <ReverseDialog
          texts={TEXTS}
          paymentMethod={payment.paymentMethod}
          reverse={(reason) => dataProvider.reversePayment(payment.id, reason)}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
};
