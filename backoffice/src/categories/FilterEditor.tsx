import AddOutlined from '@mui/icons-material/AddOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { FILTER_KEYS, type FilterKey } from '@shop/contract/catalog';
import { MAX_POSITION } from '@shop/contract/limits';
import { useState } from 'react';
import { required, SelectInput, TextInput, useInput, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { CategoryRecord } from '../types';
import { WholeInput } from '../ui/NumberInputs';

/** The product fields by which a category can be filtered. */
const filterKeyChoices = FILTER_KEYS.map((key) => ({ id: key, name: `resources.products.fields.${key}` }));

/** The first key that no filter of the category has yet; undefined when each has its filter. */
export const freeKey = (taken: readonly FilterKey[]): FilterKey | undefined =>
  FILTER_KEYS.find((key) => !taken.includes(key));

/** Comma-separated text as a list: trimmed, empties dropped. */
export const splitValues = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

const needed = required();

const isList = (value: unknown): value is string[] => Array.isArray(value);

/** A list that is typed as comma-separated text, and split when the field is left. */
const ValuesInput = ({ source }: { source: string }) => {
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

const FilterRow = ({ index, onRemove }: { index: number; onRemove: () => void }) => {
  const translate = useTranslate();
  const { getValues } = useFormContext<CategoryRecord>();
  const source = `filters.${index}`;
  const field = (name: string) => `resources.categories.fields.${name}`;
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'grid',
        columnGap: 1.5,
        p: 1,
        mb: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr auto', md: '1fr 1.2fr 3fr 110px auto' },
        '& > :not(:last-child)': { gridColumn: { xs: 1, md: 'auto' } },
        '& > :last-child': { gridRow: { xs: 1, md: 'auto' }, gridColumn: { xs: 2, md: 'auto' }, mt: 1 },
      }}
    >
      <SelectInput
        source={`${source}.Key`}
        label={field('Key')}
        choices={filterKeyChoices}
        validate={needed}
        helperText={false}
      />
      <TextInput source={`${source}.displayName`} label={field('displayName')} helperText={false} />
      <ValuesInput source={`${source}.values`} />
      <WholeInput source={`${source}.order`} label={field('order')} min={-MAX_POSITION} max={MAX_POSITION} />
      <IconButton
        size="small"
        aria-label={translate('resources.categories.filter.remove', {
          name: getValues(`filters.${index}.displayName`),
        })}
        onClick={onRemove}
      >
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Paper>
  );
};

/** The filters that the shop offers in this category. */
export const FilterEditor = () => {
  const translate = useTranslate();
  const { control } = useFormContext<CategoryRecord>();
  const { fields, append, remove } = useFieldArray({ control, name: 'filters' });
  const filters = useWatch({ control, name: 'filters' });
  const unused = freeKey(filters.map(({ Key }) => Key));
  const add = () => unused && append({ Key: unused, displayName: '', values: [], order: 0 });
  return (
    <Box sx={{ width: '100%' }}>
      {fields.map((field, index) => (
        <FilterRow key={field.id} index={index} onRemove={() => remove(index)} />
      ))}
      <Button size="small" startIcon={<AddOutlined />} disabled={!unused} onClick={add}>
        {translate('resources.categories.filter.add')}
      </Button>
    </Box>
  );
};
