import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { invoiceStatusTones } from '@shop/contract/statuses';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { LinesTable } from '../../kit/documents/LinesTable';
import { PaymentLinks } from '../../kit/documents/payments';
import { DocumentTotals } from '../../kit/documents/TotalsList';
import { formatAed, formatDay } from '../../kit/format';
import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import type { Translate } from '../../kit/ui/exportSheet';
import { addressText } from '../../kit/ui/addressText';
import { EditLink } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { companyStatementPath, creditNotePath, editPath, invoiceOrderPath, statementPath } from '../../paths';
import { PurchaseFacts } from '../../sales/purchase/PurchaseFacts';
import type { InvoiceRecord } from '../../types';
import { EInvoicePanel } from '../eInvoices/EInvoicePanel';
import { SupplyFacts } from '../eInvoices/SupplyFacts';
import { InvoiceReminders } from '../reminders/InvoiceReminders';
import { ApplyCredit } from './ApplyCredit';
import { DueDate, InvoiceFiles } from './InvoiceActions';
import { invoiceSteps } from './invoiceSteps';

interface Props {
  invoice: InvoiceRecord;
}

const Customer = ({ invoice: { user, company } }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <Link component={RouterLink} to={editPath('users', user._id)}>
        {user.name}
      </Link>
      <br />
      {user.email}
      <br />
      <Link component={RouterLink} to={company === null ? statementPath(user._id) : companyStatementPath(company)}>
        {translate('shop.statement.title')}
      </Link>
    </>
  );
};

const head: readonly Fact<InvoiceRecord>[] = [
  { field: 'invoiceNumber' },
  { field: 'createdAt', kind: 'day' },
  { field: 'title', value: ({ title }, translate) => translate(`resources.invoices.title.${title}`) },
  { field: 'supplyDate', kind: 'day' },
  { field: 'dueDate', cell: (invoice) => <DueDate invoice={invoice} /> },
  { field: 'status', cell: ({ status }) => <StatusBadge of="invoices" status={status} tones={invoiceStatusTones} /> },
  { field: 'user', value: ({ user }) => user.name, cell: (invoice) => <Customer invoice={invoice} /> },
  { field: 'order', value: ({ order }) => order.orderNumber, to: ({ order }) => invoiceOrderPath(order._id) },
];

/** One below the other; what is empty takes no line. */
const paragraphs = (...texts: string[]): string => texts.filter(Boolean).join('\n');

const trnOf = (trn: string, translate: Translate) => trn && translate('resources.invoices.trn', { trn });

/** Seller and buyer as the invoice copied them at issue. */
const parties: readonly Fact<InvoiceRecord>[] = [
  {
    field: 'seller',
    value: ({ seller }, translate) => paragraphs(seller.legalName, addressText(seller), trnOf(seller.trn, translate)),
  },
  {
    field: 'buyer',
    value: ({ buyer: { company, name, address } }, translate) =>
      company
        ? paragraphs(company.legalName, addressText(company), trnOf(company.trn, translate))
        : paragraphs(name, address),
  },
];

const Totals = ({ invoice }: Props) => (
  <DocumentTotals
    lines={invoice.lines}
    charges={invoice}
    tax={invoice.tax}
    total={invoice.issuedTotal}
    more={[
      ...(invoice.credited > 0 ? [{ label: 'resources.invoices.fields.credited', amount: -invoice.credited }] : []),
      { label: 'resources.invoices.fields.amountPaid', amount: invoice.amountPaid },
      { label: 'resources.invoices.fields.remainingDue', amount: invoice.remainingDue, strong: true },
    ]}
  />
);

const CreditNotes = ({ invoice: { creditNotes } }: Props) =>
  creditNotes.map(({ _id, creditNoteNumber, total, createdAt }) => (
    <Typography key={_id} variant="body2" component="div">
      <Link component={RouterLink} to={creditNotePath(_id)} sx={{ display: 'inline-block', py: 0.5 }}>
        {creditNoteNumber}
      </Link>{' '}
      {formatAed(total)} · {formatDay(createdAt)}
    </Typography>
  ));

const Payments = ({ invoice: { payments } }: Props) => {
  const none = useTranslate()('resources.invoices.no_payments');
  return payments.length > 0 ? (
    <PaymentLinks payments={payments} />
  ) : (
    <Typography color="text.secondary">{none}</Typography>
  );
};

const sections: readonly Section<InvoiceRecord>[] = [
  { facts: head, min: 160 },
  { facts: parties, min: 280 },
  { body: (invoice) => <PurchaseFacts of={invoice} /> },
  { body: ({ supply }) => <SupplyFacts supply={supply} /> },
  {
    title: 'shop.line.title',
    body: (invoice) => (
      <>
        <LinesTable lines={invoice.lines} />
        <Totals invoice={invoice} />
      </>
    ),
  },
  {
    title: 'resources.invoices.fields.creditNotes',
    isShown: ({ creditNotes }) => creditNotes.length > 0,
    body: (invoice) => <CreditNotes invoice={invoice} />,
  },
  { body: (invoice) => <ApplyCredit invoice={invoice} /> },
  { body: ({ id, version }) => <EInvoicePanel resource="invoices" id={id} version={version} /> },
  { title: 'resources.invoices.fields.payments', body: (invoice) => <Payments invoice={invoice} /> },
  // Over the whole width.
  { facts: [{ field: 'adminToClientNote', none: 'shop.notes.none' }], min: 1000 },
];

const buttons = (
  <>
    <InvoiceFiles redirect="list" />
    <EditLink />
  </>
);

/** The read-only page of an invoice. */
const InvoiceShow = () => (
  <ShowPage<InvoiceRecord>
    resource="invoices"
    related={({ id }) => ({ invoiceId: id })}
    steps={invoiceSteps}
    buttons={buttons}
    sections={sections}
    below={(id) => <InvoiceReminders id={id} />}
  />
);

export default InvoiceShow;
