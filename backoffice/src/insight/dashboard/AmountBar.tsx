import { Box } from '@mui/material';

/** A bar that compares an amount with others. @param part of the largest, from 0 to 1 */
export const AmountBar = ({ part, color }: { part: number; color: string }) => (
  <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'action.hover', mt: 0.5 }}>
    <Box sx={{ height: 6, borderRadius: 3, bgcolor: color, width: `${part * 100}%` }} />
  </Box>
);
