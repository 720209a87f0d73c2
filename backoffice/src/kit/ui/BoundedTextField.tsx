import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

type Props = TextFieldProps & {
  /** The most characters that the server takes. */
  readonly max: number;
};

/** A text field of a form without React Admin's inputs. A text that is too long is not cut: the field says so while it is typed. */
export const BoundedTextField = ({ max, error, helperText, onChange, ...field }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(0);
  const length = typeof field.value === 'string' ? field.value.length : typed;
  const isTooLong = length > max;
  return (
    <TextField
      {...field}
      error={isTooLong || error}
      helperText={isTooLong ? translate('ra.validation.maxLength', { max }) : helperText}
      onChange={(event) => {
        setTyped(event.target.value.length);
        onChange?.(event);
      }}
    />
  );
};
