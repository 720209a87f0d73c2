import { useTranslate } from 'react-admin';
import type { PaymentRecord } from '../records';
import { CardLayout } from '../ui/CardLayout';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { EditLink } from '../ui/EditLink';
import { RecordCards } from '../ui/RecordCards';
import { PaymentStatusBadge } from './PaymentStatusBadge';
import { paymentOutline } from './paymentOutline';

const Card = ({ payment }: { payment: PaymentRecord }) => (
  <CardLayout
    {...paymentOutline.card(payment, useTranslate())}
    badge={<PaymentStatusBadge />}
    actions={
      <>
        <EditLink />
        <DeleteRecordButton allowed={payment.allowedActions.includes('delete')} />
      </>
    }
  />
);

export const PaymentCards = () => <RecordCards<PaymentRecord> card={(payment) => <Card payment={payment} />} />;
