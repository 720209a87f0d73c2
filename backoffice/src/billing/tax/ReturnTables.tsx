import { Box, Chip, Link, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { VatBox } from '@shop/contract/vat-return';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay } from '../../kit/format';
import { creditNotePath, invoicePath } from '../../paths';
import type { VatDocumentResponse, VatReturnResponse } from '@shop/contract/api';
import type { ReportedRow } from './returnRows';
import { HeadRow } from '../../kit/ui/HeadRow';

/** Boxes that are sums of others have no documents of their own. */
const SUMS: readonly VatBox[] = ['8', '12', '14'];

/** On a phone the amounts need the width: the content of these columns is below the number there. */
const wideOnly = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' };
const dense = { '& td, & th': { px: { xs: 0.75, sm: 1.25 } } };

interface BoxProps {
  boxes: VatReturnResponse['boxes'];
  opened: string | null;
  onOpen: (box: VatBox) => void;
}

/** The worksheet. A figure opens its documents. */
export const BoxTable = ({ boxes, opened, onOpen }: BoxProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums', maxWidth: 820, ...dense }}>
        <HeadRow
          texts={['resources.vat-return.fields.box', 'resources.vat-return.fields.name']}
          numbers={[
            'resources.vat-return.fields.amount',
            'resources.vat-return.fields.vat',
            'resources.vat-return.fields.adjustment',
          ]}
        />
        <TableBody>
          {boxes.map(({ box, amount, vat, adjustment }) => {
            const isSum = SUMS.includes(box);
            const figure = formatAed(amount);
            return (
              <TableRow key={box} selected={opened === box} sx={isSum ? { '& td': { fontWeight: 700 } } : undefined}>
                <TableCell>{box}</TableCell>
                <TableCell>{translate(`resources.vat-return.box.${box}`)}</TableCell>
                <TableCell align="right">
                  {isSum || amount === 0 ? (
                    figure
                  ) : (
                    <Link
                      component="button"
                      onClick={() => onOpen(box)}
                      aria-label={translate('resources.vat-return.open_box', { box, amount: figure })}
                      sx={{ font: 'inherit' }}
                    >
                      {figure}
                    </Link>
                  )}
                </TableCell>
                <TableCell align="right">{formatAed(vat)}</TableCell>
                <TableCell align="right">{formatAed(adjustment)}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
};

const pathOf = ({ kind, _id }: VatDocumentResponse): string =>
  kind === 'credit note' ? creditNotePath(_id) : invoicePath(_id);

const Row = ({ of: { document, box, row } }: { of: ReportedRow }) => {
  const translate = useTranslate();
  const [day, category] = [formatDay(document.taxDate), row && `${row.category} ${String(row.rate)} %`];
  return (
    <TableRow>
      <TableCell sx={wideOnly}>{day}</TableCell>
      <TableCell>
        <Link component={RouterLink} to={pathOf(document)}>
          {document.number}
        </Link>{' '}
        {document.isLate && <Chip size="small" color="warning" label={translate('resources.vat-return.late')} />}
        <Typography variant="caption" component="div" color="text.secondary">
          {document.buyer}
        </Typography>
        <Typography variant="caption" component="div" color="text.secondary" sx={{ display: { sm: 'none' } }}>
          {[day, box, category].filter(Boolean).join(' · ')}
        </Typography>
      </TableCell>
      <TableCell sx={wideOnly}>{box ?? ''}</TableCell>
      <TableCell sx={wideOnly}>
        <bdi>{category}</bdi>
      </TableCell>
      <TableCell align="right">{formatAed(row ? row.net : document.gross)}</TableCell>
      <TableCell align="right">{formatAed(row?.vat)}</TableCell>
    </TableRow>
  );
};

/** The documents with the rows of a figure of the worksheet. */
export const DocumentTable = ({ rows }: { rows: readonly ReportedRow[] }) => {
  const translate = useTranslate();
  if (rows.length === 0) {
    return <Typography color="text.secondary">{translate('resources.vat-return.nothing')}</Typography>;
  }
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ fontVariantNumeric: 'tabular-nums', ...dense }}>
        <HeadRow
          texts={[
            { text: 'resources.vat-return.fields.taxDate', sx: wideOnly },
            'resources.vat-return.fields.number',
            { text: 'resources.vat-return.fields.box', sx: wideOnly },
            { text: 'resources.vat-return.fields.category', sx: wideOnly },
          ]}
          numbers={['resources.vat-return.fields.net', 'resources.vat-return.fields.vat']}
        />
        <TableBody>
          {rows.map((one) => (
            <Row
              key={`${one.document._id} ${one.document.taxDate} ${one.row?.category ?? ''} ${String(one.row?.rate)}`}
              of={one}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
