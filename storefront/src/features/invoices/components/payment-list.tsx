import { Badge } from '../../../components/ui/badge';
import type { InvoicePaymentResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { paymentMethodLabels, paymentStatusLabels } from '../invoice-labels';
import styles from './payment-list.module.css';

/** The payments of an invoice: amount, method and date of each payment. */
export function PaymentList({ payments }: { payments: readonly InvoicePaymentResponse[] }) {
  const { t, format } = useI18n();
  return (
    <div className={styles.payments}>
      <h4 className={styles.title}>{t('invoices.payments')}</h4>
      {payments.length === 0 ? (
        <p className={styles.none}>{t('invoices.noPayments')}</p>
      ) : (
        <ul className={styles.list}>
          {payments.map(({ _id, amount, paymentMethod, paymentDate, status }) => (
            <li key={_id} className={styles.payment}>
              <span className={styles.amount}>{format.money(amount)}</span>
              <span>{t(paymentMethodLabels[paymentMethod])}</span>
              <time dateTime={paymentDate}>{format.date(paymentDate)}</time>
              {status === 'Refunded' && <Badge tone="yellow">{t(paymentStatusLabels[status])}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
