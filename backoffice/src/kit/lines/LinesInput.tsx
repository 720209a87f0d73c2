import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { LineResponse } from '@shop/contract/api';
import { TypedMargins } from '../documents/TypedMargins';
import { LineEntry } from './LineEntry';
import { type Beside, LineRow } from './LineRow';
import { type LinesForm, withLine } from './lineRules';
import { useLines } from './useLines';

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
        {/* No heading: the button in the row has its own label. */}
        <TableCell component="td" />
      </TableRow>
    </TableHead>
  );
};

/** On a phone a row becomes a small grid: the name on top, then the inputs in pairs, then the price. */
const table = {
  display: { xs: 'block', md: 'table' },
  '& > tbody > tr': {
    display: { xs: 'grid', md: 'table-row' },
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'center',
    alignContent: 'start',
    borderBottom: { xs: 1, md: 0 },
    borderColor: { xs: 'divider' },
    py: { xs: 1, md: 0 },
    '& > td': { borderBottom: { xs: 0, md: 1 }, borderColor: { md: 'divider' } },
  },
};

/** Adds a line to the rows; the others remain as they are drawn. */
const useRows = () => {
  const { getValues } = useFormContext<LinesForm>();
  const { fields, append, update, remove } = useFieldArray<LinesForm, 'requestedItems'>({ name: 'requestedItems' });
  const add = (line: LineResponse) => {
    const lines = getValues('requestedItems');
    const changed = withLine(lines, line);
    if (changed.length > lines.length) append(line, { shouldFocus: false });
    else changed.forEach((one, index) => one !== lines[index] && update(index, one));
  };
  return { fields, add, remove };
};

interface Props {
  disabled: boolean;
  /** Called with several pasted lines. */
  onPaste?: (text: string) => void;
  /** Rendered beside the name of each line. */
  beside?: ComponentType<Beside>;
}

/** The requested items: quantity and unit price to edit, lines to add and remove. */
export const LinesInput = ({ disabled, onPaste, beside }: Props) => {
  const translate = useTranslate();
  const { fields, add, remove } = useRows();
  const { basis } = useLines();
  return (
    <Box sx={{ width: '100%' }}>
      <Table size="small" aria-label={translate('shop.line.title')} sx={table}>
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
      {!disabled && <LineEntry basis={basis} onAdd={add} onPaste={onPaste} />}
    </Box>
  );
};
