import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useCategoryName, useTypeChoices } from '../../i18n/terms';
import { ProductSearch } from '../../kit/lines/ProductSearch';
import type { CategoryRecord } from '../../types';
import { newLine, type TypedLine } from './lineForm';

interface Props {
  onAdd: (line: TypedLine) => void;
}

interface Choice {
  readonly id: string;
  readonly name: string;
}

const Chooser = ({ label, choices, onPick }: { label: string; choices: Choice[]; onPick: (one: Choice) => void }) => (
  <TextField
    select
    size="small"
    label={useTranslate()(label)}
    value=""
    onChange={({ target }) => {
      const found = choices.find(({ id }) => id === target.value);
      if (found) onPick(found);
    }}
    sx={{ minWidth: 200 }}
  >
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

/** Adds a line for a product, a category, a product type or all products. */
export const AddPriceLine = ({ onAdd }: Props) => {
  const translate = useTranslate();
  const nameOf = useCategoryName();
  const types = useTypeChoices();
  const [isWide, setWide] = useState(false);
  const { data: categories = [] } = useGetList<CategoryRecord>(
    'categories',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'displayName', order: 'ASC' } },
    { enabled: isWide },
  );
  const label = (field: string) => `resources.price-lists.add.${field}`;
  return (
    <Stack sx={{ gap: 1, my: 1, alignItems: 'flex-start' }}>
      <ProductSearch
        label={label('product')}
        onPick={({ id, name, sku, moq }) => onAdd(newLine({ target: 'product', key: id, name, sku }, moq))}
      />
      {!isWide && <Button onClick={() => setWide(true)}>{translate(label('more'))}</Button>}
      {isWide && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Chooser
            label={label('category')}
            choices={categories.map((category) => ({ id: category.id, name: nameOf(category) }))}
            onPick={({ id, name }) => onAdd(newLine({ target: 'category', key: id, name, sku: '' }))}
          />
          <Chooser
            label={label('type')}
            choices={types}
            onPick={({ id }) => onAdd(newLine({ target: 'type', key: id, name: id, sku: '' }))}
          />
          <Button variant="outlined" onClick={() => onAdd(newLine({ target: 'all', key: '', name: '', sku: '' }))}>
            {translate(label('all'))}
          </Button>
        </Stack>
      )}
    </Stack>
  );
};
