import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatAed } from '../format';
import type { LineResponse } from '../types';

const columns = ['product', 'code', 'size', 'qty', 'unit_price', 'price'];
const isNumber = (column: string) => ['qty', 'unit_price', 'price'].includes(column);
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };
const hiddenOnPhone = (column: string) => ['code', 'size'].includes(column);

const Row = ({ line }: { line: LineResponse }) => (
  <TableRow>
    <TableCell>
      {line.productName}
      <Typography variant="caption" component="div" color="text.secondary">
        {line.sku}
      </Typography>
    </TableCell>
    <TableCell sx={wideOnly}>{line.code}</TableCell>
    <TableCell sx={wideOnly}>{line.size}</TableCell>
    <TableCell align="right">{line.qty}</TableCell>
    <TableCell align="right">{formatAed(line.unitPrice)}</TableCell>
    <TableCell align="right">{formatAed(line.qtyPrice)}</TableCell>
  </TableRow>
);

/** A document's lines with their prices in AED, to read. */
export const LinesTable = ({ lines }: { lines: readonly LineResponse[] }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto', width: '100%' }}>
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column}
                align={isNumber(column) ? 'right' : 'left'}
                sx={hiddenOnPhone(column) ? wideOnly : undefined}
              >
                {translate(`shop.line.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <Row key={line.product} line={line} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
