import { Link, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { chequeStatusTones } from '@shop/contract/cheques';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../../kit/format';
import { JournalOf } from '../../kit/documents/JournalOf';
import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { companyPath, editPath, invoicePath, orderPath, receiptPath, recordPath } from '../../paths';
import type { ChequeRecord } from '../../types';
import { ChequeFiles } from './ChequeFiles';
import { ChequePapers } from './ChequePapers';
import { chequeSteps } from './chequeSteps';

const facts: readonly Fact<ChequeRecord>[] = [
  { field: 'number' },
  { field: 'status', tones: chequeStatusTones },
  { field: 'kind', value: ({ kind }, translate) => translate(`resources.cheques.kind.${kind}`) },
  {
    field: 'payer',
    to: ({ company, user }) => (company ? companyPath(company._id) : user && editPath('users', user._id)),
  },
  { field: 'drawer' },
  { field: 'bank' },
  { field: 'chequeNumber' },
  { field: 'chequeDate', kind: 'day' },
  { field: 'amount', kind: 'amount' },
  { field: 'receivedOn', kind: 'day' },
  { field: 'presentUntil', kind: 'day' },
  { field: 'claimUntil', kind: 'day' },
  { field: 'depositedOn', kind: 'day' },
  { field: 'deposit', value: ({ deposit }) => deposit?.number },
  { field: 'order', value: ({ order }) => order?.number, to: ({ order }) => order && orderPath(order._id) },
  {
    field: 'replaces',
    value: ({ replaces }) => replaces?.number,
    to: ({ replaces }) => replaces && recordPath('cheques', replaces._id),
  },
  {
    field: 'replacedBy',
    value: ({ replacedBy }) => replacedBy?.number,
    to: ({ replacedBy }) => replacedBy && recordPath('cheques', replacedBy._id),
  },
  { field: 'note' },
];

interface Row {
  key: string;
  name: string;
  to?: string;
  amount: number;
}

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <Table size="small">
    <TableBody>
      {rows.map(({ key, name, to, amount }) => (
        <TableRow key={key}>
          <TableCell>
            {to ? (
              <Link component={RouterLink} to={to}>
                {name}
              </Link>
            ) : (
              name
            )}
          </TableCell>
          <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatAed(amount)}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const Returns = ({ cheque: { returns } }: { cheque: ChequeRecord }) => {
  const translate = useTranslate();
  return returns.map(({ on, reason, isExecutive, paidPart, charge = 0, note = '' }, index) => (
    <Typography key={index} variant="body2" component="div" sx={{ py: 0.5 }}>
      {[
        ...[formatDay(on), translate(`resources.cheques.reason.${reason}`)],
        ...(isExecutive ? [translate('resources.cheques.executive')] : []),
        ...(paidPart > 0 ? [translate('resources.cheques.paid_part', { amount: formatAed(paidPart) })] : []),
        ...(charge > 0 ? [translate('resources.cheques.charged', { amount: formatAed(charge) })] : []),
        ...(note === '' ? [] : [note]),
      ].join(' · ')}
    </Typography>
  ));
};

const End = ({ end }: { end: NonNullable<ChequeRecord['end']> }) => {
  const translate = useTranslate();
  const { on, to, handedTo, reason = '', receipts } = end;
  return (
    <Typography variant="body2" component="div">
      {[
        formatDay(on),
        ...(to === '' ? [] : [to]),
        ...(handedTo === null ? [] : [translate(`resources.cheques.handed_to.${handedTo}`)]),
        ...(reason === '' ? [] : [reason]),
      ].join(' · ')}
      {receipts.map(({ receipt, amount }) => (
        <span key={receipt._id}>
          {' · '}
          <Link component={RouterLink} to={receiptPath(receipt._id)}>
            {receipt.number}
          </Link>
          {` ${formatAed(amount)}`}
        </span>
      ))}
    </Typography>
  );
};

const sections: readonly Section<ChequeRecord>[] = [
  { facts, min: 180 },
  {
    title: 'resources.cheques.fields.allocations',
    isShown: ({ allocations }) => allocations.length > 0,
    body: ({ allocations }) => (
      <Rows
        rows={allocations.map(({ invoice, invoiceNumber, amount }) => ({
          key: invoice,
          name: invoiceNumber,
          to: invoicePath(invoice),
          amount,
        }))}
      />
    ),
  },
  {
    title: 'resources.cheques.fields.clearings',
    isShown: ({ clearings }) => clearings.length > 0,
    body: ({ clearings }) => (
      <Rows
        rows={clearings.map(({ on, amount, receipt }) => ({
          key: receipt._id,
          name: `${receipt.number} · ${formatDay(on)}`,
          to: receiptPath(receipt._id),
          amount,
        }))}
      />
    ),
  },
  {
    title: 'resources.cheques.fields.returns',
    isShown: ({ returns }) => returns.length > 0,
    body: (cheque) => <Returns cheque={cheque} />,
  },
  {
    title: 'resources.cheques.fields.end',
    isShown: ({ end }) => end !== null,
    body: ({ end }) => end && <End end={end} />,
  },
  { title: 'resources.cheques.fields.files', body: (cheque) => <ChequeFiles cheque={cheque} /> },
  { needs: 'tax.read', body: ({ id }) => <JournalOf resource="cheques" id={id} /> },
];

/** A cheque: what it is, what it is meant to pay, and what became of it. */
const ChequeShow = () => (
  <ShowPage<ChequeRecord>
    resource="cheques"
    head={({ number, status, payer, amount }) => ({
      name: number,
      state: <StatusBadge of="cheques" status={status} tones={chequeStatusTones} />,
      who: payer,
      sum: amount,
    })}
    steps={chequeSteps}
    buttons={<ChequePapers />}
    sections={sections}
  />
);

export default ChequeShow;
