import { invoiceStatusTones } from '@shop/contract/statuses';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/badge';
import { DocumentLink } from '../../../components/ui/document-link';
import { Facts } from '../../../components/ui/facts';
import { RecordCard } from '../../../components/ui/record-card';
import { RecordList } from '../../../components/ui/record-list';
import { EmptyState } from '../../../components/ui/view-state';
import { paths } from '../../../config/paths';
import type { InvoicePaymentResponse, InvoiceResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { myInvoicesQuery } from '../api/get-my-invoices';
import { invoiceStatusLabels, paymentMethodLabels, paymentStatusLabels } from '../invoice-labels';
import styles from './payment-list.module.css';

/** The payments of an invoice: amount, method and date of each payment. */
function PaymentList({ payments }: { payments: readonly InvoicePaymentResponse[] }) {
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

function InvoiceCard({ invoice }: { invoice: InvoiceResponse }) {
  const { t, format } = useI18n();
  const { _id, invoiceNumber: number, status, createdAt, amountDue, amountPaid, remainingDue, dueDate } = invoice;
  return (
    <RecordCard
      number={number}
      date={<time dateTime={createdAt}>{format.date(createdAt)}</time>}
      badge={
        <Badge tone={invoiceStatusTones[status]} dot>
          {t(invoiceStatusLabels[status])}
        </Badge>
      }
      actions={<DocumentLink href={paths.invoicePdf(_id)} label={t('invoices.pdf')} number={number} />}
    >
      <Facts
        facts={[
          { name: t('invoices.due'), value: format.money(amountDue) },
          { name: t('invoices.paid'), value: format.money(amountPaid) },
          { name: t('invoices.remaining'), value: format.money(remainingDue) },
          { name: t('invoices.dueDate'), value: format.date(dueDate) },
          { name: t('invoices.order'), value: invoice.order.orderNumber },
        ]}
      />
      <PaymentList payments={invoice.payments} />
    </RecordCard>
  );
}

export function MyInvoices() {
  const { t } = useI18n();
  const query = useQuery(myInvoicesQuery());
  return (
    <RecordList
      title={t('account.invoices')}
      query={query}
      loading={t('invoices.loading')}
      error={t('invoices.error')}
      empty={<EmptyState text={t('invoices.empty')} />}
      keyOf={({ _id }) => _id}
    >
      {(invoice) => <InvoiceCard invoice={invoice} />}
    </RecordList>
  );
}
