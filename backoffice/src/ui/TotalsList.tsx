import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { formatAed } from '../money/fils';

interface Row {
  label: string;
  /** AED. */
  amount: number;
  strong?: boolean;
}

const Line = ({ label, amount, strong = false }: Row) => {
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

/** Amounts below one another, the last one drawn as their sum where it is `strong`. */
export const TotalsList = ({ rows }: { rows: Row[] }) => (
  <Box component="dl" sx={{ m: 0, width: '100%', maxWidth: 360, ml: 'auto' }}>
    {rows.map((row) => (
      <Line key={row.label} {...row} />
    ))}
  </Box>
);
