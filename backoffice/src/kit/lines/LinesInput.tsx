import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { TypedMargins } from '../documents/TypedMargins';
import { LineEntry } from './LineEntry';
import { type Beside, LineRow } from './LineRow';
import type { LinesForm } from './lineRules';
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
  const { fields, remove } = useFieldArray<LinesForm, 'requestedItems'>({ name: 'requestedItems' });
  const { basis, add } = useLines();
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
      {!disabled && <LineEntry basis={basis} onAdd={add} onPaste={onPaste} />}
    </Box>
  );
};
