import { Box, Checkbox, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import type { CreditableResponse } from '@shop/contract/api';
import { NumberField } from '../../kit/ui/NumberField';
import type { CreditForm, Problems } from './creditForm';
import { lineName } from '../../kit/lines/lineName';

interface Props {
  left: CreditableResponse;
  form: CreditForm;
  problems: Problems;
  change: (fields: Partial<CreditForm>) => void;
}

type Line = CreditableResponse['lines'][number];

const Row = ({ line, form, problems, change }: Omit<Props, 'left'> & { line: Line }) => {
  const translate = useTranslate();
  const { line: id, sku, qty, invoicedQty, gross } = line;
  const name = lineName(line);
  const problem = problems[id];
  const isBack = form.restock.includes(id);
  const others = form.restock.filter((one) => one !== id);
  return (
    <TableRow>
      <TableCell>
        {name}
        <Typography variant="caption" component="div" color="text.secondary">
          {sku} · {translate('resources.credit-notes.left_of', { left: qty, of: invoicedQty })} · {formatAed(gross)}
        </Typography>
      </TableCell>
      <TableCell sx={{ width: { xs: 96, sm: 130 }, px: { xs: 0.5, sm: 2 } }}>
        <NumberField
          named={translate('resources.credit-notes.qty_of', { name })}
          value={form.qtys[id] ?? ''}
          onType={(typed) => change({ qtys: { ...form.qtys, [id]: typed } })}
          disabled={qty === 0}
          error={problem && translate(`resources.credit-notes.problem.${problem}`, { most: qty })}
        />
      </TableCell>
      <TableCell padding="checkbox" align="center">
        <Checkbox
          checked={isBack}
          disabled={qty === 0}
          onChange={() => change({ restock: isBack ? others : [...others, id] })}
          slotProps={{ input: { 'aria-label': translate('resources.credit-notes.restock_of', { name }) } }}
        />
      </TableCell>
    </TableRow>
  );
};

/** The lines of the invoice with their rest, and inputs for the credit. */
export const CreditLines = ({ left, ...form }: Props) => {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto', width: '100%' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('shop.line.product')}</TableCell>
            <TableCell>{translate('resources.credit-notes.fields.qty')}</TableCell>
            <TableCell align="center">{translate('resources.credit-notes.fields.restock')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {left.lines.map((line) => (
            <Row key={line.line} line={line} {...form} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
