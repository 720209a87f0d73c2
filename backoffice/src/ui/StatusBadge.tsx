import Box from '@mui/material/Box';
import type { BadgeColor } from '../palette';

interface Props {
  color: BadgeColor;
  label: string;
}

export const StatusBadge = ({ color, label }: Props) => (
  <Box
    component="span"
    data-color={color}
    sx={(theme) => ({
      display: 'inline-block',
      paddingInline: 1,
      paddingBlock: '1px',
      borderRadius: 1,
      fontSize: '0.8rem',
      fontWeight: 650,
      whiteSpace: 'nowrap',
      color: theme.palette.badge[color].text,
      backgroundColor: theme.palette.badge[color].ground,
    })}
  >
    {label}
  </Box>
);
