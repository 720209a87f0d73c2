import Alert from '@mui/material/Alert';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Show, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { methodText } from '../../kit/documents/payments';
import { TotalsList } from '../../kit/documents/TotalsList';
import { formatAed, formatDay } from '../../kit/format';
import { EmailsPanel } from '../../shop/documentEmails/EmailsPanel';
import { HistoryPanel } from '../../kit/history/HistoryPanel';
import { companyPath, editPath, invoicePath, orderPath } from '../../paths';
import { reversalReason } from '../payments/ReverseDialog';
import type { ReceiptRecord } from '../../types';
import { LoadFailed } from '../../kit/ui/FailureBox';
import { FieldGrid, ReadOnly, SectionTitle } from '../../kit/ui/fields';
import { ReceiptActions } from './ReceiptActions';
import { ReceiptStatus } from './ReceiptList';

interface Props {
  receipt: ReceiptRecord;
}

/** A company's receipt names the person to whom it was mailed as `user`, too. */
const payerPath = ({ company, user }: ReceiptRecord): string | null => {
  if (company) return companyPath(company._id);
  return user && editPath('users', user._id);
};

const Head = ({ receipt }: Props) => {
  const translate = useTranslate();
  const path = payerPath(receipt);
  return (
    <FieldGrid min={180}>
      <ReadOnly label="resources.receipts.fields.receiptNumber">{receipt.receiptNumber}</ReadOnly>
      <ReadOnly label="resources.receipts.fields.status">
        <ReceiptStatus receipt={receipt} />
      </ReadOnly>
      <ReadOnly label="resources.receipts.fields.payer">
        {path === null ? (
          receipt.payer
        ) : (
          <Link component={RouterLink} to={path}>
            {receipt.payer}
          </Link>
        )}
      </ReadOnly>
      <ReadOnly label="resources.receipts.fields.paymentDate">{formatDay(receipt.paymentDate)}</ReadOnly>
      <ReadOnly label="resources.receipts.fields.paymentMethod">{methodText(receipt, translate)}</ReadOnly>
      {receipt.order && (
        <ReadOnly label="resources.receipts.fields.order">
          <Link component={RouterLink} to={orderPath(receipt.order._id)}>
            {receipt.order.orderNumber}
          </Link>
        </ReadOnly>
      )}
      {receipt.chequeDate !== null && (
        <ReadOnly label="resources.receipts.fields.chequeDate">{formatDay(receipt.chequeDate)}</ReadOnly>
      )}
      {receipt.reference !== '' && <ReadOnly label="resources.receipts.fields.reference">{receipt.reference}</ReadOnly>}
      {receipt.note && <ReadOnly label="resources.receipts.fields.note">{receipt.note}</ReadOnly>}
    </FieldGrid>
  );
};

const Allocations = ({ receipt: { allocations } }: Props) => {
  const translate = useTranslate();
  if (allocations.length === 0) {
    return <Typography color="text.secondary">{translate('resources.receipts.none')}</Typography>;
  }
  return (
    <Table size="small" aria-label={translate('resources.receipts.fields.allocations')}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('resources.receipts.part.invoice')}</TableCell>
          <TableCell>{translate('resources.receipts.part.when')}</TableCell>
          <TableCell align="right">{translate('resources.receipts.part.amount')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {allocations.map(({ invoice, invoiceNumber, payment, amount, appliedAt }) => (
          <TableRow key={payment}>
            <TableCell>
              <Link component={RouterLink} to={invoicePath(invoice)}>
                {invoiceNumber}
              </Link>
            </TableCell>
            <TableCell>
              {appliedAt === null
                ? translate('resources.receipts.paid_on')
                : translate('resources.receipts.applied_on', { day: formatDay(appliedAt) })}
            </TableCell>
            <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              <Link component={RouterLink} to={editPath('payments', payment)}>
                {formatAed(amount)}
              </Link>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const Totals = ({ receipt: { amount, allocated, refunds, unallocated } }: Props) => {
  const refunded = refunds.reduce((sum, refund) => sum + Math.round(refund.amount * 100), 0) / 100;
  return (
    <TotalsList
      rows={[
        { label: 'resources.receipts.fields.amount', amount },
        { label: 'resources.receipts.fields.allocated', amount: -allocated },
        ...(refunded > 0 ? [{ label: 'resources.receipts.fields.refunds', amount: -refunded }] : []),
        { label: 'resources.receipts.fields.unallocated', amount: unallocated, strong: true },
      ]}
    />
  );
};

const Refunds = ({ receipt: { refunds } }: Props) => {
  const translate = useTranslate();
  if (refunds.length === 0) return null;
  return (
    <>
      <SectionTitle text="resources.receipts.fields.refunds" />
      {refunds.map(({ _id, amount, paymentMethod, paymentDate, note }) => (
        <Typography key={_id} variant="body2" component="div" sx={{ py: 0.5 }}>
          {[formatAed(amount), translate(`resources.payments.method.${paymentMethod}`), formatDay(paymentDate), note]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      ))}
    </>
  );
};

const Reversal = ({ receipt: { reversal } }: Props) => {
  const translate = useTranslate();
  if (reversal === null) return null;
  const text = translate('resources.receipts.reversed', { by: reversal.by, day: formatDay(reversal.at) });
  const reason = reversal.reason && reversalReason(reversal.reason, translate);
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {[text, reason].filter(Boolean).join(' ')}
    </Alert>
  );
};

const Content = () => {
  const receipt = useRecordContext<ReceiptRecord>();
  if (!receipt) return null;
  return (
    <CardContent>
      <Reversal receipt={receipt} />
      <Head receipt={receipt} />
      <SectionTitle text="resources.receipts.fields.allocations" />
      <Allocations receipt={receipt} />
      <Totals receipt={receipt} />
      <Refunds receipt={receipt} />
    </CardContent>
  );
};

const actions = (
  <Stack direction="row" useFlexGap sx={{ py: 1, alignItems: 'center', flexWrap: 'wrap' }}>
    <ReceiptActions />
  </Stack>
);

/** The page shows the error itself: react-admin's own handler would leave for the list. */
const stay = () => undefined;

/** A receipt: who paid, which invoices it settled, and what is left of it. */
const ReceiptShow = () => {
  const { id } = useParams<'id'>();
  return (
    <>
      <Show queryOptions={{ onError: stay }} error={<LoadFailed resource="receipts" />} actions={actions}>
        <Content />
      </Show>
      {id !== undefined && <EmailsPanel resource="receipts" id={id} />}
      {id !== undefined && <HistoryPanel resource="receipts" id={id} />}
    </>
  );
};

export default ReceiptShow;
