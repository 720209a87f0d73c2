import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatAed } from '../format';
import { parseAmount } from '../formValues';
import type { LineResponse } from '../types';
import { itemsTotal, totalOf } from './totals';

interface TotalsRow {
  /** Translation key. */
  label: string;
  /** AED. */
  amount: number;
  strong?: boolean;
}

const Row = ({ label, amount, strong = false }: TotalsRow) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 3,
        py: 0.5,
        fontVariantNumeric: 'tabular-nums',
        ...(strong && { borderTop: 1, borderColor: 'divider', fontWeight: 700, fontSize: '1.15rem' }),
      }}
    >
      <dt>{translate(label)}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        {translate('shop.total.amount', { amount: formatAed(amount) })}
      </Box>
    </Box>
  );
};

/** Amounts below one another. A `strong` one is drawn as a sum. */
export const TotalsList = ({ rows }: { rows: TotalsRow[] }) => (
  <Box component="dl" sx={{ m: 0, width: '100%', maxWidth: 360, ml: 'auto' }}>
    {rows.map((row) => (
      <Row key={row.label} {...row} />
    ))}
  </Box>
);

interface Props {
  lines: readonly LineResponse[];
  deliveryCharge: number;
  extraFee: number;
  /** The stored total; without it the total is computed from what the form holds. */
  total?: number;
  /** Rows below the total. */
  more?: TotalsRow[];
}

/** Items, charges and total of a document. */
export const DocumentTotals = ({ lines, deliveryCharge, extraFee, total, more = [] }: Props) => (
  <TotalsList
    rows={[
      { label: 'shop.total.subtotal', amount: itemsTotal(lines) },
      { label: 'shop.total.delivery', amount: parseAmount(deliveryCharge) },
      { label: 'shop.total.extra', amount: parseAmount(extraFee) },
      {
        label: 'shop.total.total',
        amount: total ?? totalOf({ lines, deliveryCharge, extraFee }),
        strong: true,
      },
      ...more,
    ]}
  />
);
