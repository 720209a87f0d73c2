import type { Tone } from '@shop/contract/statuses';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

export const Badge = ({ tone, label }: { tone: Tone; label: string }) => (
  <Box
    component="span"
    data-tone={tone}
    sx={(theme) => ({
      display: 'inline-block',
      paddingInline: 1,
      paddingBlock: '1px',
      borderRadius: 1,
      fontSize: '0.8rem',
      fontWeight: 650,
      whiteSpace: 'nowrap',
      color: theme.palette.badge[tone].text,
      backgroundColor: theme.palette.badge[tone].ground,
    })}
  >
    {label}
  </Box>
);

interface Props<S extends string> {
  /** The resource whose texts contain the status. */
  of: string;
  status: S;
  tones: Readonly<Record<S, Tone>>;
}

export const StatusBadge = <S extends string>({ of, status, tones }: Props<S>) => (
  <Badge tone={tones[status]} label={useTranslate()(`resources.${of}.status.${status}`)} />
);
