import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReceivablesResponse } from '@shop/contract/api';
import { OPEN_AGES } from '@shop/contract/statement';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';

interface Sum {
  label: string;
  amount: number;
  isLate: boolean;
}

const sumsOf = (sums: ReceivablesResponse['total']): readonly Sum[] => [
  ...OPEN_AGES.map((age) =>
    age === 'credit'
      ? { label: 'shop.statement.sum.creditBalance', amount: sums.creditBalance, isLate: false }
      : { label: `shop.statement.age.${age}`, amount: sums[age], isLate: age !== 'current' && sums[age] > 0 },
  ),
  { label: 'resources.receivables.fields.balance', amount: sums.balance, isLate: false },
];

/** The amounts by age, the credit and the balance. */
export const AgeSums = ({ sums }: { sums: ReceivablesResponse['total'] }) => {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 1, m: 0, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}
    >
      {sumsOf(sums).map(({ label, amount, isLate }) => (
        <Box key={label} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 1 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {translate(label)}
          </Typography>
          <Typography
            component="dd"
            sx={{
              m: 0,
              fontWeight: 650,
              fontVariantNumeric: 'tabular-nums',
              color: isLate ? 'error.main' : undefined,
            }}
          >
            {formatAed(amount)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
