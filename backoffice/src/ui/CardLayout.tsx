import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  title: string;
  to?: string;
  badge?: ReactNode;
  amount?: ReactNode;
  /** Small lines below the title; empty ones are left out. */
  lines: (string | undefined)[];
  actions?: ReactNode;
}

/** As high as a finger; the lines below stay where they would be. */
const link = { fontWeight: 650, color: 'primary.main', textDecoration: 'none', display: 'block', py: 1.5, my: -1.5 };

const Heading = ({ title, to }: Pick<Props, 'title' | 'to'>) =>
  to ? (
    <Typography component={Link} to={to} sx={link}>
      {title}
    </Typography>
  ) : (
    <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
  );

/** What one record looks like on a phone. */
export const CardLayout = ({ title, to, badge, amount, lines, actions }: Props) => (
  <Stack spacing={0.5}>
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <Heading title={title} to={to} />
      {badge}
    </Stack>
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
      <span>
        {lines.filter(Boolean).map((line, index) => (
          <Typography
            // Two lines may say the same.
            key={index}
            variant="body2"
            color="text.secondary"
            sx={{ unicodeBidi: 'plaintext', textAlign: 'left' }}
          >
            {line}
          </Typography>
        ))}
      </span>
      <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {amount}
      </Typography>
    </Stack>
    {actions && (
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', justifyContent: 'flex-end' }}>
        {actions}
      </Stack>
    )}
  </Stack>
);
