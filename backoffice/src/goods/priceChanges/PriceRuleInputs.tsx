import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  PRICE_CHANGE_KINDS,
  PRICE_DIRECTIONS,
  PRICE_STEPS,
  ROUNDING_WAYS,
  type PriceChangeKind,
} from '@shop/contract/price-change';
import { useTranslate } from 'react-admin';
import { FieldGrid } from '../../kit/ui/fields';
import { NumberField } from '../../kit/ui/NumberField';
import type { PriceForm } from './priceForm';
import { stepText } from './ruleText';

interface Props {
  form: PriceForm;
  /** True if a preview was requested and the value can't be read. */
  isWrong: boolean;
  onChange: (form: PriceForm) => void;
}

interface ChoiceProps<T extends string> {
  field: 'kind' | 'direction' | 'rounding';
  values: readonly T[];
  value: T;
  onValue: (value: T) => void;
}

const Choice = <T extends string>({ field, values, value, onValue }: ChoiceProps<T>) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, next: T | null) => next !== null && onValue(next)}
      aria-label={translate(`resources.price-changes.fields.${field}`)}
    >
      {values.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`resources.price-changes.${field}.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const Rounding = ({ form, onChange }: Omit<Props, 'isWrong'>) => {
  const translate = useTranslate();
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('resources.price-changes.fields.step')}
        value={form.step}
        onChange={({ target }) => {
          const step = PRICE_STEPS.find((one) => one === target.value);
          if (step) onChange({ ...form, step });
        }}
      >
        {PRICE_STEPS.map((step) => (
          <MenuItem key={step} value={step}>
            {stepText(step, translate)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={translate('resources.price-changes.fields.rounding')}
        value={form.rounding}
        onChange={({ target }) => {
          const rounding = ROUNDING_WAYS.find((one) => one === target.value);
          if (rounding) onChange({ ...form, rounding });
        }}
      >
        {ROUNDING_WAYS.map((way) => (
          <MenuItem key={way} value={way}>
            {translate(`resources.price-changes.rounding.${way}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};

/** The rule for new prices. */
export const PriceRuleInputs = ({ form, isWrong, onChange }: Props) => {
  const translate = useTranslate();
  const error = isWrong ? translate('resources.price-changes.value_invalid') : undefined;
  return (
    <>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Choice<PriceChangeKind>
          field="kind"
          values={PRICE_CHANGE_KINDS}
          value={form.kind}
          onValue={(kind) => onChange({ ...form, kind })}
        />
        {form.kind !== 'set' && (
          <Choice
            field="direction"
            values={PRICE_DIRECTIONS}
            value={form.direction}
            onValue={(direction) => onChange({ ...form, direction })}
          />
        )}
      </Stack>
      <FieldGrid min={160}>
        <NumberField
          label={translate(`resources.price-changes.value.${form.kind}`)}
          value={form.value}
          decimals={2}
          error={error}
          onType={(value) => onChange({ ...form, value })}
        />
        <Rounding form={form} onChange={onChange} />
      </FieldGrid>
    </>
  );
};
