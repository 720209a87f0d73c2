import type { CreditNoteTitle } from '@shop/contract/credit';
import { useQuery } from '@tanstack/react-query';
import { DocumentLink } from './document-link';
import { Facts } from '../../../components/ui/facts';
import { RecordCard } from '../../../components/ui/record-card';
import { documentPaths } from '../../../config/document-paths';
import type { CreditNoteResponse } from '@shop/contract/api';
import type { PlainKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { Note } from './note';
import { NumberLink } from './number-link';
import { PaperList } from './paper-list';
import { useVatRows } from '../vat-rows';
import { myCreditNotesQuery } from '../api/get-my-money';

const titleLabels: Record<CreditNoteTitle, PlainKey> = {
  'Tax Credit Note': 'creditNotes.taxTitle',
  'Credit Note': 'creditNotes.plainTitle',
};

/** The buyer's credit notes, with their reasons. */
export function MyCreditNotes() {
  const { t, format } = useI18n();
  return (
    <PaperList<CreditNoteResponse>
      title="invoices.creditNotes"
      query={useQuery(myCreditNotesQuery())}
      texts={['creditNotes.loading', 'creditNotes.error', 'creditNotes.empty']}
      keyOf={({ _id }) => _id}
      numberOf={({ creditNoteNumber }) => creditNoteNumber}
      pdfOf={({ _id }) => documentPaths.creditNotePdf(_id)}
      pdfLabel="creditNotes.pdf"
      kind="creditNotes.plainTitle"
      columns={[
        {
          title: t('statement.date'),
          cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
        },
        {
          title: t('orders.invoice'),
          cell: ({ invoice }) => <NumberLink to={documentPaths.invoice(invoice._id)} number={invoice.invoiceNumber} />,
        },
        {
          title: t('creditNotes.reason'),
          cell: ({ reason }) => <bdi>{t(`creditReason.${reason}`)}</bdi>,
          isLong: true,
        },
        {
          title: t('creditNotes.effect'),
          cell: ({ rebill }) => t(rebill ? 'creditNotes.rebill' : 'creditNotes.reduce'),
        },
        { title: t('invoices.credited'), cell: ({ total }) => format.money(total), isAmount: true },
      ]}
    >
      {(note) => <CreditNoteCard note={note} />}
    </PaperList>
  );
}

function CreditNoteCard({ note }: { note: CreditNoteResponse }) {
  const { t, format } = useI18n();
  const { _id, creditNoteNumber: number, createdAt, title, invoice, reason, rebill, words, tax, total } = note;
  const vatRows = useVatRows(tax);
  return (
    <RecordCard
      number={number}
      date={<time dateTime={createdAt}>{format.date(createdAt)}</time>}
      badge={null}
      actions={<DocumentLink href={documentPaths.creditNotePdf(_id)} label={t('creditNotes.pdf')} number={number} />}
    >
      <Facts
        facts={[
          { name: t('invoices.kind'), value: t(titleLabels[title]) },
          {
            name: t('orders.invoice'),
            value: <NumberLink to={documentPaths.invoice(invoice._id)} number={invoice.invoiceNumber} />,
          },
          { name: t('creditNotes.reason'), value: t(`creditReason.${reason}`) },
          { name: t('creditNotes.effect'), value: t(rebill ? 'creditNotes.rebill' : 'creditNotes.reduce') },
          ...vatRows,
          { name: t('invoices.credited'), value: format.money(total) },
        ]}
      />
      <Note title={t('creditNotes.words')} text={words} />
    </RecordCard>
  );
}
