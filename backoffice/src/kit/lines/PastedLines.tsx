import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isolatedName } from '../../i18n/language';
import type { LineResponse } from '@shop/contract/api';
import type { PriceBasis } from '@shop/contract/vat';
import { type OpenLine, productLine, wordsLine } from './lineRules';
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

/** One pasted line without a certain product: select a product, keep the text, or drop the line. */
const Row = ({ line, basis, onSettle }: RowProps) => {
  const translate = useTranslate();
  const { candidates, words, qty, text } = line;
  const choose = (id: string) => {
    const product = candidates.find((one) => one.id === id);
    if (product) onSettle(line, productLine(product, basis, { qty }));
  };
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
          onChange={(event) => choose(event.target.value)}
          slotProps={{
            htmlInput: { 'aria-label': translate('shop.writing.choose_for', { text: isolatedName(text) }) },
          }}
        >
          {candidates.map(({ id, name, sku, price }) => (
            <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
              {[name, sku, formatAed(price)].join(' · ')}
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
