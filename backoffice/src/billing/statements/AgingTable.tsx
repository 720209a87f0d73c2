import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatAed } from '../../kit/format';
import type { AgingResponse } from '@shop/contract/api';
import { SectionTitle } from '../../kit/ui/fields';

const AGES = [
  'current',
  'days1to30',
  'days31to60',
  'days61to90',
  'over90',
] as const satisfies readonly (keyof AgingResponse)[];

/** The balance by age; overdue amounts are red. */
export const AgingTable = ({ aging }: { aging: AgingResponse }) => {
  const translate = useTranslate();
  return (
    <>
      <SectionTitle text="shop.statement.aging" />
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 1, m: 0, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}
      >
        {AGES.map((age) => (
          <Box key={age} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 1 }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {translate(`shop.statement.age.${age}`)}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                fontWeight: 650,
                fontVariantNumeric: 'tabular-nums',
                color: age !== 'current' && aging[age] > 0 ? 'error.main' : undefined,
              }}
            >
              {formatAed(aging[age])}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
};
