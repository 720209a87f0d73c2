import { Autocomplete, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CopiedPrices, Earlier } from '../../kit/api/writingCalls';
import { formatAed, formatDay } from '../../kit/format';
import type { OrderRecord, QuoteRecord } from '../../types';
import { useDebounced } from '../../kit/ui/useDebounced';
import type { WritingForm } from './writingRules';

type Found = Earlier & { readonly label: string; readonly createdAt: string };

const NEWEST = { pagination: { page: 1, perPage: 8 }, sort: { field: 'createdAt', order: 'DESC' } } as const;

const labelOf = (number: string, { user, createdAt, totalPrice }: QuoteRecord | OrderRecord): string =>
  [number, user.name, formatDay(createdAt), formatAed(totalPrice)].join(' · ');

/** Quotes and orders by number or name; with an empty field, the customer's latest ones. */
const useEarlier = (typed: string): Found[] => {
  const user = useWatch<WritingForm, 'user._id'>({ name: 'user._id' });
  const q = useDebounced(typed.trim(), 200);
  const enabled = q !== '' || Boolean(user);
  const filter = q === '' ? { user } : { q };
  const { data: quotes = [] } = useGetList<QuoteRecord>('quotes', { ...NEWEST, filter }, { enabled });
  const { data: orders = [] } = useGetList<OrderRecord>('orders', { ...NEWEST, filter }, { enabled });
  if (!enabled) return [];
  return [
    ...quotes.map((one) => ({
      resource: 'quotes' as const,
      id: one.id,
      createdAt: one.createdAt,
      label: labelOf(one.number, one),
    })),
    ...orders.map((one) => ({
      resource: 'orders' as const,
      id: one.id,
      createdAt: one.createdAt,
      label: labelOf(one.orderNumber, one),
    })),
  ].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
};

interface Props {
  disabled: boolean;
  onTake: (from: Earlier, prices: CopiedPrices) => void;
}

/** Copies the lines of a quote or an order, of this customer or of another one. */
export const EarlierDocument = ({ disabled, onTake }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [prices, setPrices] = useState<CopiedPrices>('same');
  const found = useEarlier(typed);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'center' }, width: '100%' }}>
      <Autocomplete<Found>
        options={found}
        value={null}
        inputValue={typed}
        disabled={disabled}
        autoHighlight
        openOnFocus
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_event, document) => document && onTake(document, prices)}
        filterOptions={(options) => options}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ id }) => id}
        noOptionsText={translate('shop.writing.earlier_hint')}
        sx={{ flex: 1, minWidth: 0 }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={translate('shop.writing.earlier')}
            placeholder={translate('shop.writing.earlier_hint')}
          />
        )}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={prices}
        onChange={(_event, next: CopiedPrices | null) => next && setPrices(next)}
        aria-label={translate('shop.writing.prices')}
      >
        <ToggleButton value="same">{translate('shop.writing.same_prices')}</ToggleButton>
        <ToggleButton value="list">{translate('shop.writing.list_prices')}</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
};
