import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LineResponse } from '@shop/contract/api';
import type { PriceBasis } from '@shop/contract/vat';
import { unitName } from '@shop/contract/units';
import { type LineReading, type OpenLine, productLine, readingsOf, wordsLine } from './lineRules';
import { useCountedUnit } from '../../i18n/terms';
import { formatAed } from '../format';

interface RowProps {
  line: OpenLine;
  basis: PriceBasis | undefined;
  onSettle: (line: OpenLine, made: LineResponse | null) => void;
}

const row = {
  display: 'grid',
  gap: 1,
  py: 1,
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1.4fr) auto' },
} as const;

/** The product, its price, and the quantity with its content if the line has another unit. */
const choiceText = ({ product, qty, content }: LineReading, countedUnit: ReturnType<typeof useCountedUnit>): string => {
  const { name, sku, price, unit } = product;
  const contained = content && ` = ${String(content.amount)} ${countedUnit(unitName(content.unit), content.amount)}`;
  return [name, sku, formatAed(price), `${String(qty)} ${countedUnit(unit, qty)}${contained ?? ''}`].join(' · ');
};

/** One pasted line without a certain product: select a product, keep the text, or drop the line. */
const Row = ({ line, basis, onSettle }: RowProps) => {
  const translate = useTranslate();
  const countedUnit = useCountedUnit();
  const { candidates, words, qty, text } = line;
  const choices = (line.product ? [line.product] : candidates).flatMap((product) => readingsOf(line, product));
  const choose = ({ product, qty: count }: LineReading) => onSettle(line, productLine(product, basis, { qty: count }));
  return (
    <Box component="li" sx={row}>
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {candidates.length === 0 ? (
        <Typography color="text.secondary">{translate('shop.writing.unknown')}</Typography>
      ) : (
        <TextField
          select
          value=""
          label={translate('shop.writing.choose', { count: candidates.length })}
          onChange={(event) => choices.filter((_, index) => String(index) === event.target.value).forEach(choose)}
          slotProps={{
            htmlInput: { 'aria-label': translate('shop.writing.choose_for', { text }) },
          }}
        >
          {choices.map((choice, index) => (
            <MenuItem
              key={`${choice.product.id} ${String(choice.qty)}`}
              value={String(index)}
              sx={{ whiteSpace: 'normal' }}
            >
              {choiceText(choice, countedUnit)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Stack direction="row" spacing={1}>
        <Button onClick={() => onSettle(line, wordsLine(words || text, qty ?? 1))}>
          {translate('shop.writing.keep_words')}
        </Button>
        <Button color="inherit" onClick={() => onSettle(line, null)}>
          {translate('ra.action.remove')}
        </Button>
      </Stack>
    </Box>
  );
};

interface Props extends Omit<RowProps, 'line'> {
  open: readonly OpenLine[];
}

/** Pasted lines that wait for a decision, so that no line is lost. */
export const PastedLines = ({ open, ...props }: Props) => {
  const translate = useTranslate();
  if (open.length === 0) return null;
  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <Alert severity="warning">{translate('shop.writing.open_lines', { count: open.length })}</Alert>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {open.map((line) => (
          <Row key={line.key} line={line} {...props} />
        ))}
      </Box>
    </Box>
  );
};
