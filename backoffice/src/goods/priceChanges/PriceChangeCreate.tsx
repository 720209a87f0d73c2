import { Alert, Button, Link, Typography } from '@mui/material';
import type { CreatePriceChangeDto, PreviewPriceChangeDto, PriceChangePreviewResponse } from '@shop/contract/api';
import { Confirm, Form, useRedirect, useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { codeOf, formErrorsOf } from '../../kit/api/errors';
import { textOf } from '../../kit/formValues';
import { priceChangePath } from '../../paths';
import { PriceLines } from './PriceLines';
import { PriceRuleInputs, type RuleForm } from './PriceRuleInputs';
import { filterText } from './ruleText';
import { useApplyPrices } from './useApplyPrices';
import { PageCard } from '../../kit/ui/cards';
import { useServerCall } from '../../kit/ui/useServerCall';
import { useState } from 'react';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';

/** Prices with these remarks are changed only after a question. */
const QUESTIONABLE = ['BELOW_COST', 'FAR_OFF'] as const;

interface Props {
  preview: PriceChangePreviewResponse;
  isBusy: boolean;
  onApply: () => void;
}

/** Changes the prices as previewed, after one question if some of them are questionable. */
const ApplyButton = ({ preview: { lines, products: count }, isBusy, onApply }: Props) => {
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const [isOpen, setOpen] = useState(false);
  const questions = QUESTIONABLE.flatMap((remark) => {
    const { length } = lines.filter(({ from, to, remarks }) => from !== to && remarks.includes(remark));
    return length === 0 ? [] : [`${translate(`resources.price-changes.remark.${remark}`)}: ${length}`];
  });
  return (
    <>
      <Button
        variant="contained"
        loading={isBusy}
        onClick={onFirstClick(() => (questions.length > 0 ? setOpen(true) : onApply()))}
      >
        {translate('resources.price-changes.apply', { count })}
      </Button>
      <Confirm
        isOpen={isOpen}
        title="shop.warning.title"
        content={questions.map((question) => (
          <div key={question}>{question}</div>
        ))}
        confirm={translate('resources.price-changes.apply', { count })}
        onConfirm={() => {
          setOpen(false);
          onApply();
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

const DEFAULTS = { kind: 'percent', direction: 'up', value: null, step: '0.01', rounding: 'nearest', note: '' };

const ruleOf = (values: FieldValues, filter: string): PreviewPriceChangeDto => {
  const { kind, direction, value, step, rounding } = values as RuleForm;
  return { filter, kind, direction, value, step, rounding };
};

/** The two steps: previewing all lines, and changing the prices as previewed. */
const usePriceChange = () => {
  const redirect = useRedirect();
  const { mutate: applyRest } = useApplyPrices();
  const preview = useServerCall((server, rule: PreviewPriceChangeDto) => server.previewPrices(rule), {
    failed: 'resources.price-changes.preview_failed',
  });
  const create = useServerCall((server, body: CreatePriceChangeDto) => server.createPriceChange(body), {
    done: 'resources.price-changes.created',
    failed: 'resources.price-changes.failed',
    onSuccess: (change) => {
      applyRest(change);
      redirect(priceChangePath(change.id));
    },
    onSettled: (_change, error, { plan: _plan, note: _note, ...rule }) => {
      if (codeOf(error) === 'PRICE_CHANGE_OUTDATED') preview.mutate(rule);
    },
  });
  return { preview, create };
};

/** The preview, as long as it is that of the form, and the button that applies it. */
const Review = ({ filter, preview, create }: { filter: string } & ReturnType<typeof usePriceChange>) => {
  const translate = useTranslate();
  const values = useWatch();
  const { data, variables: rule } = preview;
  if (!data || JSON.stringify(rule) !== JSON.stringify(ruleOf(values, filter))) return null;
  const { plan, products: count, lines } = data;
  const apply = (of: string) => create.mutate({ ...rule, plan: of, note: textOf(values['note']) });
  return (
    <>
      <Alert
        severity={count === 0 ? 'warning' : 'info'}
        action={plan && <ApplyButton preview={data} isBusy={create.isPending} onApply={() => apply(plan)} />}
        sx={{ my: 2, alignItems: 'center' }}
      >
        {translate(`resources.price-changes.${count === 0 ? 'none_found' : 'found'}`, { count })}{' '}
        {translate('resources.price-changes.of', { count: lines.length })}
      </Alert>
      <PriceLines lines={lines} />
    </>
  );
};

/** /price-changes/create?filter=…: changes the prices of the products that match a filter of the product list. */
const PriceChangeCreate = () => {
  const translate = useTranslate();
  const filter = useSearchParams()[0].get('filter') ?? '{}';
  const steps = usePriceChange();
  const { mutateAsync, isPending } = steps.preview;
  /** Resolves to the errors of the form, if there are any. */
  const submit = (values: FieldValues) => mutateAsync(ruleOf(values, filter)).then(() => undefined, formErrorsOf);
  return (
    <PageCard title="resources.price-changes.page.create">
      <strong dir="auto">{filterText(filter, translate)}</strong>{' '}
      <Link component={RouterLink} to="/products">
        {translate('resources.price-changes.which')}
      </Link>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('resources.price-changes.limits')}
      </Typography>
      <Form onSubmit={submit} resource="price-changes" record={DEFAULTS} noValidate disableInvalidFormNotification>
        <PriceRuleInputs />
        <Button type="submit" variant="outlined" loading={isPending}>
          {translate('resources.price-changes.preview')}
        </Button>
        <Review filter={filter} {...steps} />
      </Form>
    </PageCard>
  );
};

export default PriceChangeCreate;
