import AddOutlined from '@mui/icons-material/AddOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, Paper } from '@mui/material';
import { FILTER_KEYS, type FilterKey } from '@shop/contract/catalog';
import { MAX_POSITION } from '@shop/contract/limits';
import { required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { CategoryRecord } from '../../types';
import { WholeInput } from '../../kit/ui/NumberInputs';
import { ValuesInput } from '../../kit/ui/ValuesInput';

/** The product fields by which a category can be filtered. */
const filterKeyChoices = FILTER_KEYS.map((key) => ({ id: key, name: `resources.products.fields.${key}` }));

/** The first key without a filter in the category; undefined if each has one. */
export const freeKey = (taken: readonly FilterKey[]): FilterKey | undefined =>
  FILTER_KEYS.find((key) => !taken.includes(key));

const needed = required();

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
      <ValuesInput source={`${source}.values`} label={translate(field('values'))} />
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
