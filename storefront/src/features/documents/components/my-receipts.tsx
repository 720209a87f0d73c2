import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/badge';
import { DocumentLink } from './document-link';
import { Facts } from '../../../components/ui/facts';
import { RecordCard } from '../../../components/ui/record-card';
import { documentPaths } from '../../../config/document-paths';
import { moneyStateTones } from '@shop/contract/statuses';
import type { I18n } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { InvoiceLinks, NumberLink } from './number-link';
import { PaperList } from './paper-list';
import { useInvoicePath } from '../use-invoice-path';
import { myReceiptsQuery } from '../api/get-my-money';
import type { Receipt } from '../receipts';

const numberOf = ({ number, invoices }: Receipt) =>
  number || invoices.map(({ invoiceNumber }) => invoiceNumber).join(', ');

/** The buyer's payments, with a receipt each. */
export function MyReceipts() {
  const { t, format } = useI18n();
  const pathOf = useInvoicePath();
  return (
    <PaperList<Receipt>
      title="payments.receipts"
      query={useQuery(myReceiptsQuery())}
      texts={['payments.receiptsLoading', 'payments.receiptsError', 'payments.receiptsEmpty']}
      keyOf={({ id }) => id}
      numberOf={numberOf}
      pdfOf={({ pdf }) => pdf}
      pdfLabel="payments.receiptPdf"
      kind="invoices.receipt"
      columns={[
        { title: t('statement.date'), cell: (receipt) => <ReceiptDay {...receipt} /> },
        { title: t('find.status'), cell: ({ state }) => <ReceiptState state={state} /> },
        {
          title: t('payments.method'),
          cell: ({ paymentMethod, chequeNumber }) => `${t(`paymentMethod.${paymentMethod}`)} ${chequeNumber}`,
        },
        { title: t('orders.invoice'), cell: ({ invoices }) => <InvoiceLinks numbers={invoices} pathOf={pathOf} /> },
        {
          title: t('payments.kept'),
          cell: ({ unallocated }) => unallocated > 0 && format.money(unallocated),
          isAmount: true,
        },
        { title: t('payments.received'), cell: ({ amount }) => format.money(amount), isAmount: true },
      ]}
    >
      {(receipt) => <ReceiptCard receipt={receipt} />}
    </PaperList>
  );
}

function ReceiptDay({ paymentDate }: Receipt) {
  return <time dateTime={paymentDate}>{useI18n().format.date(paymentDate)}</time>;
}

function ReceiptState({ state }: Pick<Receipt, 'state'>) {
  return <Badge tone={moneyStateTones[state]}>{useI18n().t(`paymentStatus.${state}`)}</Badge>;
}

function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const i18n = useI18n();
  const { pdf, state } = receipt;
  const number = numberOf(receipt);
  return (
    <RecordCard
      number={number}
      date={<ReceiptDay {...receipt} />}
      badge={state !== 'Received' && <ReceiptState state={state} />}
      actions={<DocumentLink href={pdf} label={i18n.t('payments.receiptPdf')} number={number} />}
    >
      <Facts facts={factsOf(receipt, i18n, useInvoicePath())} />
    </RecordCard>
  );
}

function factsOf(receipt: Receipt, { t, format }: I18n, pathOf: (invoiceNumber: string) => string | undefined) {
  const { amount, paymentMethod, chequeNumber, orderNumber, orderId, invoices, refunded, unallocated } = receipt;
  return [
    { name: t('payments.received'), value: format.money(amount) },
    { name: t('payments.method'), value: `${t(`paymentMethod.${paymentMethod}`)} ${chequeNumber}` },
    {
      name: t('payments.inAdvance'),
      value: orderNumber && <NumberLink to={documentPaths.order(orderId)} number={orderNumber} />,
    },
    ...invoices.map((invoice) => ({
      name: t('payments.paidFor', { number: invoice.invoiceNumber }),
      value: format.money(invoice.amount),
      to: pathOf(invoice.invoiceNumber),
    })),
    { name: t('payments.paidBack'), value: refunded > 0 && format.money(refunded) },
    { name: t('payments.kept'), value: unallocated > 0 && format.money(unallocated) },
  ];
}
