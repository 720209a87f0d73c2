import { Link, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../../kit/format';
import { editPath, invoicePath } from '../../paths';
import type { ReceiptRecord } from '../../types';
import { HeadRow } from '../../kit/ui/HeadRow';

/** The invoices settled by a receipt, each with its payment. */
export const AllocationsTable = ({ allocations }: Pick<ReceiptRecord, 'allocations'>) => {
  const translate = useTranslate();
  if (allocations.length === 0) {
    return <Typography color="text.secondary">{translate('resources.receipts.none')}</Typography>;
  }
  return (
    <Table size="small" aria-label={translate('resources.receipts.fields.allocations')}>
      <HeadRow texts={['shop.related.invoice', 'shop.statement.date']} numbers={['shop.statement.amount']} />
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
