import { Box, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import type { CreditNoteRecord } from '../../types';
import { lineName } from '../../kit/lines/lineName';
import { stackedOnPhones } from '../../kit/ui/stackedOnPhones';
import { HeadRow } from '../../kit/ui/HeadRow';

/** The credited lines of a credit note, read-only. Renders nothing if only charges are credited. */
export const CreditedLines = ({ lines }: { lines: CreditNoteRecord['lines'] }) => {
  const translate = useTranslate();
  if (lines.length === 0) return null;
  return (
    <Box sx={{ overflowX: 'auto', width: '100%' }}>
      <Table size="small" sx={stackedOnPhones}>
        <HeadRow
          texts={['shop.line.product']}
          numbers={['resources.credit-notes.fields.qty', 'shop.line.vat', 'shop.line.gross']}
        />
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.line}>
              <TableCell>
                {lineName(line)}
                <Typography variant="caption" component="div" color="text.secondary">
                  {[line.sku, line.restock && translate('resources.credit-notes.back_in_stock')]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </TableCell>
              <TableCell align="right" data-label={translate('resources.credit-notes.fields.qty')}>
                {line.qty || ''}
              </TableCell>
              <TableCell align="right" data-label={translate('shop.line.vat')}>
                {formatAed(line.vat)}
              </TableCell>
              <TableCell align="right" data-label={translate('shop.line.gross')}>
                {formatAed(line.gross)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
