import { type Theme, useMediaQuery } from '@mui/material';

/** True on phones and portrait tablets, where a table's last columns would be cut off: lists are cards there. */
export const useNarrow = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));

/** True where a list has room for a panel beside it. */
export const useWide = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
