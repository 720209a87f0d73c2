import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { formatMoment } from '../../kit/format';
import { HistoryPanel } from '../../kit/history/HistoryPanel';
import type { PriceChangeRecord } from '../../types';
import { LoadFailed } from '../../kit/ui/FailureBox';
import { FieldGrid, ReadOnly } from '../../kit/ui/fields';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import { ChangedLines } from './ChangedLines';
import { PriceChangeActions } from './PriceChangeActions';
import { filterText, priceChangeTones, ruleText } from './ruleText';

const EVERY_MS = 1000;

const isUnderWay = (change: PriceChangeRecord | undefined): boolean =>
  change?.status === 'Running' || change?.status === 'Undoing';

const Progress = ({ change }: { change: PriceChangeRecord }) => {
  const translate = useTranslate();
  if (!isUnderWay(change)) return null;
  const done = change.status === 'Running' ? change.changed + change.leftAlone : change.putBack;
  const text = translate('resources.price-changes.progress', { done, count: change.products });
  return (
    <Stack spacing={0.5} role="status" sx={{ my: 1 }}>
      <LinearProgress variant="determinate" value={(done / change.products) * 100} aria-label={text} />
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
};

const Facts = ({ change }: { change: PriceChangeRecord }) => {
  const translate = useTranslate();
  const field = (name: string) => `resources.price-changes.fields.${name}`;
  return (
    <FieldGrid min={180}>
      <ReadOnly label={field('rule')}>{ruleText(change, translate)}</ReadOnly>
      <ReadOnly label={field('filter')}>{filterText(change.filter, translate)}</ReadOnly>
      <ReadOnly label={field('by')}>
        {change.by.name} · {formatMoment(change.createdAt)}
      </ReadOnly>
      <ReadOnly label={field('startsAt')}>{formatMoment(change.startsAt)}</ReadOnly>
      <ReadOnly label={field('products')}>{change.products}</ReadOnly>
      <ReadOnly label={field('changed')}>{change.changed}</ReadOnly>
      <ReadOnly label={field('leftAlone')}>{change.leftAlone}</ReadOnly>
      {change.undoneBy && <ReadOnly label={field('putBack')}>{change.putBack}</ReadOnly>}
      {change.undoneBy && <ReadOnly label={field('undoneBy')}>{change.undoneBy.name}</ReadOnly>}
      {change.note && <ReadOnly label={field('note')}>{change.note}</ReadOnly>}
    </FieldGrid>
  );
};

/** /price-changes/{id}: what became of each product, and the buttons that take it back. */
const PriceChangeShow = () => {
  const { id = '' } = useParams<'id'>();
  const translate = useTranslate();
  const { data: change, error } = useGetOne<PriceChangeRecord>(
    'price-changes',
    { id },
    { retry: false, refetchInterval: ({ state }) => (isUnderWay(state.data) ? EVERY_MS : false) },
  );
  if (error) return <LoadFailed resource="price-changes" />;
  if (!change) return <Typography sx={{ p: 3 }}>{translate('ra.page.loading')}</Typography>;
  return (
    <>
      <Title title="resources.price-changes.page.show" />
      <Card sx={{ mt: 2 }}>
        <CardContent>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <StatusBadge of="price-changes" status={change.status} tones={priceChangeTones} />
            <PriceChangeActions change={change} />
          </Stack>
          <Progress change={change} />
          <Facts change={change} />
          <ChangedLines change={change} />
        </CardContent>
      </Card>
      <HistoryPanel key={change.version} resource="price-changes" id={id} />
    </>
  );
};

export default PriceChangeShow;
