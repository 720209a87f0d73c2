import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Buttons of one row. A click between them, or in a dialog that they open, must not open the row. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <Stack
    direction="row"
    sx={{ alignItems: 'center', justifyContent: 'flex-end' }}
    onClick={(event) => event.stopPropagation()}
  >
    {children}
  </Stack>
);
