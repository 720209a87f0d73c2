import Box from '@mui/material/Box';
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
import { openPdf } from '../../kit/documents/openPdf';
import { PdfButton } from '../../kit/documents/PdfButton';
import { TotalsList } from '../../kit/documents/TotalsList';
import { EInvoicePanel } from '../eInvoices/EInvoicePanel';
import { formatAed, formatDay } from '../../kit/format';
import { EmailsPanel } from '../../shop/documentEmails/EmailsPanel';
import { HistoryPanel } from '../../kit/history/HistoryPanel';
import { editPath, invoicePath, orderPath } from '../../paths';
import type { CreditNoteRecord } from '../../types';
import { LoadFailed } from '../../kit/ui/FailureBox';
import { FieldGrid, ReadOnly, SectionTitle } from '../../kit/ui/fields';

interface Props {
  note: CreditNoteRecord;
}

const Head = ({ note }: Props) => {
  const translate = useTranslate();
  return (
    <FieldGrid min={200}>
      <ReadOnly label="resources.credit-notes.fields.creditNoteNumber">{note.creditNoteNumber}</ReadOnly>
      <ReadOnly label="resources.credit-notes.fields.createdAt">{formatDay(note.createdAt)}</ReadOnly>
      <ReadOnly label="resources.credit-notes.fields.invoice">
        <Link component={RouterLink} to={invoicePath(note.invoice._id)}>
          {note.invoice.invoiceNumber}
        </Link>
      </ReadOnly>
      <ReadOnly label="resources.credit-notes.fields.order">
        <Link component={RouterLink} to={orderPath(note.order._id)}>
          {note.order.orderNumber}
        </Link>
      </ReadOnly>
      <ReadOnly label="resources.credit-notes.fields.user">
        <Link component={RouterLink} to={editPath('users', note.user._id)}>
          {note.buyer.company?.legalName ?? note.user.name}
        </Link>
      </ReadOnly>
      <ReadOnly label="resources.credit-notes.fields.reason">
        {translate(`resources.credit-notes.reason.${note.reason.replaceAll('.', '_')}`)}
      </ReadOnly>
      <ReadOnly label="resources.credit-notes.fields.words">{note.words}</ReadOnly>
    </FieldGrid>
  );
};

const Lines = ({ note }: Props) => {
  const translate = useTranslate();
  if (note.lines.length === 0) return null;
  return (
    <Box sx={{ overflowX: 'auto', width: '100%' }}>
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('shop.line.product')}</TableCell>
            <TableCell align="right">{translate('resources.credit-notes.fields.qty')}</TableCell>
            <TableCell align="right">{translate('shop.line.vat')}</TableCell>
            <TableCell align="right">{translate('shop.line.gross')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {note.lines.map((line) => (
            <TableRow key={line.line}>
              <TableCell>
                {line.productName}
                <Typography variant="caption" component="div" color="text.secondary">
                  {[line.sku, line.restock && translate('resources.credit-notes.back_in_stock')]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </TableCell>
              <TableCell align="right">{line.qty || ''}</TableCell>
              <TableCell align="right">{formatAed(line.vat)}</TableCell>
              <TableCell align="right">{formatAed(line.gross)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const Totals = ({ note: { before, after, deliveryCharge, extraFee, tax, total } }: Props) => (
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

const Content = () => {
  const note = useRecordContext<CreditNoteRecord>();
  if (!note) return null;
  return (
    <CardContent>
      <Head note={note} />
      <SectionTitle text="shop.line.title" />
      <Lines note={note} />
      <Totals note={note} />
      <EInvoicePanel resource="credit-notes" id={note.id} version={note.version} />
    </CardContent>
  );
};

const Actions = () => {
  const { id = '' } = useParams<'id'>();
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ py: 1 }}>
      <PdfButton label={translate('shop.action.pdf')} open={openPdf('credit-notes', id)} button={{}} />
    </Stack>
  );
};

/** The page shows the error itself: react-admin's own handler would leave for the list. */
const stay = () => undefined;

/** A credit note, to read: nobody changes one. */
const CreditNoteShow = () => {
  const { id } = useParams<'id'>();
  return (
    <>
      <Show queryOptions={{ onError: stay }} error={<LoadFailed resource="credit-notes" />} actions={<Actions />}>
        <Content />
      </Show>
      {id !== undefined && <EmailsPanel resource="credit-notes" id={id} />}
      {id !== undefined && <HistoryPanel resource="credit-notes" id={id} />}
    </>
  );
};

export default CreditNoteShow;
