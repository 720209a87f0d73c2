import CloseOutlined from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { minValue, NumberInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatAed } from '../format';
import { MoneyInput } from '../ui/inputs';
import type { LineResponse, QuoteRecord } from '../types';
import { linePrice } from '../documents/totals';
import { parseAmount, parseQuantity } from '../formValues';

interface Props {
  index: number;
  disabled: boolean;
  onRemove: () => void;
}

const atLeastOne = minValue(1, 'shop.line.qty_min');

/** On a phone the row becomes a small grid: the name above, then code and size, then the numbers. */
const phoneRow = {
  display: { xs: 'grid', md: 'table-row' },
  gridTemplateColumns: '1fr 1fr auto',
  alignItems: 'center',
  borderBottom: { xs: 1, md: 0 },
  borderColor: { xs: 'divider' },
  py: { xs: 1, md: 0 },
  '& > td': { borderBottom: { xs: 0, md: 1 }, borderColor: { md: 'divider' } },
};
const wide = { gridColumn: { xs: '1 / 3' } };
const number = { width: { md: 120 }, '& .MuiFormControl-root': { my: 0 } };

/** The column's heading where the table has no head; the input itself is named by its `aria-label`. */
const CellLabel = ({ text }: { text: string }) => (
  <Typography
    variant="caption"
    component="div"
    color="text.secondary"
    aria-hidden
    sx={{ display: { md: 'none' }, mb: 0.5 }}
  >
    {text}
  </Typography>
);

/** Undefined for the moment between a line's removal and its row's. */
const useLine = (index: number): LineResponse | undefined =>
  useWatch<QuoteRecord, `requestedItems.${number}`>({ name: `requestedItems.${index}` });

const ProductCells = ({ line }: { line: LineResponse }) => (
  <>
    <TableCell sx={wide}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {line.productName}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {line.sku}
      </Typography>
    </TableCell>
    <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>{line.code}</TableCell>
    <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>{line.size}</TableCell>
  </>
);

export const QuoteLineRow = ({ index, disabled, onRemove }: Props) => {
  const translate = useTranslate();
  const line = useLine(index);
  if (!line) return null;
  const source = `requestedItems.${index}`;
  const named = (field: string) => ({
    htmlInput: { 'aria-label': `${translate(`shop.line.${field}`)}, ${line.productName}` },
  });

  return (
    <TableRow sx={phoneRow}>
      <ProductCells line={line} />
      <TableCell sx={{ ...number, gridRow: { xs: 2 } }}>
        <CellLabel text={translate('shop.line.qty')} />
        <NumberInput
          source={`${source}.qty`}
          label={false}
          min={1}
          step={1}
          parse={parseQuantity}
          validate={atLeastOne}
          disabled={disabled}
          helperText={false}
          slotProps={named('qty')}
        />
      </TableCell>
      <TableCell sx={{ ...number, gridRow: { xs: 2 } }}>
        <CellLabel text={translate('shop.line.unit_price')} />
        <MoneyInput
          source={`${source}.unitPrice`}
          label={false}
          parse={parseAmount}
          disabled={disabled}
          slotProps={named('unit_price')}
        />
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', gridRow: { xs: 2 } }}>
        <CellLabel text={translate('shop.line.price')} />
        {formatAed(linePrice(line))}
      </TableCell>
      <TableCell align="right" sx={{ gridRow: { xs: 1 }, gridColumn: { xs: 3 } }}>
        <IconButton
          size="small"
          disabled={disabled}
          onClick={onRemove}
          aria-label={translate('shop.line.remove', { name: line.productName })}
        >
          <CloseOutlined fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
};
