import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useDataProvider, useNotify, useRedirect, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { codeOf } from '../../kit/api/errors';
import type { PreviewPriceChangeDto, PriceChangePreviewResponse } from '@shop/contract/api';
import { useFailureNotice } from '../../kit/ui/useFailureNotice';
import { ApplyButton } from './ApplyButton';
import { EMPTY_FORM, markMoved, type PriceForm, toCreateBody, toPreviewBody } from './priceForm';
import { PricePreview } from './PricePreview';
import { PriceRuleInputs } from './PriceRuleInputs';
import { priceChangePath } from '../../paths';
import { filterText } from './ruleText';
import { type Start, StartInputs } from './StartInputs';

/** A rule, and all lines of its preview. */
interface Shown {
  rule: PreviewPriceChangeDto;
  preview: PriceChangePreviewResponse;
}

/** The two steps: previewing all lines, and changing the prices as previewed. */
const usePriceChange = (start: Start) => {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const [shown, setShown] = useState<Shown>();
  const onPreviewError = useFailureNotice('resources.price-changes.preview_failed');
  const onApplyError = useFailureNotice('resources.price-changes.failed');
  const preview = useMutation({
    mutationFn: (rule: PreviewPriceChangeDto) => dataProvider.previewPrices(rule),
    onSuccess: (preview, rule) => setShown((before) => ({ rule, preview: markMoved(before?.preview, preview) })),
    onError: onPreviewError,
  });
  const apply = useMutation({
    mutationFn: ({ rule, preview }: Shown) =>
      dataProvider.createPriceChange(toCreateBody(rule, preview.plan ?? '', start)),
    onSuccess: ({ id, status }) => {
      const done = status === 'Scheduled' ? 'planned' : 'created';
      notify(`resources.price-changes.${done}`, { type: 'success' });
      redirect(priceChangePath(id));
    },
    onError: (error, { rule }) => {
      onApplyError(error);
      // Prices have changed since: the new preview shows which.
      if (codeOf(error) === 'PRICE_CHANGE_OUTDATED') preview.mutate(rule);
    },
  });
  const previewAnew = (rule: PreviewPriceChangeDto) => {
    setShown(undefined);
    preview.mutate(rule);
  };
  return { shown, hidePreview: () => setShown(undefined), preview, previewAnew, apply };
};

const Products = ({ filter }: { filter: string }) => {
  const translate = useTranslate();
  return (
    <Typography component="div">
      <strong dir="auto">{filterText(filter, translate)}</strong>{' '}
      <Link component={RouterLink} to="/products">
        {translate('resources.price-changes.which')}
      </Link>
      <Typography variant="body2" color="text.secondary">
        {translate('resources.price-changes.limits')}
      </Typography>
    </Typography>
  );
};

/** /price-changes/create?filter=…: changes the prices of the products that match a filter of the product list. */
const PriceChangeCreate = () => {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const filter = query.get('filter') ?? '{}';
  const [form, setForm] = useState<PriceForm>(EMPTY_FORM);
  const [start, setStart] = useState<Start>({ day: null, note: '' });
  const [wasPreviewed, setWasPreviewed] = useState(false);
  const { shown, hidePreview, preview, previewAnew, apply } = usePriceChange(start);
  const rule = toPreviewBody(form, filter);
  const change = (next: PriceForm) => {
    setForm(next);
    // The preview must show exactly the change that will be made.
    hidePreview();
  };
  const requestPreview = () => {
    setWasPreviewed(true);
    if (rule) previewAnew(rule);
  };
  const action = shown?.preview.plan && (
    <ApplyButton
      preview={shown.preview}
      label={`resources.price-changes.${start.day === null ? 'apply' : 'plan'}`}
      isBusy={apply.isPending}
      onApply={() => apply.mutate(shown)}
    />
  );
  return (
    <Card sx={{ mt: 2 }}>
      <Title title="resources.price-changes.page.create" />
      <CardContent>
        <Stack
          component="form"
          noValidate
          spacing={2}
          sx={{ alignItems: 'flex-start' }}
          onSubmit={(event) => {
            event.preventDefault();
            requestPreview();
          }}
        >
          <Products filter={filter} />
          <PriceRuleInputs form={form} isWrong={wasPreviewed && rule === undefined} onChange={change} />
          <StartInputs start={start} onChange={setStart} />
          <Button type="submit" variant={shown ? 'outlined' : 'contained'} loading={preview.isPending}>
            {translate('resources.price-changes.preview')}
          </Button>
        </Stack>
        {shown && <PricePreview preview={shown.preview} action={action} />}
      </CardContent>
    </Card>
  );
};

export default PriceChangeCreate;
