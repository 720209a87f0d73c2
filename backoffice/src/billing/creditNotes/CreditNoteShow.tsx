import { JournalOf } from '../../kit/documents/JournalOf';
import { TotalsList } from '../../kit/documents/TotalsList';
import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import { editPath, invoicePath, orderPath } from '../../paths';
import type { CreditNoteRecord } from '../../types';
import { EInvoicePanel } from '../../eInvoicing/EInvoicePanel';
import { CreditNotePdf, reasonKey } from './CreditNoteList';
import { CreditedLines } from './CreditedLines';

const facts: readonly Fact<CreditNoteRecord>[] = [
  { field: 'creditNoteNumber' },
  { field: 'createdAt', kind: 'day' },
  {
    field: 'invoice',
    value: ({ invoice }) => invoice.invoiceNumber,
    to: ({ invoice }) => invoicePath(invoice._id),
  },
  { field: 'order', value: ({ order }) => order?.orderNumber, to: ({ order }) => order && orderPath(order._id) },
  {
    field: 'user',
    value: ({ buyer, user }) => buyer.company?.legalName ?? user.name,
    to: ({ user }) => editPath('users', user._id),
  },
  { field: 'reason', value: ({ reason }, translate) => translate(reasonKey(reason)) },
  {
    field: 'rebill',
    value: ({ rebill }, translate) => translate(`resources.credit-notes.effect.${rebill ? 'rebill' : 'reduce'}`),
  },
  { field: 'words' },
];

const Totals = ({ note }: { note: CreditNoteRecord }) => {
  const { before, after, deliveryCharge, extraFee, tax, total } = note;
  return (
    <TotalsList
      rows={[
        ...(deliveryCharge > 0 ? [{ label: 'shop.total.delivery', amount: deliveryCharge }] : []),
        ...(extraFee > 0 ? [{ label: 'shop.total.extra', amount: extraFee }] : []),
        ...(tax === null
          ? []
          : [
              { label: 'resources.credit-notes.total.net', amount: tax.net },
              { label: 'resources.credit-notes.total.vat', amount: tax.vat },
            ]),
        { label: 'resources.credit-notes.total.gross', amount: total, strong: true },
        { label: 'resources.credit-notes.total.before', amount: before.gross },
        { label: 'resources.credit-notes.total.after', amount: after.gross },
      ]}
    />
  );
};

const sections: readonly Section<CreditNoteRecord>[] = [
  { facts, min: 200 },
  {
    title: 'shop.line.title',
    body: (note) => (
      <>
        <CreditedLines lines={note.lines} />
        <Totals note={note} />
        <EInvoicePanel resource="credit-notes" id={note.id} version={note.version} />
      </>
    ),
  },
  { needs: 'tax.read', body: ({ id }) => <JournalOf resource="credit-notes" id={id} /> },
];

/** A read-only page, since a credit note never changes. */
const CreditNoteShow = () => (
  <ShowPage<CreditNoteRecord>
    resource="credit-notes"
    head={({ creditNoteNumber, buyer, user, total }) => ({
      name: creditNoteNumber,
      who: buyer.company?.legalName ?? user.name,
      sum: total,
    })}
    buttons={<CreditNotePdf />}
    sections={sections}
  />
);

export default CreditNoteShow;
