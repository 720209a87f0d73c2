import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import type { PaymentRecord } from '../../types';
import { ActionButton } from '../../kit/ui/ActionButton';
import { RowMenu, useInMenu } from '../../kit/ui/MoreMenu';
import { ReverseDialog, type ReverseTexts } from './ReverseDialog';

const TEXTS: ReverseTexts = {
  title: 'resources.payments.reverse.title',
  question: 'resources.payments.confirm.delete',
  confirm: 'shop.action.delete',
  done: 'resources.payments.notifications.deleted',
  failed: 'resources.payments.notifications.delete_failed',
};

/** Reverses the payment in context, after a dialog for the reason. It is in a menu, away from the usual steps. */
export const ReversePaymentButton = () => {
  const payment = useRecordContext<PaymentRecord>();
  const translate = useTranslate();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const isInMenu = useInMenu();
  const [asking, setAsking] = useState(false);
  if (!payment) return null;
  const button = (
    <ActionButton
      label={translate('shop.action.delete')}
      icon={<DeleteOutlined fontSize="small" />}
      color="error"
      disabled={!payment.allowedActions.includes('delete')}
      onClick={() => setAsking(true)}
    />
  );
  return (
    <>
      {isInMenu ? button : <RowMenu>{button}</RowMenu>}
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
