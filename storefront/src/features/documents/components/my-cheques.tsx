import { chequeStatusTones } from '@shop/contract/cheques';
import { addressOf } from '@shop/contract/client';
import type { ChequeResponse } from '@shop/contract/api';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/badge';
import { Facts } from '../../../components/ui/facts';
import { RecordCard } from '../../../components/ui/record-card';
import type { I18n } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { myChequesQuery } from '../api/get-my-money';
import { useInvoicePath } from '../use-invoice-path';
import { DocumentLink } from './document-link';
import { InvoiceLinks } from './number-link';
import { PaperList } from './paper-list';

const acknowledgementOf = ({ _id }: ChequeResponse) =>
  addressOf('/api/cheques/acknowledgement', { query: { cheques: [_id] } });

/** The buyer's cheques, with what became of each. */
export function MyCheques() {
  const { t, format } = useI18n();
  const pathOf = useInvoicePath();
  return (
    <PaperList<ChequeResponse>
      title="account.cheques"
      query={useQuery(myChequesQuery())}
      texts={['cheques.loading', 'cheques.error', 'cheques.empty']}
      keyOf={({ _id }) => _id}
      numberOf={({ number }) => number}
      pdfOf={acknowledgementOf}
      pdfLabel="cheques.acknowledgement"
      kind="cheques.sheet"
      columns={[
        { title: t('statement.date'), cell: (cheque) => <ChequeDay {...cheque} /> },
        { title: t('find.status'), cell: (cheque) => <ChequeBadge {...cheque} /> },
        {
          title: t('cheques.numberAndBank'),
          cell: ({ chequeNumber: number, bank }) => <bdi>{t('statement.cheque', { number, bank })}</bdi>,
          isLong: true,
        },
        {
          title: t('orders.invoice'),
          cell: ({ allocations }) => <InvoiceLinks numbers={allocations} pathOf={pathOf} />,
        },
        { title: t('cheques.amount'), cell: ({ amount }) => format.money(amount), isAmount: true },
      ]}
    >
      {(cheque) => <ChequeCard cheque={cheque} />}
    </PaperList>
  );
}

function ChequeDay({ chequeDate }: ChequeResponse) {
  return <time dateTime={chequeDate}>{useI18n().format.date(chequeDate)}</time>;
}

function ChequeBadge({ status }: ChequeResponse) {
  return (
    <Badge tone={chequeStatusTones[status]} dot>
      {useI18n().t(`chequeStatus.${status}`)}
    </Badge>
  );
}

function ChequeCard({ cheque }: { cheque: ChequeResponse }) {
  const i18n = useI18n();
  const { number } = cheque;
  return (
    <RecordCard
      number={number}
      date={<ChequeDay {...cheque} />}
      badge={<ChequeBadge {...cheque} />}
      actions={
        <DocumentLink href={acknowledgementOf(cheque)} label={i18n.t('cheques.acknowledgement')} number={number} />
      }
    >
      <Facts facts={factsOf(cheque, i18n, useInvoicePath())} />
    </RecordCard>
  );
}

function factsOf(cheque: ChequeResponse, { t, format }: I18n, pathOf: (invoiceNumber: string) => string | undefined) {
  const { kind, amount, bank, chequeNumber, allocations, clearedAmount, returns, company } = cheque;
  const lastReturn = returns.at(-1);
  return [
    { name: t('cheques.amount'), value: format.money(amount) },
    { name: t('cheques.sheet'), value: t('statement.cheque', { number: chequeNumber, bank }) },
    { name: t('cheques.company'), value: company?.legalName },
    { name: t('cheques.kind'), value: kind === 'Guarantee' && t('cheques.guarantee') },
    ...allocations.map((part) => ({
      name: t('cheques.isFor', { number: part.invoiceNumber }),
      value: format.money(part.amount),
      to: pathOf(part.invoiceNumber),
    })),
    { name: t('cheques.cleared'), value: clearedAmount > 0 && format.money(clearedAmount) },
    {
      name: t('cheques.returned'),
      value: lastReturn && `${t(`returnReason.${lastReturn.reason}`)} · ${format.date(lastReturn.on)}`,
    },
  ];
}
