import { useTranslate } from 'react-admin';
import { formatDay } from '../dubaiDay';
import { formatAed } from '../money/fils';
import { editPath } from '../paths';
import type { PaymentRecord } from '../records';
import { CardLayout } from '../ui/CardLayout';
import { DeleteRecordButton } from '../ui/DeleteRecordButton';
import { EditLink } from '../ui/EditLink';
import { RecordCards } from '../ui/RecordCards';
import { PaymentStatusBadge } from './PaymentStatusBadge';
import { paymentMethodLabel } from './paymentTerms';

const Card = ({ payment }: { payment: PaymentRecord }) => {
  const translate = useTranslate();
  const method = translate(paymentMethodLabel[payment.paymentMethod]);
  return (
    <CardLayout
      title={payment.user.name}
      to={editPath('payments', payment.id)}
      badge={<PaymentStatusBadge />}
      amount={translate('shop.total.amount', { amount: formatAed(payment.amount) })}
      lines={[
        `${formatDay(payment.paymentDate)} · ${payment.invoice.invoiceNumber}`,
        [method, payment.paidTo].filter(Boolean).join(' · '),
        payment.note,
      ]}
      actions={
        <>
          <EditLink />
          <DeleteRecordButton allowed={payment.allowedActions.includes('delete')} />
        </>
      }
    />
  );
};

export const PaymentCards = () => <RecordCards<PaymentRecord> card={(payment) => <Card payment={payment} />} />;
