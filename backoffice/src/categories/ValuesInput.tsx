import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { splitValues } from './splitValues';

const isList = (value: unknown): value is string[] => Array.isArray(value);

/** A list typed as comma-separated text; it becomes a list when the field is left. */
export const ValuesInput = ({ source }: { source: string }) => {
  const { field } = useInput({ source, defaultValue: [] });
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const values = isList(field.value) ? field.value : [];
  const leave = () => {
    if (typed !== undefined) field.onChange(splitValues(typed));
    setTyped(undefined);
    field.onBlur();
  };
  return (
    <TextField
      label={translate('resources.categories.fields.values')}
      value={typed ?? values.join(', ')}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      multiline
    />
  );
};
