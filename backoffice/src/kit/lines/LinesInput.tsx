import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { TypedMargins } from '../documents/TypedMargins';
import type { ProductRecord } from '../../types';
import { parseQuantity } from '../formValues';
import { ProductSearch } from './ProductSearch';
import { type Beside, LineRow } from './LineRow';
import { lineOf, type LinesForm } from './lineRules';

const Heading = () => {
  const translate = useTranslate();
  const columns = ['product', 'code', 'size', 'qty', 'unit_price', 'discount', 'tax', 'price'];
  return (
    <TableHead sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
      <TableRow>
        {columns.map((column) => (
          <TableCell key={column} align={column === 'price' ? 'right' : 'left'}>
            {translate(`shop.line.${column}`)}
          </TableCell>
        ))}
        {/* No heading: a button in the row says itself what it does. */}
        <TableCell component="td" />
      </TableRow>
    </TableHead>
  );
};

interface Props {
  disabled: boolean;
  /** Another way to add lines than by a search for a product. */
  entry?: ReactNode;
  /** Stands beside the name of each line. */
  beside?: ComponentType<Beside>;
}

/** The requested items: quantity and unit price to edit, lines to add and remove. */
export const LinesInput = ({ disabled, entry, beside }: Props) => {
  const translate = useTranslate();
  const { control, getValues, setValue } = useFormContext<LinesForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'requestedItems' });

  const add = (product: ProductRecord) => {
    const present = getValues('requestedItems').findIndex((line) => line.product === product.id);
    if (present < 0) return append(lineOf(product, getValues('tax')?.basis));
    const qty = parseQuantity(getValues(`requestedItems.${present}.qty`)) + product.moq;
    return setValue(`requestedItems.${present}.qty`, qty, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Table size="small" aria-label={translate('shop.line.title')} sx={{ display: { xs: 'block', md: 'table' } }}>
        <Heading />
        <TableBody sx={{ display: { xs: 'block', md: 'table-row-group' } }}>
          <TypedMargins>
            {fields.map((line, index) => (
              <LineRow key={line.id} index={index} disabled={disabled} onRemove={() => remove(index)} beside={beside} />
            ))}
          </TypedMargins>
        </TableBody>
      </Table>
      {fields.length === 0 && (
        <Typography sx={{ p: 2, color: 'text.secondary' }}>{translate('shop.line.none')}</Typography>
      )}
      {!disabled && (entry ?? <ProductSearch onPick={add} />)}
    </Box>
  );
};
