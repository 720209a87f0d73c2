import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Chip, IconButton, Stack, TableCell, Typography } from '@mui/material';
import { MAX_LENGTH, MAX_QTY } from '@shop/contract/limits';
import { TAX_CATEGORIES } from '@shop/contract/vat';
import { type ComponentType, useRef } from 'react';
import { maxLength, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { formatAed } from '../format';
import { useIsNear } from '../ui/useIsNear';
import { DiscountInput, MoneyInput, WholeInput } from '../ui/NumberInputs';
import type { LineResponse } from '@shop/contract/api';
import type { ProductRecord } from '../../types';
import { linePrice, otherFormOfDiscount } from '../documents/totals';
import { TypedLineMargin } from '../documents/TypedMargins';
import { type LinesForm, replacedBy } from './lineRules';
import { ProductSearch } from './ProductSearch';
import { lineName } from './lineName';

/** An additional element beside the name of a line. */
export interface Beside {
  index: number;
  line: LineResponse;
  disabled: boolean;
}

interface Props {
  index: number;
  disabled: boolean;
  onRemove: () => void;
  beside: ComponentType<Beside> | undefined;
}

const needed = required();
const freeTextRules = [needed, maxLength(MAX_LENGTH.lineText)];
const taxReasonRules = maxLength(MAX_LENGTH.taxReason);
const taxChoices = TAX_CATEGORIES.map((id) => ({ id, name: `shop.tax.${id}` }));
const wide = { gridColumn: { xs: '1 / 3' } };
const number = { width: { md: 120 }, '& .MuiFormControl-root': { my: 0 } };
const second = { gridColumn: { xs: '2 / -1' } };

/** The column's heading when the table has no header; the input itself is named by its `aria-label`. */
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

/** Undefined for a moment between the removal of a line and of its row. */
const useLine = (index: number): LineResponse | undefined =>
  useWatch<LinesForm, `requestedItems.${number}`>({ name: `requestedItems.${index}` });

interface CellsProps {
  line: LineResponse;
  source: string;
  disabled: boolean;
  named: (field: string) => string;
}

/** A category other than the standard one needs a reason. */
const TaxCells = ({ line, source, disabled, named }: CellsProps) => {
  const translate = useTranslate();
  const otherForm = otherFormOfDiscount(line);
  return (
    <>
      <TableCell sx={{ ...number, gridRow: { xs: 3 } }}>
        <CellLabel text={translate('shop.line.discount')} />
        <DiscountInput source={`${source}.discount`} label={false} disabled={disabled} named={named('discount')} />
        {otherForm !== '' && (
          <Typography variant="caption" component="div" color="text.secondary">
            <bdi>{otherForm}</bdi>
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ ...number, ...second, width: { md: 110 }, gridRow: { xs: 3 } }}>
        <CellLabel text={translate('shop.line.tax')} />
        <SelectInput
          source={`${source}.taxCategory`}
          choices={taxChoices}
          label={false}
          disabled={disabled}
          validate={needed}
          helperText={false}
          sx={{ minWidth: 0, width: '100%' }}
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': named('tax') } } }}
        />
      </TableCell>
    </>
  );
};

/** A free-text line of the buyer: staff may edit the text, or replace it by a product. */
const FreeTextCell = ({ index, line, disabled }: Beside) => {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<LinesForm>();
  const replace = (product: ProductRecord) =>
    setValue(`requestedItems.${index}`, replacedBy(line, product, getValues('tax')?.basis), {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <Stack sx={{ gap: 0.5, minWidth: { md: 240 } }}>
      <Chip size="small" label={translate('shop.line.free_text')} sx={{ alignSelf: 'flex-start' }} />
      <TextInput
        source={`requestedItems.${index}.productName`}
        label={false}
        multiline
        disabled={disabled}
        validate={freeTextRules}
        helperText={disabled ? false : 'shop.line.free_text_hint'}
        sx={{ my: 0 }}
        slotProps={{ htmlInput: { 'aria-label': translate('shop.line.free_text') } }}
      />
      {!disabled && <ProductSearch label="shop.line.replace" onPick={replace} />}
    </Stack>
  );
};

interface ProductCellsProps extends CellsProps {
  index: number;
  beside: ComponentType<Beside> | undefined;
}

const ProductCells = ({ index, line, source, disabled, named, beside: BesideName }: ProductCellsProps) => (
  <>
    <TableCell sx={wide}>
      {line.product === null ? (
        <FreeTextCell index={index} line={line} disabled={disabled} />
      ) : (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {lineName(line)}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {line.sku}
          </Typography>
        </>
      )}
      {BesideName && <BesideName index={index} line={line} disabled={disabled} />}
      {line.taxCategory !== null && line.taxCategory !== 'S' && (
        <TextInput
          source={`${source}.taxReason`}
          label="shop.line.tax_reason"
          disabled={disabled}
          helperText={false}
          sx={{ mt: 1.5, mb: 0.5 }}
          validate={taxReasonRules}
          slotProps={{ htmlInput: { 'aria-label': named('tax_reason') } }}
        />
      )}
    </TableCell>
    <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>{line.code}</TableCell>
    <TableCell sx={{ display: { xs: 'none', md: 'table-cell' } }}>{line.size}</TableCell>
  </>
);

/** The values of a row as text, while its inputs are out of sight. The search of the browser finds them. */
const FarCells = ({ index }: { index: number }) => {
  const line = useFormContext<LinesForm>().getValues(`requestedItems.${index}`);
  return <td colSpan={9}>{[line.qty, '×', lineName(line), line.sku].join(' ')}</td>;
};

const LineCells = ({ index, disabled, onRemove, beside }: Props) => {
  const translate = useTranslate();
  const line = useLine(index);
  const { setValue } = useFormContext<LinesForm>();
  if (!line) return null;
  const source = `requestedItems.${index}`;
  const named = (field: string) => `${translate(`shop.line.${field}`)}, ${lineName(line)}`;
  const cells = { line, source, disabled, named };
  return (
    <>
      <ProductCells {...cells} index={index} beside={beside} />
      <TableCell sx={{ ...number, gridRow: { xs: 2 } }}>
        <CellLabel text={translate('shop.line.qty')} />
        <WholeInput
          source={`${source}.qty`}
          label={false}
          min={1}
          max={MAX_QTY}
          needed
          disabled={disabled}
          named={named('qty')}
        />
      </TableCell>
      <TableCell sx={{ ...number, ...second, gridRow: { xs: 2 } }}>
        <CellLabel text={translate('shop.line.unit_price')} />
        <MoneyInput
          source={`${source}.unitPrice`}
          label={false}
          needed
          disabled={disabled}
          named={named('unit_price')}
          onTyped={() => setValue(`requestedItems.${index}.priceIsManual`, true)}
        />
      </TableCell>
      <TaxCells {...cells} />
      <TableCell
        align="right"
        sx={{ fontVariantNumeric: 'tabular-nums', gridRow: { xs: 4 }, gridColumn: { xs: '1 / -1' } }}
      >
        <CellLabel text={translate('shop.line.price')} />
        {formatAed(linePrice(line))}
        <TypedLineMargin index={index} />
      </TableCell>
      <TableCell align="right" sx={{ gridRow: { xs: 1 }, gridColumn: { xs: 3 } }}>
        <IconButton
          size="small"
          disabled={disabled}
          onClick={onRemove}
          aria-label={translate('shop.line.remove', { name: lineName(line) })}
        >
          <CloseOutlined fontSize="small" />
        </IconButton>
      </TableCell>
    </>
  );
};

/** The first rows are drawn at once. */
const FIRST_ROWS = 10;
const FAR_HEIGHT = 64;

/**
 * A line with its inputs while it is near the visible part of the page, and as text otherwise: hundreds of inputs would make
 * each key slow. A row with an error keeps its inputs, since only these are validated.
 */
export const LineRow = (props: Props) => {
  const { index } = props;
  const row = useRef<HTMLTableRowElement>(null);
  const { errors } = useFormState<LinesForm>({ name: `requestedItems.${index}` });
  const { isNear, height } = useIsNear(row, index < FIRST_ROWS);
  if (isNear || errors.requestedItems?.[index]) {
    return (
      <tr ref={row}>
        <LineCells {...props} />
      </tr>
    );
  }
  return (
    <tr ref={row} style={{ height: height ?? FAR_HEIGHT }}>
      <FarCells index={index} />
    </tr>
  );
};
