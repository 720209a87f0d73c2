import { TextField } from '@mui/material';
import { useState } from 'react';
import { InputHelperText, useInput, type Validator } from 'react-admin';

/** Splits a text at commas: trimmed, without empty entries. */
export const splitValues = (text: string): string[] =>
  text
    .split(/[,،]/)
    .map((value) => value.trim())
    .filter(Boolean);

const isList = (value: unknown): value is string[] => Array.isArray(value);

interface ValuesInputProps {
  source: string;
  /** The displayed text, not a key. */
  label: string;
  validate?: Validator;
}

/** A list that is typed as text with commas, and split when the field loses the focus. */
export const ValuesInput = ({ source, label, validate }: ValuesInputProps) => {
  const { field, fieldState } = useInput({ source, defaultValue: [], ...(validate && { validate }) });
  const [typed, setTyped] = useState<string>();
  const values = isList(field.value) ? field.value : [];
  const leave = () => {
    if (typed !== undefined) field.onChange(splitValues(typed));
    setTyped(undefined);
    field.onBlur();
  };
  return (
    <TextField
      label={label}
      name={source}
      value={typed ?? values.join(', ')}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      error={fieldState.invalid}
      helperText={fieldState.invalid && <InputHelperText error={fieldState.error?.message} />}
      multiline
    />
  );
};
