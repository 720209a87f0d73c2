import { Typography } from '@mui/material';
import { toAed, toFils } from '@shop/contract/money';
import { useTranslate } from 'react-admin';
import { JournalOf } from '../../kit/documents/JournalOf';
import { methodText } from '../../kit/documents/payments';
import { TotalsList } from '../../kit/documents/TotalsList';
import { formatAed, formatDay } from '../../kit/format';
import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import { companyPath, editPath, orderPath, recordPath } from '../../paths';
import type { ReceiptRecord } from '../../types';
import { BankLinesOf } from '../bank/BankLinesOf';
import { ReversalNotice } from '../payments/ReversalNotice';
import { AllocationsTable } from './AllocationsTable';
import { ReceiptActions } from './ReceiptActions';
import { ReceiptStatus } from './ReceiptList';

interface Props {
  receipt: ReceiptRecord;
}

/** A company's receipt also has a `user`: the recipient of its email. */
const payerPath = ({ company, user }: ReceiptRecord): string | null => {
  if (company) return companyPath(company._id);
  return user && editPath('users', user._id);
};

const facts: readonly Fact<ReceiptRecord>[] = [
  { field: 'receiptNumber' },
  {
    field: 'status',
    value: ({ state }, translate) => translate(`resources.payments.status.${state}`),
    cell: (receipt) => <ReceiptStatus receipt={receipt} />,
  },
  { field: 'payer', to: payerPath },
  { field: 'paymentDate', kind: 'day' },
  { field: 'paymentMethod', value: methodText },
  {
    field: 'order',
    value: ({ order }) => order?.orderNumber,
    to: ({ order }) => order && orderPath(order._id),
  },
  { field: 'chequeDate', kind: 'day' },
  {
    field: 'cheque',
    value: ({ cheque }) => cheque?.number,
    to: ({ cheque }) => cheque && recordPath('cheques', cheque._id),
  },
  { field: 'reference' },
  { field: 'note' },
];

const Totals = ({ receipt: { amount, allocated, refunds, unallocated, reversal } }: Props) => {
  const refunded = toAed(refunds.reduce((sum, refund) => sum + toFils(refund.amount), 0));
  return (
    <TotalsList
      rows={[
        { label: 'resources.receipts.fields.amount', amount },
        reversal
          ? { label: 'resources.receipts.fields.reversal', amount: -amount }
          : { label: 'resources.receipts.fields.allocated', amount: -allocated },
        ...(refunded > 0 ? [{ label: 'resources.receipts.fields.refunds', amount: -refunded }] : []),
        unallocated < 0
          ? { label: 'resources.receipts.fields.owed', amount: -unallocated, strong: true }
          : { label: 'resources.receipts.fields.unallocated', amount: unallocated, strong: true },
      ]}
    />
  );
};

const Refunds = ({ receipt: { refunds } }: Props) => {
  const translate = useTranslate();
  return refunds.map(({ _id, amount, paymentMethod, paymentDate, note }) => (
    <Typography key={_id} variant="body2" component="div" sx={{ py: 0.5 }}>
      {[formatAed(amount), translate(`resources.payments.method.${paymentMethod}`), formatDay(paymentDate), note]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
  ));
};

const sections: readonly Section<ReceiptRecord>[] = [
  { body: ({ reversal }) => <ReversalNotice of="receipts" reversal={reversal} /> },
  { facts, min: 180 },
  {
    title: 'resources.receipts.fields.allocations',
    body: (receipt) => (
      <>
        <AllocationsTable allocations={receipt.allocations} />
        <Totals receipt={receipt} />
      </>
    ),
  },
  {
    title: 'resources.receipts.fields.refunds',
    isShown: ({ refunds }) => refunds.length > 0,
    body: (receipt) => <Refunds receipt={receipt} />,
  },
  { needs: 'payments.read', body: ({ id }) => <BankLinesOf record={id} /> },
  { needs: 'tax.read', body: ({ id }) => <JournalOf resource="receipts" id={id} /> },
];

/** A receipt: the payer, the settled invoices, and the rest. */
const ReceiptShow = () => (
  <ShowPage<ReceiptRecord>
    resource="receipts"
    head={(receipt) => ({
      name: receipt.receiptNumber,
      state: <ReceiptStatus receipt={receipt} />,
      who: receipt.payer,
      sum: receipt.amount,
    })}
    buttons={<ReceiptActions />}
    sections={sections}
  />
);

export default ReceiptShow;
