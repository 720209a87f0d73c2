import { Chip, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatMonth } from '../format';
import { type Period, usualPeriods } from './periods';

const labelOf = ({ from, to }: Period): string => {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  return first === last
    ? formatMonth(first)
    : `${formatMonth(first, true)} – ${formatMonth(last, true)} ${last.slice(0, 4)}`;
};

/** Selects a quarter, a month, or any days. */
export const PeriodChooser = ({ period, onPeriod }: { period: Period; onPeriod: (period: Period) => void }) => {
  const translate = useTranslate();
  const { quarters, months } = usualPeriods(new Date());
  const isChosen = (one: Period) => one.from === period.from && one.to === period.to;
  const day = (end: keyof Period) => (
    <TextField
      type="date"
      size="small"
      label={translate(`shop.filter.${end === 'from' ? 'from' : 'until'}`)}
      value={period[end]}
      onChange={(event) => event.target.value !== '' && onPeriod({ ...period, [end]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 190 }}
    />
  );
  return (
    <Stack spacing={1.5} sx={{ mb: 2, displayPrint: 'none' }}>
      {[quarters, months].map((periods) => (
        <Stack key={periods.length} direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {periods.map((one) => (
            <Chip
              key={`${one.from}${one.to}`}
              label={labelOf(one)}
              color={isChosen(one) ? 'primary' : 'default'}
              variant={isChosen(one) ? 'filled' : 'outlined'}
              onClick={() => onPeriod(one)}
            />
          ))}
        </Stack>
      ))}
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {day('from')}
        {day('to')}
      </Stack>
    </Stack>
  );
};
