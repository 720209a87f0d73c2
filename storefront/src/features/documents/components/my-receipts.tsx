import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/badge';
import { DocumentLink } from './document-link';
import { Facts } from '../../../components/ui/facts';
import { RecordCard } from '../../../components/ui/record-card';
import { RecordList } from '../../../components/ui/record-list';
import { EmptyState } from '../../../components/ui/view-state';
import { documentPaths } from '../../../config/document-paths';
import { moneyStateTones } from '@shop/contract/statuses';
import type { I18n } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { NumberLink } from './number-link';
import { useInvoicePath } from '../use-invoice-path';
import { myReceiptsQuery } from '../api/get-my-money';
import { paymentMethodLabels } from '../payment-labels';
import type { Receipt } from '../receipts';

/** The buyer's payments, with a receipt each. */
export function MyReceipts() {
  const { t } = useI18n();
  return (
    <RecordList
      title={t('payments.receipts')}
      query={useQuery(myReceiptsQuery())}
      loading={t('payments.receiptsLoading')}
      error={t('payments.receiptsError')}
      empty={<EmptyState text={t('payments.receiptsEmpty')} />}
      keyOf={({ id }) => id}
    >
      {(receipt) => <ReceiptCard receipt={receipt} />}
    </RecordList>
  );
}

function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { paymentDate, pdf, state } = receipt;
  const number = receipt.number || receipt.invoices.map(({ invoiceNumber }) => invoiceNumber).join(', ');
  return (
    <RecordCard
      number={number}
      date={<time dateTime={paymentDate}>{format.date(paymentDate)}</time>}
      badge={state !== 'Received' && <Badge tone={moneyStateTones[state]}>{t(`paymentStatus.${state}`)}</Badge>}
      actions={<DocumentLink href={pdf} label={t('payments.receiptPdf')} number={number} />}
    >
      <Facts facts={factsOf(receipt, i18n, useInvoicePath())} />
    </RecordCard>
  );
}

function factsOf(receipt: Receipt, { t, format }: I18n, pathOf: (invoiceNumber: string) => string | undefined) {
  const { amount, paymentMethod, chequeNumber, orderNumber, orderId, invoices, refunded, unallocated } = receipt;
  return [
    { name: t('payments.received'), value: format.money(amount) },
    { name: t('payments.method'), value: `${t(paymentMethodLabels[paymentMethod])} ${chequeNumber}` },
    ...(orderNumber === ''
      ? []
      : [
          {
            name: t('payments.inAdvance'),
            value: <NumberLink to={documentPaths.order(orderId)} number={orderNumber} />,
          },
        ]),
    ...invoices.map((invoice) => ({
      name: t('payments.paidFor', { number: invoice.invoiceNumber }),
      value: format.money(invoice.amount),
      to: pathOf(invoice.invoiceNumber),
    })),
    ...(refunded > 0 ? [{ name: t('payments.paidBack'), value: format.money(refunded) }] : []),
    ...(unallocated > 0 ? [{ name: t('payments.kept'), value: format.money(unallocated) }] : []),
  ];
}
