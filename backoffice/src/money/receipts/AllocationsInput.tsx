import { Alert, Button, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useCallback, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { formatAed, formatDay } from '../../kit/format';
import type { OpenInvoicesResponse } from '@shop/contract/api';
import { SectionTitle } from '../../kit/ui/fields';
import { MoneyInput } from '../../kit/ui/NumberInputs';
import { RestInput } from '../payments/RestInput';
import { leftOf, partName, type Parts, suggestedParts } from './receiptPayload';
import { HeadRow } from '../../kit/ui/HeadRow';

type OpenInvoice = OpenInvoicesResponse['invoices'][number];

/** Fills in the amounts of the invoices, until the user changes one of them. */
const useSuggestion = (invoices: readonly OpenInvoice[]) => {
  const { setValue, resetField } = useFormContext();
  const { dirtyFields } = useFormState();
  const amount: unknown = useWatch({ name: 'amount' });
  const isByHand = dirtyFields['parts'] !== undefined;
  const fill = useCallback(() => {
    for (const [name, part] of Object.entries(suggestedParts(amount, invoices))) {
      resetField(`parts.${name}`, { defaultValue: part });
      setValue(`parts.${name}`, part);
    }
  }, [amount, invoices, resetField, setValue]);
  useEffect(() => {
    if (!isByHand) fill();
  }, [isByHand, fill]);
  return fill;
};

/** The rest that becomes credit; red if the allocated amounts exceed the receipt. */
const Left = ({ creditBalance, label }: { creditBalance: number; label: string }) => {
  const translate = useTranslate();
  const [amount, parts] = useWatch({ name: ['amount', 'parts'] }) as [unknown, Parts | undefined];
  const left = leftOf(amount, parts ?? {});
  return (
    <div aria-live="polite">
      {left < 0 ? (
        <Alert severity="error">{translate('resources.receipts.form.too_much', { amount: formatAed(-left) })}</Alert>
      ) : (
        <Typography sx={{ fontWeight: 650 }}>{translate(label, { amount: formatAed(left) })}</Typography>
      )}
      {creditBalance > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('resources.receipts.form.credit_now', { amount: formatAed(creditBalance) })}
        </Typography>
      )}
    </div>
  );
};

const phoneLess = { display: { xs: 'none', sm: 'table-cell' } };

const InvoiceRow = ({ invoice: { _id, invoiceNumber, member, dueDate, remainingDue } }: { invoice: OpenInvoice }) => {
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell>
        {invoiceNumber}
        {member !== null && (
          <Typography variant="caption" component="div" color="text.secondary">
            <bdi>{member}</bdi>
          </Typography>
        )}
        <Typography variant="caption" component="div" color="text.secondary" sx={{ display: { sm: 'none' } }}>
          {formatDay(dueDate)}
        </Typography>
      </TableCell>
      <TableCell sx={phoneLess}>{formatDay(dueDate)}</TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatAed(remainingDue)}
      </TableCell>
      <TableCell align="right">
        <MoneyInput
          source={`parts.${partName(_id)}`}
          label={false}
          named={translate('resources.receipts.form.settle_of', { number: invoiceNumber })}
          max={remainingDue}
          margin="none"
          sx={{ width: { xs: 110, sm: 150 } }}
        />
      </TableCell>
    </TableRow>
  );
};

/** The rests of invoices that the parts almost settle. */
const Rests = ({ invoices }: { invoices: readonly OpenInvoice[] }) => {
  const parts = useWatch({ name: 'parts' }) as Parts | undefined;
  return invoices.map(({ _id, invoiceNumber, remainingDue }) => (
    <RestInput
      key={_id}
      source={`rests.${partName(_id)}`}
      due={remainingDue}
      amount={parts?.[partName(_id)]}
      of={invoiceNumber}
    />
  ));
};

interface Props {
  open: OpenInvoicesResponse;
  /** Translation key of the text about the rest. */
  left: string;
  /** True if the money settles the invoices at once, so that a small rest can be taken off. */
  takesRests: boolean;
}

/** The customer's open invoices, and the amount of the receipt for each of them. */
export const AllocationsInput = ({ open: { invoices, creditBalance }, left, takesRests }: Props) => {
  const translate = useTranslate();
  const fill = useSuggestion(invoices);
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <SectionTitle text="resources.receipts.form.open" />
        {invoices.length > 0 && (
          <Button size="small" onClick={fill}>
            {translate('resources.receipts.form.suggest')}
          </Button>
        )}
      </Stack>
      {invoices.length === 0 ? (
        <Typography color="text.secondary">{translate('resources.receipts.form.nothing_open')}</Typography>
      ) : (
        <Table size="small" aria-label={translate('resources.receipts.form.open')} sx={{ mb: 1 }}>
          <HeadRow
            texts={['shop.related.invoice', { text: 'shop.statement.due', sx: phoneLess }]}
            numbers={['resources.receipts.form.remaining', 'resources.receipts.form.settle']}
          />
          <TableBody>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice._id} invoice={invoice} />
            ))}
          </TableBody>
        </Table>
      )}
      {takesRests && <Rests invoices={invoices} />}
      <Left creditBalance={creditBalance} label={left} />
    </>
  );
};
