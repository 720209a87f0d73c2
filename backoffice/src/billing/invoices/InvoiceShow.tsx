import { toAed } from '@shop/contract/money';
import { settledInvoiceOf, settlementOf } from '@shop/contract/settlement';
import { useRecordContext, useTranslate } from 'react-admin';
import { DocumentLines } from '../../kit/documents/DocumentLines';
import { JournalOf } from '../../kit/documents/JournalOf';
import { PaymentLinks } from '../../kit/documents/payments';
import { formatAed, formatDay } from '../../kit/format';
import type { Fact } from '../../kit/record/Facts';
import { LinkList } from '../../kit/record/LinkList';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import { EditLink } from '../../kit/ui/RowActions';
import {
  companyStatementPath,
  creditNotePath,
  editPath,
  invoiceOrderPath,
  invoicePath,
  statementPath,
} from '../../paths';
import { purchaseSection } from '../../sales/purchase-details/PurchaseFacts';
import type { InvoiceRecord } from '../../types';
import { ChequesOf } from '../../money/cheques/ChequesOf';
import { EInvoicePanel } from '../../eInvoicing/EInvoicePanel';
import { supplyFacts } from '../../eInvoicing/supplyFacts';
import { StatementButton } from '../../money/statements/StatementButton';
import { InvoiceReminders } from '../../money/reminders/InvoiceReminders';
import { WriteOffs } from '../writeOffs/WriteOffs';
import { Differences } from '../differences/Differences';
import { ApplyCredit } from './ApplyCredit';
import { DueDate, InvoiceFiles } from './InvoiceActions';
import { InvoiceBadges, invoiceHead } from './InvoiceBadges';
import { invoiceParties } from './invoiceParties';
import { invoiceSteps } from './invoiceSteps';
import { ShareDocument } from '../../shop/share/ShareDocument';

const head: readonly Fact<InvoiceRecord>[] = [
  { field: 'invoiceNumber' },
  { field: 'createdAt', kind: 'day' },
  { field: 'title', value: ({ title }, translate) => translate(`resources.invoices.title.${title}`) },
  { field: 'kind', value: ({ kind }, translate) => translate(`resources.invoices.kind.${kind}`) },
  { field: 'supplyDate', kind: 'day' },
  { field: 'deliveries', value: ({ deliveries }) => deliveries.map(({ number }) => number).join(', ') },
  { field: 'dueDate', cell: (invoice) => <DueDate invoice={invoice} /> },
  {
    field: 'status',
    value: ({ status }, translate) => translate(`resources.invoices.status.${status}`),
    cell: (invoice) => <InvoiceBadges invoice={invoice} />,
  },
  { field: 'user', value: ({ user }) => user.name, to: ({ user }) => editPath('users', user._id) },
  { field: 'email', label: 'resources.users.fields.email', value: ({ user }) => user.email },
  { field: 'salesperson', value: ({ salesperson }) => salesperson?.name },
  { field: 'order', value: ({ order }) => order?.orderNumber, to: ({ order }) => order && invoiceOrderPath(order._id) },
];

const settled = (invoice: InvoiceRecord) =>
  settlementOf(settledInvoiceOf(invoice)).map(({ part, amount }, index, { length }) => ({
    label: `resources.invoices.settlement.${part}`,
    amount: toAed(amount),
    strong: index === length - 1,
  }));

const creditNoteLinks = ({ creditNotes }: InvoiceRecord) =>
  creditNotes.map(({ _id, creditNoteNumber, total, createdAt }) => ({
    to: creditNotePath(_id),
    text: creditNoteNumber,
    about: `${formatAed(total)} · ${formatDay(createdAt)}`,
  }));

const advanceLinks = ({ advances }: InvoiceRecord, translate: ReturnType<typeof useTranslate>) =>
  advances.map(({ _id, number, issuedOn, net, vat, gross }) => ({
    to: invoicePath(_id),
    text: number,
    about: translate('resources.invoices.advance_about', {
      net: formatAed(net),
      vat: formatAed(vat),
      gross: formatAed(gross),
      day: formatDay(issuedOn),
    }),
  }));

const AdvancesOfInvoice = ({ invoice }: { invoice: InvoiceRecord }) => (
  <LinkList entries={advanceLinks(invoice, useTranslate())} />
);

const sections: readonly Section<InvoiceRecord>[] = [
  { facts: head, min: 160 },
  { facts: invoiceParties, min: 280 },
  purchaseSection,
  { facts: supplyFacts, min: 160 },
  {
    title: 'shop.line.title',
    body: (invoice) => (
      <DocumentLines of={invoice} lines={invoice.lines} total={invoice.issuedTotal} more={settled(invoice)} />
    ),
  },
  {
    title: 'resources.invoices.settlement.advanced',
    isShown: ({ advances }) => advances.length > 0,
    body: (invoice) => <AdvancesOfInvoice invoice={invoice} />,
  },
  {
    isShown: ({ kind }) => kind === 'Advance',
    facts: [{ field: 'used', value: ({ used }) => formatAed(used) }],
  },
  {
    title: 'resources.invoices.fields.creditNotes',
    isShown: ({ creditNotes }) => creditNotes.length > 0,
    body: (invoice) => <LinkList entries={creditNoteLinks(invoice)} />,
  },
  {
    title: 'resources.invoices.fields.writeOffs',
    isShown: ({ writeOffs }) => (writeOffs ?? []).length > 0,
    body: (invoice) => <WriteOffs invoice={invoice} />,
  },
  {
    title: 'resources.invoices.fields.differences',
    isShown: ({ differences }) => (differences ?? []).length > 0,
    body: (invoice) => <Differences invoice={invoice} />,
  },
  { body: (invoice) => <ApplyCredit invoice={invoice} /> },
  { body: ({ id, version }) => <EInvoicePanel resource="invoices" id={id} version={version} /> },
  {
    title: 'resources.invoices.fields.payments',
    body: ({ payments }) => <PaymentLinks payments={payments} none="shop.notes.none" />,
  },
  {
    needs: 'cheques.read',
    body: ({ id, coveredByCheques }) => <ChequesOf of={{ invoice: id }} covered={coveredByCheques} />,
  },
  { needs: 'tax.read', body: ({ id }) => <JournalOf resource="invoices" id={id} /> },
  // The full width.
  { facts: [{ field: 'adminToClientNote', none: 'shop.notes.none' }], min: 1000 },
];

const Statement = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  if (!invoice) return null;
  const { company, user } = invoice;
  return <StatementButton to={company === null ? statementPath(user._id) : companyStatementPath(company)} />;
};

const Share = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  if (!invoice) return null;
  return <ShareDocument kind="invoice" resource="invoices" id={invoice.id} name={invoice.invoiceNumber} />;
};

const buttons = (
  <>
    <Share />
    <Statement />
    <InvoiceFiles redirect="list" />
    <EditLink />
  </>
);

/** The read-only page of an invoice. */
const InvoiceShow = () => (
  <ShowPage<InvoiceRecord>
    resource="invoices"
    related={({ id }) => ({ invoiceId: id })}
    head={invoiceHead}
    steps={invoiceSteps}
    buttons={buttons}
    sections={sections}
    below={(id) => <InvoiceReminders id={id} />}
  />
);

export default InvoiceShow;
