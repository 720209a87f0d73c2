import { TextField, type TextFieldProps } from '@mui/material';
import { numberField } from '@shop/contract/number-fields';
import { typedNumber } from '@shop/contract/typed-number';

interface Props extends Pick<TextFieldProps, 'label' | 'sx' | 'disabled' | 'size'> {
  value: string;
  onType: (value: string) => void;
  /** The accessible name of a field without a visible label. */
  named?: string;
  error?: string | undefined;
  decimals?: number;
}

/** A number field outside react-admin's forms. Its value is the typed text, in digits of any script until it is left. */
export const NumberField = ({ value, onType, named, error, decimals = 0, ...field }: Props) => (
  <TextField
    size="small"
    {...field}
    value={value}
    onChange={(event) => onType(event.target.value)}
    onBlur={() => {
      const shown = typedNumber(value, decimals);
      if (shown !== value) onType(shown);
    }}
    error={error !== undefined}
    helperText={error}
    slotProps={{
      htmlInput: {
        ...(named !== undefined && { 'aria-label': named }),
        ...numberField(decimals),
        dir: 'ltr',
      },
    }}
  />
);
