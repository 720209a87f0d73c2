import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { numberField } from '@shop/contract/number-fields';
import type { PriceBasis } from '@shop/contract/vat';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useCountedUnit } from '../../i18n/terms';
import { formatAed } from '../format';
import type { LineResponse } from '@shop/contract/api';
import { type Choice, labelOf, wrongFigures } from './entryRules';
import { useEntry } from './useEntry';

interface Props {
  basis: PriceBasis | undefined;
  onAdd: (line: LineResponse) => void;
  /** Called with several pasted lines; without it they are one text. */
  onPaste?: ((text: string) => void) | undefined;
}

const Option = ({ choice }: { choice: Choice }) => {
  const translate = useTranslate();
  const countedUnit = useCountedUnit();
  if (typeof choice === 'string') return <em>{translate('shop.writing.as_words', { text: choice })}</em>;
  const { name, sku, price, stock = 0, unit } = choice;
  return (
    <div>
      <Typography variant="body2">{name}</Typography>
      <Typography variant="caption" color="text.secondary">
        {[sku, formatAed(price), translate('shop.writing.in_stock', { stock, unit: countedUnit(unit, stock) })].join(
          ' · ',
        )}
      </Typography>
    </div>
  );
};

type Row = ReturnType<typeof useEntry>;

const SearchField = ({ row, onPaste }: { row: Row; onPaste: Props['onPaste'] }) => {
  const translate = useTranslate();
  const { choices, isSettled, searchId } = row;
  const { choice, typed } = row.entry;
  /** Enter must not submit the form from here. */
  const atEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.ctrlKey || choice !== null || isSettled || typed.trim() === '') return;
    event.stopPropagation();
    if (event.target instanceof HTMLInputElement) void row.chooseFirst(event.target);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!onPaste || !/\S\s*\n\s*\S/.test(text)) return;
    event.preventDefault();
    onPaste(text);
  };
  return (
    <Autocomplete<Choice>
      id={searchId}
      options={choices}
      value={choice}
      inputValue={typed}
      autoHighlight
      onInputChange={(_event, text, reason) => reason === 'input' && row.type(text)}
      onChange={(_event, next) => (next === null ? row.begin() : row.choose(next))}
      filterOptions={(options) => options}
      getOptionLabel={labelOf}
      getOptionKey={(one) => (typeof one === 'string' ? 'words' : one.id)}
      isOptionEqualToValue={(one, other) => labelOf(one) === labelOf(other)}
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          <Option choice={one} />
        </li>
      )}
      noOptionsText={translate('shop.line.add_hint')}
      sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('shop.writing.next_line')}
          helperText={translate(onPaste ? 'shop.writing.entry_help' : 'shop.writing.entry_keys')}
          onKeyDown={atEnter}
          onPaste={paste}
        />
      )}
    />
  );
};

const grid = {
  display: 'grid',
  gap: 1,
  mt: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr auto', sm: 'minmax(0, 1fr) 110px 130px auto' },
} as const;

/** Enters lines one after the other by keyboard: words, arrow, Enter, quantity, Enter. */
export const LineEntry = ({ basis, onAdd, onPaste }: Props) => {
  const translate = useTranslate();
  const row = useEntry(basis, onAdd);
  const isWrong = wrongFigures(row.entry);
  const atKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') row.begin();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    row.add();
  };
  const figure = (name: 'qty' | 'price') => ({
    value: row.entry[name],
    error: isWrong[name],
    disabled: row.entry.choice === null,
    onChange: (event: { target: { value: string } }) => row.setFigure(name, event.target.value),
    onKeyDown: atKey,
  });
  return (
    <Box sx={grid}>
      <SearchField row={row} onPaste={onPaste} />
      <TextField
        {...figure('qty')}
        id={row.qtyId}
        label={translate('shop.line.qty')}
        slotProps={{ htmlInput: numberField() }}
      />
      <TextField
        {...figure('price')}
        label={translate('shop.line.unit_price')}
        slotProps={{ htmlInput: numberField(2) }}
      />
      <Button variant="outlined" disabled={!row.canAdd} onClick={row.add} sx={{ minHeight: 40, mt: 1 }}>
        {translate('shop.writing.add')}
      </Button>
    </Box>
  );
};
