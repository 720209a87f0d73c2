import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { dubaiDay } from '@shop/contract/dubai-day';
import { MAX_DAYS_AHEAD } from '@shop/contract/price-change';
import { useTranslate } from 'react-admin';
import { BoundedTextField } from '../../kit/ui/BoundedTextField';

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => dubaiDay(new Date(Date.now() + days * DAY_MS));

export interface Start {
  /** A day such as 2026-11-26; null for an immediate change. */
  day: string | null;
  note: string;
}

/** When the prices change, and why. */
export const StartInputs = ({ start, onChange }: { start: Start; onChange: (start: Start) => void }) => {
  const translate = useTranslate();
  const when = translate('resources.price-changes.when');
  return (
    <Stack spacing={1.5}>
      <RadioGroup
        row
        aria-label={when}
        value={start.day === null ? 'now' : 'day'}
        onChange={(_, choice) => onChange({ ...start, day: choice === 'now' ? null : dayAhead(1) })}
      >
        <FormControlLabel value="now" control={<Radio />} label={translate('resources.price-changes.now')} />
        <FormControlLabel value="day" control={<Radio />} label={translate('resources.price-changes.on_day')} />
      </RadioGroup>
      {start.day !== null && (
        <TextField
          type="date"
          size="small"
          label={translate('resources.price-changes.fields.startDay')}
          value={start.day}
          onChange={({ target }) => target.value !== '' && onChange({ ...start, day: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: dayAhead(1), max: dayAhead(MAX_DAYS_AHEAD) } }}
          sx={{ maxWidth: 320 }}
        />
      )}
      <BoundedTextField
        max={200}
        size="small"
        label={translate('resources.price-changes.fields.note')}
        value={start.note}
        onChange={({ target }) => onChange({ ...start, note: target.value })}
        helperText={translate('resources.price-changes.note_help')}
        slotProps={{ htmlInput: { dir: 'auto' } }}
        sx={{ maxWidth: 560 }}
      />
    </Stack>
  );
};
