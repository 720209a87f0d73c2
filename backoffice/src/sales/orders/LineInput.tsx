import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  text: string;
  /** Renders the input with its name, which is not visible there. */
  children: (named: { label: false; named: string; fullWidth: true }) => ReactNode;
}

/** An input for one line of an order. On a phone its name would be cut off in a label, where similar products look alike. */
export const LineInput = ({ text, children }: Props) => (
  <Box sx={{ mt: 1, width: '100%' }}>
    <Typography variant="body2" aria-hidden>
      {text}
    </Typography>
    {children({ label: false, named: text, fullWidth: true })}
  </Box>
);
