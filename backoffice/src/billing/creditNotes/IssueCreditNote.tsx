import { Alert, Box, Button, MenuItem, Stack, Tab, Tabs, TextField, Typography } from '@mui/material';
import { CREDIT_REASONS, type CreditReason } from '@shop/contract/credit';
import { MAX_LENGTH } from '@shop/contract/limits';
import { type Fils, toAed, toFils } from '@shop/contract/money';
import { useState } from 'react';
import { useGetOne, useNotify, useRefresh, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { fieldErrorsOf, reasonOf } from '../../kit/api/errors';
import { TotalsList } from '../../kit/documents/TotalsList';
import { creditNotePath, invoicePath } from '../../paths';
import type { CreditableResponse } from '@shop/contract/api';
import type { InvoiceRecord } from '../../types';
import { FailureBox, LoadFailed } from '../../kit/ui/FailureBox';
import { NumberField } from '../../kit/ui/NumberField';
import { LeaveQuestion } from '../../kit/ui/UnsavedChanges';
import { unsavedForm } from '../../kit/ui/unsavedChanges';
import { useSingleClick } from '../../kit/ui/useSingleClick';
import { type CreditForm, checkCredit, emptyForm, filledForm, type Problems, toCreditNote } from './creditForm';
import { CreditLines } from './CreditLines';
import { reasonKey } from './CreditNoteList';
import { BoundedTextField } from '../../kit/ui/BoundedTextField';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { PageCard } from '../../kit/ui/cards';
import { useServerCall } from '../../kit/ui/useServerCall';

interface FieldsProps {
  left: CreditableResponse;
  form: CreditForm;
  problems: Problems;
  change: (fields: Partial<CreditForm>) => void;
}

/** Only whole lines are billed again. */
const effectOf = (form: CreditForm, left: CreditableResponse, rebill: boolean): CreditForm =>
  rebill ? { ...filledForm(form, left), rebill, restock: [] } : { ...form, rebill };

const Why = ({ left, form, change }: Omit<FieldsProps, 'problems'>) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ mb: 2, maxWidth: 640 }}>
      <TextField
        select
        size="small"
        label={translate('resources.credit-notes.fields.reason')}
        value={form.reason}
        onChange={(event) => change({ reason: event.target.value as CreditReason })}
      >
        {CREDIT_REASONS.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {translate(reasonKey(reason))}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={translate('resources.credit-notes.fields.rebill')}
        helperText={translate(`resources.credit-notes.effect_help.${form.rebill ? 'rebill' : 'reduce'}`)}
        value={form.rebill ? 'rebill' : 'reduce'}
        onChange={(event) => change(effectOf(form, left, event.target.value === 'rebill'))}
      >
        {(['reduce', 'rebill'] as const).map((effect) => (
          <MenuItem key={effect} value={effect}>
            {translate(`resources.credit-notes.effect.${effect}`)}
          </MenuItem>
        ))}
      </TextField>
      <BoundedTextField
        max={MAX_LENGTH.note}
        size="small"
        required
        multiline
        label={translate('resources.credit-notes.fields.words')}
        helperText={translate('resources.credit-notes.words_help')}
        value={form.words}
        onChange={(event) => change({ words: event.target.value })}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
    </Stack>
  );
};

const Amounts = ({ left, form, problems, change }: FieldsProps) => {
  const translate = useTranslate();
  const reported = (field: string, most: number) =>
    problems[field] && translate(`resources.credit-notes.problem.${problems[field]}`, { most: most.toFixed(2) });
  const tabs = (
    <Tabs value={form.by} onChange={(_event, by: CreditForm['by']) => change({ by })} sx={{ mb: 2 }}>
      <Tab value="lines" label={translate('resources.credit-notes.by.lines')} />
      <Tab value="amount" label={translate('resources.credit-notes.by.amount')} />
    </Tabs>
  );
  if (form.by === 'amount') {
    return (
      <>
        {tabs}
        <NumberField
          decimals={2}
          label={translate('resources.credit-notes.fields.amount')}
          value={form.amount}
          onType={(amount) => change({ amount })}
          error={reported('amount', left.total)}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('resources.credit-notes.amount_help', { most: left.total.toFixed(2) })}
        </Typography>
      </>
    );
  }
  const charges = (['deliveryCharge', 'extraFee'] as const).filter((name) => left[name].gross > 0);
  return (
    <>
      {tabs}
      <CreditLines left={left} form={form} problems={problems} change={change} />
      <Stack direction="row" useFlexGap spacing={2} sx={{ mt: 2, flexWrap: 'wrap' }}>
        {charges.map((name) => (
          <NumberField
            key={name}
            decimals={2}
            label={translate(`resources.credit-notes.charge.${name}`, { most: left[name].gross.toFixed(2) })}
            value={form[name]}
            onType={(value) => change({ [name]: value })}
            error={reported(name, left[name].gross)}
            sx={{ minWidth: 260 }}
          />
        ))}
      </Stack>
    </>
  );
};

interface FormProps {
  invoice: InvoiceRecord;
  left: CreditableResponse;
  isReturn: boolean;
}

const useIssue = (invoice: InvoiceRecord) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  return useServerCall((server, body: ReturnType<typeof toCreditNote>) => server.issueCreditNote(body), {
    failed: 'resources.credit-notes.notifications.issue_failed',
    onSuccess: ({ _id, creditNoteNumber }) => {
      notify('resources.credit-notes.notifications.issued', {
        type: 'success',
        messageArgs: { number: creditNoteNumber, invoice: invoice.invoiceNumber },
      });
      refresh();
      unsavedForm()?.abandon();
      void navigate(creditNotePath(_id), { replace: true });
    },
  });
};

/** The open amount of the invoice after the note, and the buyer's credit. */
const afterNote = ({ amountDue, amountPaid }: InvoiceRecord, gross: Fils) => {
  const left = toFils(amountDue) - gross - toFils(amountPaid);
  return { due: toAed(Math.max(left, 0)), owed: toAed(Math.max(-left, 0)) };
};

const Form = ({ invoice, left, isReturn }: FormProps) => {
  const translate = useTranslate();
  const [initial] = useState(() => emptyForm(left, isReturn));
  const [form, setForm] = useState(initial);
  const change = (fields: Partial<CreditForm>) => setForm((before) => ({ ...before, ...fields }));
  const { problems, credit } = checkCredit(form, left);
  const { mutate, isPending, isSuccess, error } = useIssue(invoice);
  const ignoreSecond = useSingleClick();
  const after = afterNote(invoice, credit?.gross ?? 0);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && credit !== null) mutate(toCreditNote(invoice.id, form, left));
      }}
    >
      <LeaveQuestion isUnsaved={form !== initial && !isSuccess} />
      <Why left={left} form={form} change={change} />
      <Amounts left={left} form={form} problems={problems} change={change} />
      <TotalsList
        rows={[
          { label: 'resources.credit-notes.total.net', amount: toAed(credit?.net ?? 0) },
          { label: 'resources.credit-notes.total.vat', amount: toAed(credit?.vat ?? 0) },
          { label: 'resources.credit-notes.total.gross', amount: toAed(credit?.gross ?? 0), strong: true },
          { label: 'resources.credit-notes.total.due', amount: after.due },
          ...(after.owed > 0 ? [{ label: 'resources.credit-notes.total.owed', amount: after.owed }] : []),
        ]}
      />
      {error !== null && fieldErrorsOf(error).length > 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {fieldErrorsOf(error).map(([field, message]) => (
            <div key={field}>{message}</div>
          ))}
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
        <Button
          type="submit"
          variant="contained"
          loading={isPending || isSuccess}
          disabled={credit === null || form.words.trim() === ''}
          onClick={ignoreSecond}
        >
          {translate('resources.credit-notes.issue')}
        </Button>
        <Button onClick={() => setForm((before) => filledForm(before, left))}>
          {translate('resources.credit-notes.everything')}
        </Button>
        <Button component={Link} to={invoicePath(invoice.id)}>
          {translate('ra.action.cancel')}
        </Button>
      </Stack>
    </Box>
  );
};

/** /invoices/{id}/credit: credits quantities, charges or an amount of an issued invoice; `?return` returns goods. */
const IssueCreditNote = () => {
  const { id = '' } = useParams<'id'>();
  const [query] = useSearchParams();
  const translate = useTranslate();
  const invoice = useGetOne<InvoiceRecord>('invoices', { id }, { retry: false });
  const left = useServerQuery(['invoices', 'creditable', id], (server) => server.getCreditable(id), { staleTime: 0 });
  const isReturn = query.has('return');
  const title = isReturn ? 'resources.credit-notes.page.return' : 'resources.credit-notes.page.create';
  return (
    <PageCard title={title} width={980}>
      {invoice.error && <LoadFailed resource="invoices" />}
      {left.error && (
        <FailureBox
          text={reasonOf(left.error) ?? translate('resources.invoices.load_failed')}
          onRetry={() => void left.refetch()}
        />
      )}
      {invoice.data && (
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          {translate(title)} · <bdi>{invoice.data.invoiceNumber}</bdi> · <bdi>{invoice.data.user.name}</bdi>
        </Typography>
      )}
      {(invoice.isPending || left.isPending) && (
        <Typography color="text.secondary">{translate('ra.page.loading')}</Typography>
      )}
      {invoice.data && left.data && !left.error && left.data.total === 0 && (
        <Alert severity="info">{translate('resources.credit-notes.nothing_left')}</Alert>
      )}
      {invoice.data && left.data && !left.error && left.data.total > 0 && (
        <Form invoice={invoice.data} left={left.data} isReturn={isReturn} />
      )}
    </PageCard>
  );
};

export default IssueCreditNote;
