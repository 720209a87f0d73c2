import { Button, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { ChequeSeriesResponse, OpenInvoicesResponse } from '@shop/contract/api';
import { CHEQUE_KINDS, MAX_SERIES } from '@shop/contract/cheques';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Form, SelectInput, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formErrorsOf } from '../../kit/api/errors';
import { formatAed, formatDay } from '../../kit/format';
import { FieldGrid, SectionTitle } from '../../kit/ui/fields';
import { LeaveWhenSaved } from '../../kit/ui/LeaveWhenSaved';
import { WholeInput } from '../../kit/ui/NumberInputs';
import { UnsavedChanges } from '../../kit/ui/UnsavedChanges';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { useSingleClick } from '../../kit/ui/useSingleClick';
import { recordPath } from '../../paths';
import { OpenInvoices, PayerInputs } from '../receipts/RecordReceipt';
import { errorsByInput } from '../receipts/receiptPayload';
import { SheetInputs, today } from './ChequeFields';
import { countOf, errorsOfSeries, toCheque, toSeries } from './chequePayload';
import { PageCard } from '../../kit/ui/cards';

const MOST_MONTHS = 12;
const kinds = CHEQUE_KINDS.map((id) => ({ id, name: `resources.cheques.kind.${id}` }));
const plans = ['oldest', 'none'].map((id) => ({ id, name: `resources.cheques.form.plan.${id}` }));

const defaultsOf = (query: URLSearchParams) => ({
  payer: query.has('user') ? 'user' : 'company',
  company: { _id: query.get('company') },
  user: { _id: query.get('user') },
  kind: 'Payment',
  count: 1,
  everyMonths: 1,
  plan: 'oldest',
  receivedOn: today(),
  amount: null,
});

/** Several cheques follow the first one in number and date. */
const SeriesInputs = () => {
  const values = useWatch<FieldValues>();
  return (
    <FieldGrid>
      <SelectInput source="kind" choices={kinds} helperText={false} disabled={countOf(values) > 1} />
      <WholeInput source="count" label="resources.cheques.form.count" min={1} max={MAX_SERIES} needed />
      {countOf(values) > 1 && (
        <>
          <WholeInput source="everyMonths" label="resources.cheques.form.every" min={1} max={MOST_MONTHS} needed />
          <SelectInput source="plan" label="resources.cheques.form.plan.label" choices={plans} helperText={false} />
        </>
      )}
    </FieldGrid>
  );
};

const Allocations = ({ onLoad }: { onLoad: (invoices: OpenInvoicesResponse['invoices']) => void }) => {
  const values = useWatch<FieldValues>();
  return countOf(values) > 1 || values['kind'] === 'Guarantee' ? null : (
    <OpenInvoices left="resources.cheques.form.left" onLoad={onLoad} takesRests={false} />
  );
};

const Preview = ({ series }: { series: ChequeSeriesResponse }) => (
  <>
    <SectionTitle text="resources.cheques.form.preview" />
    <Table size="small">
      <TableBody>
        {series.cheques.map(({ chequeNumber, chequeDate, amount, allocations }) => (
          <TableRow key={chequeNumber}>
            <TableCell>
              <bdi>{chequeNumber}</bdi>
              <Typography variant="caption" component="div" color="text.secondary">
                {allocations.map(({ invoiceNumber }) => invoiceNumber).join(', ')}
              </Typography>
            </TableCell>
            <TableCell>{formatDay(chequeDate)}</TableCell>
            <TableCell align="right">{formatAed(amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </>
);

const SaveButton = ({ shown, isPending }: { shown: ChequeSeriesResponse | undefined; isPending: boolean }) => {
  const translate = useTranslate();
  const ignoreSecond = useSingleClick();
  const count = countOf(useWatch<FieldValues>());
  const label = count > 1 && shown === undefined ? 'form.show' : 'form.save';
  return (
    <Button type="submit" variant="contained" loading={isPending} onClick={ignoreSecond} sx={{ mt: 2 }}>
      {translate(`resources.cheques.${label}`, { count: count })}
    </Button>
  );
};

/** Forgets the preview of a series once its form is changed. */
const ForgetPreview = ({ forget }: { forget: () => void }) => {
  const values = JSON.stringify(useWatch<FieldValues>());
  useEffect(forget, [values, forget]);
  return null;
};

/** /cheques/create: one cheque, or a series that is previewed first. `?company=` or `?user=` selects the customer. */
const RecordCheque = () => {
  const [query] = useSearchParams();
  const [defaults] = useState(() => defaultsOf(query));
  const [invoices, setInvoices] = useState<OpenInvoicesResponse['invoices']>([]);
  const [series, setSeries] = useState<ChequeSeriesResponse>();
  const [forget] = useState(() => () => setSeries(undefined));
  const [to, setTo] = useState<string>();
  const server = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const notifyFailure = useFailureNotice('resources.cheques.form.failed');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (values: FieldValues) => {
      const isSeries = countOf(values) > 1;
      if (isSeries && series === undefined) {
        setSeries(await server.previewChequeSeries(toSeries(values)));
        return;
      }
      if (isSeries) await server.recordChequeSeries({ ...toSeries(values), plan: series?.plan ?? '' });
      setTo(isSeries ? '/cheques' : recordPath('cheques', (await server.recordCheque(toCheque(values, invoices)))._id));
      notify('resources.cheques.form.done', { type: 'success', messageArgs: { count: countOf(values) } });
    },
    onError: notifyFailure,
  });
  /** Resolves to the errors of the form, if there are any. */
  const submit = async (values: FieldValues) => {
    try {
      await mutateAsync(values);
      return undefined;
    } catch (error) {
      const errors = formErrorsOf(error);
      return countOf(values) > 1 ? errorsOfSeries(errors) : errorsByInput(errors, toCheque(values, invoices));
    }
  };
  return (
    <PageCard title="resources.cheques.record" width={860}>
      <Form onSubmit={submit} resource="cheques" record={defaults} noValidate disableInvalidFormNotification>
        <UnsavedChanges />
        <PayerInputs />
        <SeriesInputs />
        <FieldGrid>
          <SheetInputs />
        </FieldGrid>
        <Allocations onLoad={setInvoices} />
        <ForgetPreview forget={forget} />
        {series && <Preview series={series} />}
        <LeaveWhenSaved to={to} refreshes={false} />
        <SaveButton shown={series} isPending={isPending} />
      </Form>
    </PageCard>
  );
};

export default RecordCheque;
