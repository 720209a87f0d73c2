import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { PriceBasis } from '@shop/contract/vat';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { formatAed } from '../format';
import type { LineResponse } from '@shop/contract/api';
import { type Choice, labelOf, useEntry } from './useEntry';

interface Props {
  basis: PriceBasis | undefined;
  onAdd: (line: LineResponse) => void;
  /** Several lines came from the clipboard. */
  onPaste: (text: string) => void;
}

const Option = ({ choice }: { choice: Choice }) => {
  const translate = useTranslate();
  if (typeof choice === 'string') return <em>{translate('shop.writing.as_words', { text: choice })}</em>;
  const { name, sku, price, stock = 0, unit } = choice;
  return (
    <div>
      <Typography variant="body2">{name}</Typography>
      <Typography variant="caption" color="text.secondary">
        {[sku, formatAed(price), translate('shop.writing.in_stock', { stock, unit })].join(' · ')}
      </Typography>
    </div>
  );
};

type Entry = ReturnType<typeof useEntry>;

const SearchField = ({ entry, onPaste }: { entry: Entry; onPaste: Props['onPaste'] }) => {
  const translate = useTranslate();
  const { choice, choices, isSettled, typed, searchId } = entry;
  const atEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || choice !== null || isSettled || typed.trim() === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLInputElement) void entry.chooseFirst(event.target);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/\S\s*\n\s*\S/.test(text)) return;
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
      onInputChange={(_event, text, reason) => reason === 'input' && entry.type(text)}
      onChange={(_event, next) => (next === null ? entry.begin() : entry.choose(next))}
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
          helperText={translate('shop.writing.entry_help')}
          onKeyDown={atEnter}
          onPaste={paste}
        />
      )}
    />
  );
};

const row = {
  display: 'grid',
  gap: 1,
  mt: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr auto', sm: 'minmax(0, 1fr) 110px 130px auto' },
} as const;

/** One line after the other by keys alone: words, arrow, Enter, quantity, Enter. */
export const LineEntry = ({ basis, onAdd, onPaste }: Props) => {
  const translate = useTranslate();
  const entry = useEntry(basis, onAdd);
  const { figures, choice, isWrong } = entry;
  const atKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') entry.begin();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    entry.add();
  };
  const figure = (name: 'qty' | 'price') => ({
    value: figures[name],
    error: isWrong[name],
    disabled: choice === null,
    onChange: (event: { target: { value: string } }) => entry.setFigures({ ...figures, [name]: event.target.value }),
    onKeyDown: atKey,
  });
  return (
    <Box sx={row}>
      <SearchField entry={entry} onPaste={onPaste} />
      <TextField
        {...figure('qty')}
        id={entry.qtyId}
        label={translate('shop.line.qty')}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <TextField
        {...figure('price')}
        label={translate('shop.line.unit_price')}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <Button variant="outlined" disabled={!entry.canAdd} onClick={entry.add} sx={{ minHeight: 40, mt: 1 }}>
        {translate('shop.writing.add')}
      </Button>
    </Box>
  );
};
