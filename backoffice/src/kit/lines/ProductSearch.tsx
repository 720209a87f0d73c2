import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { ProductRecord } from '../../types';
import { useDebounced } from '../ui/useDebounced';

const DEBOUNCE_MS = 250;

interface Props {
  /** Translation key. */
  label: string;
  onPick: (product: ProductRecord) => void;
}

const optionText = ({ name, sku, code }: ProductRecord): string => [name, sku, code].filter(Boolean).join(' · ');

/** Finds a product by name, SKU or code, passes it on, and is empty again. */
export const ProductSearch = ({ label, onPick }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data = [], isFetching } = useGetList<ProductRecord>(
    'products',
    { filter: { q, isActive: true }, pagination: { page: 1, perPage: 20 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: q.length > 1, placeholderData: (previous) => previous },
  );
  return (
    <Autocomplete<ProductRecord>
      options={q.length > 1 ? data : []}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, product) => product && onPick(product)}
      filterOptions={(options) => options}
      getOptionLabel={optionText}
      getOptionKey={({ id }) => id}
      loading={isFetching}
      noOptionsText={translate(q.length > 1 ? 'shop.line.nothing_found' : 'shop.line.add_hint')}
      sx={{ maxWidth: 480, mt: 1 }}
      renderInput={(params) => (
        <TextField {...params} label={translate(label)} placeholder={translate('shop.line.add_hint')} />
      )}
    />
  );
};
