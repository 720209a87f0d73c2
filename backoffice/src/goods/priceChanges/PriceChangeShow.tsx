import { Button, LinearProgress, Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatMoment } from '../../kit/format';
import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import { SectionTitle } from '../../kit/ui/fields';
import { editPath } from '../../paths';
import type { PriceChangeRecord } from '../../types';
import { priceChangeTones } from './PriceChangeList';
import { filterText, ruleText } from './ruleText';
import { useApplyPrices, useIsApplying } from './useApplyPrices';

const Progress = ({ change }: { change: PriceChangeRecord }) => {
  const translate = useTranslate();
  const { mutate } = useApplyPrices();
  const isApplying = useIsApplying(change);
  const done = change.changed + change.skipped.length;
  const text = translate('resources.price-changes.progress', { done, count: change.products });
  return (
    <Stack spacing={0.5} role="status" sx={{ my: 1, alignItems: 'start' }}>
      <LinearProgress variant="determinate" value={(done / change.products) * 100} sx={{ width: '100%' }} />
      <Typography variant="body2">{text}</Typography>
      {!isApplying && (
        <Button variant="contained" onClick={() => mutate(change)}>
          {translate('resources.price-changes.continue')}
        </Button>
      )}
    </Stack>
  );
};

const Skipped = ({ skipped }: PriceChangeRecord) => (
  <>
    <SectionTitle text="resources.price-changes.skipped" />
    {skipped.map(({ product, name }) => (
      <div key={product}>
        <Link component={RouterLink} to={editPath('products', product)} dir="auto">
          {name}
        </Link>
      </div>
    ))}
  </>
);

const facts: readonly Fact<PriceChangeRecord>[] = [
  { field: 'status', tones: priceChangeTones },
  { field: 'rule', value: ruleText },
  { field: 'filter', value: ({ filter }, translate) => filterText(filter, translate) },
  { field: 'by', value: ({ by, createdAt }) => `${by.name} · ${formatMoment(createdAt)}` },
  { field: 'products' },
  { field: 'changed' },
  { field: 'leftAlone', value: ({ skipped }) => skipped.length },
  { field: 'note' },
];

const sections: readonly Section<PriceChangeRecord>[] = [
  { isShown: ({ status }) => status === 'Running', body: (change) => <Progress change={change} /> },
  { facts, min: 180 },
  { isShown: ({ skipped }) => skipped.length > 0, body: (change) => <Skipped {...change} /> },
];

/** /price-changes/{id}: the products that were skipped, and the button that goes on with an interrupted change. */
const PriceChangeShow = () => <ShowPage<PriceChangeRecord> resource="price-changes" sections={sections} />;

export default PriceChangeShow;
