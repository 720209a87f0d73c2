import { chequeStatusTones } from '@shop/contract/cheques';
import { addressOf } from '@shop/contract/client';
import type { ChequeResponse } from '@shop/contract/api';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/badge';
import { Facts } from '../../../components/ui/facts';
import { RecordCard } from '../../../components/ui/record-card';
import { RecordList } from '../../../components/ui/record-list';
import { EmptyState } from '../../../components/ui/view-state';
import type { I18n } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { myChequesQuery } from '../api/get-my-money';
import { chequeStatusLabels, returnReasonLabels } from '../invoice-labels';
import { useInvoicePath } from '../use-invoice-path';
import { DocumentLink } from './document-link';

/** The buyer's cheques, with what became of each. */
export function MyCheques() {
  const { t } = useI18n();
  return (
    <RecordList
      title={t('account.cheques')}
      query={useQuery(myChequesQuery())}
      loading={t('cheques.loading')}
      error={t('cheques.error')}
      empty={<EmptyState text={t('cheques.empty')} />}
      keyOf={({ _id }) => _id}
    >
      {(cheque) => <ChequeCard cheque={cheque} />}
    </RecordList>
  );
}

function ChequeCard({ cheque }: { cheque: ChequeResponse }) {
  const i18n = useI18n();
  const { t, format } = i18n;
  const { number, status, chequeDate } = cheque;
  return (
    <RecordCard
      number={number}
      date={<time dateTime={chequeDate}>{format.date(chequeDate)}</time>}
      badge={
        <Badge tone={chequeStatusTones[status]} dot>
          {t(chequeStatusLabels[status])}
        </Badge>
      }
      actions={
        <DocumentLink
          href={addressOf('/api/cheques/acknowledgement', { query: { cheques: [cheque._id] } })}
          label={t('cheques.acknowledgement')}
          number={number}
        />
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
    ...(company === null ? [] : [{ name: t('cheques.company'), value: company.legalName }]),
    ...(kind === 'Guarantee' ? [{ name: t('cheques.kind'), value: t('cheques.guarantee') }] : []),
    ...allocations.map((part) => ({
      name: t('cheques.isFor', { number: part.invoiceNumber }),
      value: format.money(part.amount),
      to: pathOf(part.invoiceNumber),
    })),
    ...(clearedAmount > 0 ? [{ name: t('cheques.cleared'), value: format.money(clearedAmount) }] : []),
    ...(lastReturn === undefined
      ? []
      : [
          {
            name: t('cheques.returned'),
            value: `${t(returnReasonLabels[lastReturn.reason])} · ${format.date(lastReturn.on)}`,
          },
        ]),
  ];
}
