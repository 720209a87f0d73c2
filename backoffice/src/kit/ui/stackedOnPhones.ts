import type { SxProps, Theme } from '@mui/material';

/**
 * For a table with figures: on a phone each row is a block, its first cell above the others, so that nothing scrolls
 * sideways. The theme makes cells plaintext, whose start is that of their words: left is the side at which lines begin,
 * since the styles of Arabic pages are mirrored. A cell with `data-label` has this label there, instead of the heading
 * of its column.
 */
export const stackedOnPhones: SxProps<Theme> = ({ breakpoints }) => ({
  fontVariantNumeric: 'tabular-nums',
  [breakpoints.down('sm')]: {
    '& thead, & tbody td:empty': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      rowGap: 0.5,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody td': { display: 'block', border: 0, p: 0, textAlign: 'left' },
    '& tbody td:first-of-type': { flex: '1 0 100%' },
    '& tbody td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      typography: 'caption',
      color: 'text.secondary',
    },
  },
});
