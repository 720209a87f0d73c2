import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';

interface Sum {
  label: string;
  amount: number;
  isLate: boolean;
}

/** Labelled amounts in boxes; late ones are red. */
export const SumBoxes = ({ sums }: { sums: readonly Sum[] }) => {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 1, m: 0, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}
    >
      {sums.map(({ label, amount, isLate }) => (
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
              color: isLate && amount > 0 ? 'error.main' : undefined,
            }}
          >
            {formatAed(amount)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
