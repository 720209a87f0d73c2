import { Link, Stack, Typography } from '@mui/material';
import { invoiceStatusTones, moneyStateTones, orderStatusTones, quoteStatusTones } from '@shop/contract/statuses';
import type { ReactNode } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../../kit/format';
import { creditNotePath, editPath, filteredListPath, invoicePath, orderPath, receiptPath } from '../../paths';
import type {
  CreditNoteRecord,
  InvoiceRecord,
  OrderRecord,
  PaymentRecord,
  QuoteRecord,
  ReceiptRecord,
} from '../../types';
import { FieldGrid } from '../../kit/ui/fields';
import { Needs } from '../../kit/auth/Needs';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { sentenceKey } from '../../kit/record/sentenceKey';

const LATEST = { page: 1, perPage: 5 };

interface Row {
  to: string;
  title: string;
  amount: number;
  day: string;
  badge: ReactNode;
}

interface Props<R extends RaRecord> {
  resource: string;
  /** The condition on the records: their users, or their company. */
  filter: { user: readonly string[] } | { company: string };
  sortedBy?: string;
  rowOf: (record: R) => Row;
}

/** The latest records of the users of a company. */
const Recent = <R extends RaRecord>({ resource, filter, sortedBy = 'createdAt', rowOf }: Props<R>) => {
  const translate = useTranslate();
  const { data, error, isPending } = useGetList<R>(resource, {
    filter,
    sort: { field: sortedBy, order: 'DESC' },
    pagination: LATEST,
  });
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
        <Link component={RouterLink} to={filteredListPath(resource, filter)}>
          {translate(`resources.${resource}.name`, { count: 2 })}
        </Link>
      </Typography>
      {error && <Typography color="error">{translate('resources.companies.recent.failed')}</Typography>}
      {isPending && <Typography color="text.secondary">{translate(sentenceKey(resource, 'list.loading'))}</Typography>}
      {data?.length === 0 && <Typography color="text.secondary">{translate('shop.related.none')}</Typography>}
      {data?.map((record) => {
        const { to, title, amount, day, badge } = rowOf(record);
        return (
          <Stack key={record.id} direction="row" spacing={1} sx={{ alignItems: 'center', py: 0.5, flexWrap: 'wrap' }}>
            <Link component={RouterLink} to={to}>
              {title}
            </Link>
            {badge}
            <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1, textAlign: 'end' }}>
              {translate('shop.total.amount', { amount: formatAed(amount) })} · {formatDay(day)}
            </Typography>
          </Stack>
        );
      })}
    </section>
  );
};

const quoteRow = ({ id, number, totalPrice, listTotal, createdAt, status }: QuoteRecord): Row => ({
  to: editPath('quotes', id),
  title: number,
  amount: listTotal ?? totalPrice,
  day: createdAt,
  badge: <StatusBadge of="quotes" status={status} tones={quoteStatusTones} />,
});

const orderRow = ({ id, orderNumber, totalPrice, createdAt, status }: OrderRecord): Row => ({
  to: orderPath(id),
  title: orderNumber,
  amount: totalPrice,
  day: createdAt,
  badge: <StatusBadge of="orders" status={status} tones={orderStatusTones} />,
});

const invoiceRow = ({ id, invoiceNumber, amountDue, createdAt, status }: InvoiceRecord): Row => ({
  to: invoicePath(id),
  title: invoiceNumber,
  amount: amountDue,
  day: createdAt,
  badge: <StatusBadge of="invoices" status={status} tones={invoiceStatusTones} />,
});

const paymentRow = ({ id, invoice, amount, paymentDate, state }: PaymentRecord): Row => ({
  to: editPath('payments', id),
  title: invoice.invoiceNumber,
  amount,
  day: paymentDate,
  badge: <StatusBadge of="payments" status={state} tones={moneyStateTones} />,
});

const receiptRow = ({ id, receiptNumber, amount, paymentDate }: ReceiptRecord): Row => ({
  to: receiptPath(id),
  title: receiptNumber,
  amount,
  day: paymentDate,
  badge: null,
});

const creditNoteRow = ({ id, creditNoteNumber, total, createdAt }: CreditNoteRecord): Row => ({
  to: creditNotePath(id),
  title: creditNoteNumber,
  amount: total,
  day: createdAt,
  badge: null,
});

/** The latest documents of the users of a company, and the receipts of its account. */
export const CompanyRecent = ({ company, users }: { company: string; users: readonly string[] }) => {
  const filter = { user: users };
  return (
    <FieldGrid min={360}>
      <Needs action="quotes.read">
        <Recent resource="quotes" filter={filter} rowOf={quoteRow} />
      </Needs>
      <Needs action="orders.read">
        <Recent resource="orders" filter={filter} rowOf={orderRow} />
      </Needs>
      <Needs action="invoices.read">
        <Recent resource="invoices" filter={filter} rowOf={invoiceRow} />
      </Needs>
      <Needs action="payments.read">
        <Recent resource="payments" filter={filter} sortedBy="paymentDate" rowOf={paymentRow} />
      </Needs>
      <Needs action="payments.read">
        <Recent resource="receipts" filter={{ company }} sortedBy="paymentDate" rowOf={receiptRow} />
      </Needs>
      <Needs action="invoices.read">
        <Recent resource="credit-notes" filter={filter} rowOf={creditNoteRow} />
      </Needs>
    </FieldGrid>
  );
};
