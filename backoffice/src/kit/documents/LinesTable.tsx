import { isPriced } from './priced';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LineWarnings } from './Warnings';
import { LineMargin } from './MarginLine';
import { directed } from '../../i18n/language';
import { usePacks } from '../../i18n/terms';
import { formatAed } from '../format';
import type { LineResponse } from '@shop/contract/api';
import { lineName } from '../lines/lineName';
import { stackedOnPhones } from '../ui/stackedOnPhones';

type Column =
  | 'product'
  | 'code'
  | 'size'
  | 'qty'
  | 'ordered'
  | 'delivered'
  | 'billed'
  | 'open'
  | 'stock'
  | 'place'
  | 'unit_price'
  | 'discount'
  | 'price'
  | 'net'
  | 'rate'
  | 'vat'
  | 'gross';

/** The stock of a product, and its place. */
export interface StoredGoods {
  readonly stock: number;
  readonly storageLocation: string;
}

/** A line with what the shop has of its product; undefined if unknown, or if there is no product. */
export interface StockedLine extends LineResponse {
  readonly goods?: StoredGoods | undefined;
  /** The pieces of an order's line. */
  readonly pieces?: Readonly<Record<'delivered' | 'billed' | 'open', number>>;
  /** Below the name of the product. */
  readonly remarks?: ReactNode;
}

const TEXTS: readonly Column[] = ['product', 'code', 'size', 'place'];
const WIDE_ONLY: readonly Column[] = ['code', 'size', 'net', 'rate'];

/** Only the columns that the document needs: a document without VAT has prices only. */
const columnsOf = (lines: readonly StockedLine[]): Column[] => [
  ...(lines.some(({ pieces }) => pieces)
    ? (['product', 'ordered', 'delivered', 'billed', 'open'] as const)
    : (['product', 'code', 'size', 'qty'] as const)),
  ...(lines.some(({ goods }) => goods) ? (['stock', 'place'] as const) : []),
  ...(isPriced(lines) ? pricesOf(lines) : []),
];

const pricesOf = (lines: readonly StockedLine[]): Column[] => [
  'unit_price',
  ...(lines.some(({ discount }) => discount) ? (['discount'] as const) : []),
  ...(lines.some(({ net }) => net !== null) ? (['net', 'rate', 'vat', 'gross'] as const) : (['price'] as const)),
];

const Product = ({ line }: { line: StockedLine }) => {
  const translate = useTranslate();
  const { sku, code, size, taxReason, pieces, remarks } = line;
  const freeText = line.product === null && translate('shop.line.free_text');
  // Their columns are for the pieces.
  const named = pieces ? [code, size && directed(size)] : [];
  return (
    <>
      {lineName(line)}
      <Typography variant="caption" component="div" color="text.secondary">
        {[sku, ...named, freeText, taxReason && directed(taxReason)].filter(Boolean).join(' · ')}
      </Typography>
      {remarks}
      <LineMargin margin={line.margin} />
      <LineWarnings id={line._id} />
    </>
  );
};

const Stock = ({ pieces, isShort }: { pieces: number; isShort: boolean }) => (
  <Typography component="span" variant="body2" color={isShort ? 'error' : undefined}>
    {pieces}
  </Typography>
);

/** The quantity, also in packs, as the product was packed when the line was made. */
const Quantity = ({ line }: { line: LineResponse }) => {
  const packs = usePacks()(line);
  if (packs === '') return line.qty;
  return (
    <>
      {line.qty}
      <Typography variant="caption" component="div" color="text.secondary">
        {directed(packs)}
      </Typography>
    </>
  );
};

const rateOf = ({ taxRate, taxCategory }: LineResponse) =>
  taxCategory === 'S' ? `${String(taxRate)} %` : `${String(taxRate)} % ${String(taxCategory)}`;

const cells: Record<Column, (line: StockedLine) => ReactNode> = {
  product: (line) => <Product line={line} />,
  code: ({ code }) => <bdi>{code}</bdi>,
  size: ({ size }) => directed(size),
  qty: (line) => <Quantity line={line} />,
  ordered: (line) => <Quantity line={line} />,
  delivered: ({ pieces }) => pieces?.delivered,
  billed: ({ pieces }) => pieces?.billed,
  open: ({ pieces }) => pieces?.open,
  stock: ({ qty, pieces, goods }) =>
    goods && <Stock pieces={goods.stock} isShort={goods.stock < (pieces?.open ?? qty)} />,
  place: ({ goods }) => goods?.storageLocation,
  unit_price: ({ unitPrice }) => formatAed(unitPrice),
  discount: ({ discount }) => formatAed(discount),
  price: ({ qtyPrice }) => formatAed(qtyPrice),
  net: ({ net }) => formatAed(net),
  rate: (line) => <bdi>{rateOf(line)}</bdi>,
  vat: ({ vat }) => formatAed(vat),
  gross: ({ gross }) => formatAed(gross),
};

const alignOf = (column: Column) => (TEXTS.includes(column) ? 'left' : 'right');
const sxOf = (column: Column) => {
  if (column === 'place') return { whiteSpace: 'nowrap' };
  return WIDE_ONLY.includes(column) ? { '&&': { display: { xs: 'none', sm: 'table-cell' } } } : undefined;
};

/** The lines of a document with their prices in AED, read-only. */
export const LinesTable = ({ lines }: { lines: readonly StockedLine[] }) => {
  const translate = useTranslate();
  const columns = columnsOf(lines);
  return (
    // It scrolls on a tablet, so it must be focusable by keyboard.
    <Box tabIndex={0} sx={{ overflowX: 'auto', width: '100%' }}>
      <Table size="small" sx={stackedOnPhones}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} align={alignOf(column)} sx={sxOf(column)}>
                {translate(`shop.line.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line._id}>
              {columns.map((column) => (
                <TableCell
                  key={column}
                  align={alignOf(column)}
                  data-label={column === 'product' ? undefined : translate(`shop.line.${column}`)}
                  sx={sxOf(column)}
                >
                  {cells[column](line)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
