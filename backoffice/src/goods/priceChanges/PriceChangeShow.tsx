import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../kit/format';
import type { Fact } from '../../kit/record/Facts';
import { type Section, ShowPage } from '../../kit/record/ShowPage';
import type { PriceChangeRecord } from '../../types';
import { ChangedLines } from './ChangedLines';
import { PriceChangeActions } from './PriceChangeActions';
import { filterText, priceChangeTones, ruleText } from './ruleText';

const isUnderWay = ({ status }: PriceChangeRecord): boolean => status === 'Running' || status === 'Undoing';

const Progress = ({ change }: { change: PriceChangeRecord }) => {
  const translate = useTranslate();
  const done = change.status === 'Running' ? change.changed + change.leftAlone : change.putBack;
  const text = translate('resources.price-changes.progress', { done, count: change.products });
  return (
    <Stack spacing={0.5} role="status" sx={{ my: 1 }}>
      <LinearProgress variant="determinate" value={(done / change.products) * 100} aria-label={text} />
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
};

const facts: readonly Fact<PriceChangeRecord>[] = [
  { field: 'status', tones: priceChangeTones },
  { field: 'rule', value: ruleText },
  { field: 'filter', value: ({ filter }, translate) => filterText(filter, translate) },
  { field: 'by', value: ({ by, createdAt }) => `${by.name} · ${formatMoment(createdAt)}` },
  { field: 'startsAt', kind: 'moment' },
  { field: 'products' },
  { field: 'changed' },
  { field: 'leftAlone' },
  { field: 'putBack', value: ({ undoneBy, putBack }) => undoneBy && putBack },
  { field: 'undoneBy', value: ({ undoneBy }) => undoneBy?.name },
  { field: 'note' },
];

const sections: readonly Section<PriceChangeRecord>[] = [
  { isShown: isUnderWay, body: (change) => <Progress change={change} /> },
  { facts, min: 180 },
  { body: (change) => <ChangedLines change={change} /> },
];

/** /price-changes/{id}: the result for each product, and the buttons that cancel or undo the change. */
const PriceChangeShow = () => (
  <ShowPage<PriceChangeRecord>
    resource="price-changes"
    buttons={<PriceChangeActions />}
    sections={sections}
    isUnderWay={isUnderWay}
  />
);

export default PriceChangeShow;
