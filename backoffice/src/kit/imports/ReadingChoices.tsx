import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TextKeys } from './useImportText';

/** The choices of staff for a file that can be read in several ways, by name; empty if the file itself decides. */
export type Reading = Readonly<Record<string, string>>;

interface Props {
  texts: TextKeys;
  choices: Readonly<Record<string, readonly string[]>>;
  reading: Reading;
  onChange: (reading: Reading) => void;
}

export const ReadingChoices = ({ texts, choices, reading, onChange }: Props) => {
  const translate = useTranslate();
  const text = (key: string) => translate(texts(key));
  return Object.entries(choices).map(([name, values]) => (
    <TextField
      key={name}
      select
      fullWidth={false}
      size="small"
      label={text(`reading.${name}`)}
      value={reading[name] ?? ''}
      onChange={(event) => onChange({ ...reading, [name]: event.target.value })}
      sx={{ minWidth: 220 }}
    >
      <MenuItem value="">{text(`${name}.file`)}</MenuItem>
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {text(`${name}.${value}`)}
        </MenuItem>
      ))}
    </TextField>
  ));
};
