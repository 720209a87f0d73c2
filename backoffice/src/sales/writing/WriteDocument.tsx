import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  FormHelperText,
  Stack,
  Typography,
} from '@mui/material';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { dubaiDay } from '@shop/contract/dubai-day';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { DateInput, Form, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { formErrorsOf } from '../../kit/api/errors';
import { ChargesAndTotal } from '../../kit/documents/ChargeInputs';
import { heedWarnings } from '../../kit/documents/heededWarnings';
import { useWarnedForm, type WarnedForm } from '../../kit/documents/WarningQuestion';
import { PageLoading } from '../../kit/ui/PageLoading';
import { recordPath } from '../../paths';
import { PurchaseInputs } from '../purchase-details/PurchaseInputs';
import { FailureBox } from '../../kit/ui/FailureBox';
import { LeaveWhenSaved } from '../../kit/ui/LeaveWhenSaved';
import { FormDraft } from '../../kit/ui/FormDraft';
import { FieldGrid, SectionTitle } from '../../kit/ui/fields';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { useSingleClick } from '../../kit/ui/useSingleClick';
import { type KnownQuestion, useKnownCustomers } from './KnownCustomersDialog';
import { CustomerChooser, useChooseCustomer } from './CustomerChooser';
import { useStart } from './useStart';
import { GoneProducts, WritingLines } from './WritingLines';
import { errorsOfForm, toWrittenOrder, toWrittenQuote, type WritingForm } from './writingRules';
import { LongTextInput } from '../../kit/ui/LongTextInput';
import { PageCard } from '../../kit/ui/cards';

type Kind = 'quotes' | 'orders';
type Status = 'Requested' | 'Quoted';

const Notes = ({ kind }: { kind: Kind }) => (
  <FieldGrid min={280}>
    {kind === 'quotes' && (
      <>
        <DateInput
          source="validUntil"
          parse={(day: string) => day || null}
          helperText="shop.writing.valid_until_help"
          slotProps={{ htmlInput: { min: dubaiDay(new Date()) } }}
        />
        <LongTextInput source="clientToAdminNote" label="shop.writing.client_words" />
      </>
    )}
    <LongTextInput source="adminToClientNote" />
    <LongTextInput source="adminToAdminNote" />
  </FieldGrid>
);

const Purchase = () => (
  <Accordion variant="outlined" disableGutters sx={{ width: '100%', my: 2 }}>
    <AccordionSummary expandIcon={<ExpandMoreOutlined />}>
      <Typography>{useTranslate()('shop.purchase.title')}</Typography>
    </AccordionSummary>
    <AccordionDetails>
      <PurchaseInputs />
    </AccordionDetails>
  </Accordion>
);

const verbOf = (kind: Kind, status: Status) =>
  kind === 'orders' ? 'shop.writing.save_order' : `shop.writing.save_${status === 'Quoted' ? 'send' : 'request'}`;

interface ButtonsProps {
  kind: Kind;
  isPending: boolean;
  choose: (status: Status) => void;
}

/** The primary button comes first. A document needs lines, and each pasted line a decision. */
const Buttons = ({ kind, isPending, choose }: ButtonsProps) => {
  const translate = useTranslate();
  const ignoreSecond = useSingleClick();
  const [lines, open] = useWatch<WritingForm, ['requestedItems', 'open']>({ name: ['requestedItems', 'open'] });
  const problem = open.length > 0 ? 'shop.writing.settle_first' : lines.length === 0 ? 'shop.writing.no_lines' : '';
  const statuses: Status[] = kind === 'quotes' ? ['Quoted', 'Requested'] : ['Requested'];
  return (
    <Box sx={{ mt: 2 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {statuses.map((status, index) => (
          <Button
            key={status}
            type="submit"
            variant={index === 0 ? 'contained' : 'outlined'}
            loading={isPending}
            disabled={problem !== ''}
            onClick={(event) => {
              ignoreSecond(event);
              choose(status);
            }}
          >
            {translate(verbOf(kind, status))}
          </Button>
        ))}
      </Stack>
      {problem && <FormHelperText>{translate(problem)}</FormHelperText>}
    </Box>
  );
};

/** The question whether the new customer is a known one, who is selected then. */
const AskKnown = ({ known }: { known: KnownQuestion }) => known.question(useChooseCustomer());

const toWritten = (kind: Kind, form: WritingForm, status: Status) =>
  kind === 'quotes' ? toWrittenQuote(form, status) : toWrittenOrder(form);

const useSave = (kind: Kind, known: KnownQuestion, warned: WarnedForm) => {
  const anyway = useRef<ReturnType<KnownQuestion['anyway']>>({});
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const fail = useFailureNotice(`shop.writing.failed_${kind}`);
  return useMutation({
    mutationFn: ({ form, status }: { form: WritingForm; status: Status }) => {
      const isGoingOn = warned.isGoingOn();
      // The question about the customer was answered before.
      if (!isGoingOn) anyway.current = known.anyway();
      const written = { ...toWritten(kind, form, status), ...anyway.current };
      return dataProvider.writeDocument(kind, { ...written, ...(!isGoingOn && { stopAtWarnings: true }) });
    },
    onSuccess: (saved, { status }) => {
      heedWarnings(saved._id, saved.warnings);
      const done = kind === 'orders' ? 'order' : status === 'Quoted' ? 'sent' : 'request';
      notify(`shop.writing.done_${done}`, { type: 'success' });
    },
    onError: (error) => {
      if (!known.asks(error) && !warned.asks(error)) fail(error);
    },
  });
};

/** Enter moves to the next field and does not save; Ctrl+Enter saves. */
const saveWithCtrl = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (!event.ctrlKey && !event.metaKey) return;
  const buttons = event.target.form?.querySelectorAll<HTMLButtonElement>('button[type=submit]');
  buttons?.item(0).click();
};

interface FormProps {
  kind: Kind;
  record: WritingForm;
  company: string | null;
  gone: readonly string[];
}

const DocumentForm = ({ kind, record, company, gone }: FormProps) => {
  const known = useKnownCustomers();
  const status = useRef<Status>('Requested');
  const warned = useWarnedForm(() => verbOf(kind, status.current));
  const { mutateAsync, isPending, data: saved } = useSave(kind, known, warned);
  /** Resolves to the errors of the form, if there are any. */
  const submit = async (values: FieldValues): Promise<Record<string, unknown> | undefined> => {
    try {
      await mutateAsync({ form: values as WritingForm, status: status.current });
      return undefined;
    } catch (error) {
      if (await warned.goesOn()) return submit(values);
      return errorsOfForm(formErrorsOf(error));
    }
  };
  return (
    <Form
      onSubmit={submit}
      resource={kind}
      record={record}
      noValidate
      disableInvalidFormNotification
      warnWhenUnsavedChanges
    >
      <Box onKeyDown={saveWithCtrl}>
        <FormDraft />
        <CustomerChooser company={company} />
        <SectionTitle text="shop.line.title" />
        <GoneProducts names={gone} />
        <WritingLines />
        <ChargesAndTotal />
        <Purchase />
        <Notes kind={kind} />
        <AskKnown known={known} />
        {warned.question}
        <LeaveWhenSaved to={saved && recordPath(kind, saved._id)} />
        <Buttons kind={kind} isPending={isPending} choose={(next) => (status.current = next)} />
      </Box>
    </Form>
  );
};

/**
 * /quotes/create and /orders/create. `?user=` selects the customer, `?company=` offers its users, `?from=quotes/ID`
 * copies the lines of an earlier document, `?returned=ID` bills the charge of a returned cheque.
 */
export const WriteDocument = ({ kind }: { kind: Kind }) => {
  const [query] = useSearchParams();
  const { data, error, refetch } = useStart(query);
  const translate = useTranslate();
  if (error) return <FailureBox text={translate('shop.writing.load_failed')} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  return (
    <PageCard title={`shop.writing.title_${kind}`} width={1100}>
      <DocumentForm kind={kind} record={data.record} company={query.get('company')} gone={data.gone} />
    </PageCard>
  );
};
