import Box from '@mui/material/Box';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { invoiceStatusTones } from '@shop/contract/statuses';
import { Show, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { LinesTable } from '../../kit/documents/LinesTable';
import { PaymentLinks } from '../../kit/documents/payments';
import { RelatedDocuments } from '../../kit/documents/RelatedDocuments';
import { DocumentTotals } from '../../kit/documents/TotalsList';
import { EInvoicePanel } from '../eInvoices/EInvoicePanel';
import { SupplyFacts } from '../eInvoices/SupplyFacts';
import { formatAed, formatDay } from '../../kit/format';
import { EmailsPanel } from '../../shop/documentEmails/EmailsPanel';
import { HistoryPanel } from '../../kit/history/HistoryPanel';
import { companyStatementPath, creditNotePath, editPath, invoiceOrderPath, statementPath } from '../../paths';
import { PurchaseFacts } from '../../sales/purchase/PurchaseFacts';
import { NextSteps } from '../../kit/steps/NextSteps';
import type { InvoiceRecord } from '../../types';
import { InvoiceReminders } from '../reminders/InvoiceReminders';
import { addressText } from '../../kit/ui/addressText';
import { LoadFailed } from '../../kit/ui/FailureBox';
import { FieldGrid, ReadOnly, SectionTitle } from '../../kit/ui/fields';
import { EditLink } from '../../kit/ui/RowActions';
import { StatusBadge } from '../../kit/ui/StatusBadge';
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

const Title = ({ invoice: { title } }: Props) => useTranslate()(`resources.invoices.title.${title}`);

/** Seller and buyer as the invoice copied them at issue. */
const Parties = ({ invoice: { seller, buyer } }: Props) => {
  const translate = useTranslate();
  const trnLine = (trn: string) => trn !== '' && <div>{translate('resources.invoices.trn', { trn })}</div>;
  return (
    <FieldGrid min={280}>
      <ReadOnly label="resources.invoices.fields.seller">
        {seller.legalName}
        <Box sx={{ whiteSpace: 'pre-line' }}>{addressText(seller)}</Box>
        {trnLine(seller.trn)}
      </ReadOnly>
      <ReadOnly label="resources.invoices.fields.buyer">
        {buyer.company?.legalName ?? buyer.name}
        <Box sx={{ whiteSpace: 'pre-line' }}>{buyer.company ? addressText(buyer.company) : buyer.address}</Box>
        {trnLine(buyer.company?.trn ?? '')}
      </ReadOnly>
    </FieldGrid>
  );
};

const Head = ({ invoice }: Props) => (
  <FieldGrid min={160}>
    <ReadOnly label="resources.invoices.fields.invoiceNumber">{invoice.invoiceNumber}</ReadOnly>
    <ReadOnly label="resources.invoices.fields.createdAt">{formatDay(invoice.createdAt)}</ReadOnly>
    <ReadOnly label="resources.invoices.fields.title">
      <Title invoice={invoice} />
    </ReadOnly>
    {invoice.supplyDate !== null && (
      <ReadOnly label="resources.invoices.fields.supplyDate">{formatDay(invoice.supplyDate)}</ReadOnly>
    )}
    <ReadOnly label="resources.invoices.fields.dueDate">
      <DueDate invoice={invoice} />
    </ReadOnly>
    <ReadOnly label="resources.invoices.fields.status">
      <StatusBadge of="invoices" status={invoice.status} tones={invoiceStatusTones} />
    </ReadOnly>
    <ReadOnly label="resources.invoices.fields.user">
      <Customer invoice={invoice} />
    </ReadOnly>
    <ReadOnly label="resources.invoices.fields.order">
      <Link component={RouterLink} to={invoiceOrderPath(invoice.order._id)}>
        {invoice.order.orderNumber}
      </Link>
    </ReadOnly>
  </FieldGrid>
);

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

/** The credit notes of the invoice. */
const CreditNotes = ({ invoice }: Props) => {
  if (invoice.creditNotes.length === 0) return null;
  return (
    <>
      <SectionTitle text="resources.invoices.fields.creditNotes" />
      {invoice.creditNotes.map(({ _id, creditNoteNumber, total, createdAt }) => (
        <Typography key={_id} variant="body2" component="div">
          <Link component={RouterLink} to={creditNotePath(_id)} sx={{ display: 'inline-block', py: 0.5 }}>
            {creditNoteNumber}
          </Link>{' '}
          {formatAed(total)} · {formatDay(createdAt)}
        </Typography>
      ))}
    </>
  );
};

const Content = () => {
  const invoice = useRecordContext<InvoiceRecord>();
  const translate = useTranslate();
  if (!invoice) return null;
  return (
    <CardContent>
      <Head invoice={invoice} />
      <Parties invoice={invoice} />
      <PurchaseFacts of={invoice} />
      <SupplyFacts supply={invoice.supply} />
      <SectionTitle text="shop.line.title" />
      <LinesTable lines={invoice.lines} />
      <Totals invoice={invoice} />
      <CreditNotes invoice={invoice} />
      <ApplyCredit invoice={invoice} />
      <EInvoicePanel resource="invoices" id={invoice.id} version={invoice.version} />
      <SectionTitle text="resources.invoices.fields.payments" />
      {invoice.payments.length > 0 ? (
        <PaymentLinks payments={invoice.payments} />
      ) : (
        <Typography color="text.secondary">{translate('resources.invoices.no_payments')}</Typography>
      )}
      <ReadOnly label="resources.invoices.fields.adminToClientNote">
        {invoice.adminToClientNote || translate('shop.notes.none')}
      </ReadOnly>
    </CardContent>
  );
};

const actions = (
  <Stack sx={{ pt: 1, alignItems: 'flex-start' }}>
    <RelatedDocuments<InvoiceRecord> startOf={({ id }) => ({ invoiceId: id })} />
    <NextSteps steps={invoiceSteps}>
      <InvoiceFiles redirect="list" />
      <EditLink />
    </NextSteps>
  </Stack>
);

/** The page shows the error itself: react-admin's own handler would leave for the list. */
const stay = () => undefined;

/** The read-only page of an invoice. */
const InvoiceShow = () => {
  const { id } = useParams<'id'>();
  return (
    <>
      <Show queryOptions={{ onError: stay }} error={<LoadFailed resource="invoices" />} actions={actions}>
        <Content />
      </Show>
      {id !== undefined && <InvoiceReminders id={id} />}
      {id !== undefined && <EmailsPanel resource="invoices" id={id} />}
      {id !== undefined && <HistoryPanel resource="invoices" id={id} />}
    </>
  );
};

export default InvoiceShow;
