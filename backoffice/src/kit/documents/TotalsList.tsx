import { Box } from '@mui/material';
import type { PriceBasis } from '@shop/contract/vat';
import { useTranslate } from 'react-admin';
import { formatAed } from '../format';
import { parseAmount } from '../formValues';
import type { LineResponse } from '@shop/contract/api';
import { type ShownTax, totalsOf } from './totals';

interface TotalsRow {
  /** Translation key. */
  label: string;
  /** Values in the label. */
  values?: Record<string, string | number>;
  /** AED. */
  amount: number;
  strong?: boolean;
}

const Row = ({ label, values, amount, strong = false }: TotalsRow) => {
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
      <dt>{translate(label, values)}</dt>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
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

interface Shared {
  lines: readonly LineResponse[];
  charges: { deliveryCharge: number; extraFee: number; discount: number };
  /** Rows below the total. */
  more?: TotalsRow[];
}

/** Stored total and VAT. */
export interface StoredTotals extends Shared {
  tax: (ShownTax & { basis: PriceBasis }) | null;
  total: number;
}

/** Total and VAT, computed from the values of the form. */
interface TypedTotals extends Shared {
  /** The price basis of the form; null without VAT. */
  tax: { basis: PriceBasis } | null;
  total?: undefined;
}

const taxRows = (tax: ShownTax | null): TotalsRow[] =>
  tax === null
    ? []
    : [
        { label: 'shop.total.net', amount: tax.net },
        ...tax.categories.map(({ category, rate, net, vat }) => ({
          label: `shop.total.vat.${category}`,
          values: { rate, base: formatAed(net) },
          amount: vat,
        })),
      ];

/** Items, discounts, charges, VAT and total of a document. */
export const DocumentTotals = ({ lines, charges, tax, total, more = [] }: StoredTotals | TypedTotals) => {
  const computed = totalsOf({ lines, ...charges, basis: tax?.basis });
  const { subtotal, discount } = computed;
  return (
    <TotalsList
      rows={[
        { label: 'shop.total.subtotal', amount: subtotal },
        ...(discount > 0 ? [{ label: 'shop.total.discount', amount: -discount }] : []),
        { label: 'shop.total.delivery', amount: parseAmount(charges.deliveryCharge) },
        { label: 'shop.total.extra', amount: parseAmount(charges.extraFee) },
        ...taxRows(total === undefined ? computed.tax : tax),
        { label: 'shop.total.total', amount: total ?? computed.total, strong: true },
        ...more,
      ]}
    />
  );
};
