import { Box, Link, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { dayText, formatAed, formatDay } from '../../kit/format';
import { editPath, invoicePath, receiptPath } from '../../paths';
import { HeadRow } from '../../kit/ui/HeadRow';
import type { StatementEntryResponse, StatementResponse } from '@shop/contract/api';

/** On a phone the date is below the entry, and debit and credit share a column. */
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };
const phoneOnly = { display: { xs: 'table-cell', sm: 'none' } };

const Heading = () => (
  <HeadRow
    texts={[
      { text: 'shop.statement.date', sx: wideOnly },
      'shop.statement.what',
      { text: 'shop.statement.document', sx: wideOnly },
      { text: 'shop.statement.reference', sx: wideOnly },
      { text: 'shop.statement.due', sx: wideOnly },
    ]}
    numbers={[
      { text: 'shop.statement.debit', sx: wideOnly },
      { text: 'shop.statement.credit', sx: wideOnly },
      { text: 'shop.statement.amount', sx: phoneOnly },
      'shop.statement.balance',
    ]}
  />
);

/** The page of the record that the line is about; none for an invoice in another account. */
const pathOf = ({ invoice, payment, receipt }: StatementEntryResponse): string | null => {
  if (payment) return editPath('payments', payment._id);
  if (receipt) return receiptPath(receipt._id);
  return invoice && invoicePath(invoice._id);
};

const Entry = ({ entry }: { entry: StatementEntryResponse }) => {
  const { kind, at, payment, receipt, chequeNumber, document, settled } = entry;
  const translate = useTranslate();
  const money = payment ?? receipt;
  const method = (kind === 'payment' || kind === 'returned') &&
    money && [translate(`resources.payments.method.${money.paymentMethod}`), chequeNumber];
  return (
    <>
      {translate(`shop.statement.kind.${kind}`)}
      <Typography variant="caption" component="div" color="text.secondary">
        {method && method.filter(Boolean).join(' ')}
        {settled.map(({ invoiceNumber, amount }) => (
          <div key={invoiceNumber}>
            <bdi>{invoiceNumber}</bdi> {formatAed(amount)}
          </div>
        ))}
        <Box sx={{ display: { sm: 'none' } }}>
          <bdi>{document}</bdi> · {formatDay(at)}
        </Box>
      </Typography>
    </>
  );
};

const DocumentLink = ({ entry }: { entry: StatementEntryResponse }) => {
  const path = pathOf(entry);
  if (path === null) return <bdi>{entry.document}</bdi>;
  return (
    <Link component={RouterLink} to={path}>
      {entry.document}
    </Link>
  );
};

const Row = ({
  entry: { kind, at, invoice, reference, debit, credit, balance },
  entry,
}: {
  entry: StatementEntryResponse;
}) => (
  <TableRow>
    <TableCell sx={{ ...wideOnly, whiteSpace: 'nowrap' }}>{formatDay(at)}</TableCell>
    <TableCell>
      <Entry entry={entry} />
    </TableCell>
    <TableCell sx={{ ...wideOnly, whiteSpace: 'nowrap' }}>
      <DocumentLink entry={entry} />
    </TableCell>
    <TableCell sx={wideOnly}>
      <bdi>{reference}</bdi>
    </TableCell>
    <TableCell sx={{ ...wideOnly, whiteSpace: 'nowrap' }}>
      {kind === 'invoice' && invoice && formatDay(invoice.dueDate)}
    </TableCell>
    <TableCell align="right" sx={wideOnly}>
      {credit === 0 && formatAed(debit)}
    </TableCell>
    <TableCell align="right" sx={wideOnly}>
      {credit > 0 && formatAed(credit)}
    </TableCell>
    <TableCell align="right" sx={phoneOnly}>
      {formatAed(credit > 0 ? -credit : debit)}
    </TableCell>
    <TableCell align="right">{formatAed(balance)}</TableCell>
  </TableRow>
);

/** The lines of a statement, from the opening balance to the last one of the period. Amounts in AED. */
export const EntriesTable = ({ statement }: { statement: StatementResponse }) => {
  const translate = useTranslate();
  return (
    <Table size="small" aria-label={translate('shop.statement.title')} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Heading />
      <TableBody>
        <TableRow>
          <TableCell sx={wideOnly}>{dayText(statement.from)}</TableCell>
          <TableCell>{translate('shop.statement.sum.opening')}</TableCell>
          <TableCell sx={wideOnly} colSpan={5} />
          <TableCell sx={phoneOnly} />
          <TableCell align="right">{formatAed(statement.openingBalance)}</TableCell>
        </TableRow>
        {statement.entries.map((entry, index) => (
          // One payment may be refunded several times.
          <Row key={index} entry={entry} />
        ))}
      </TableBody>
    </Table>
  );
};
