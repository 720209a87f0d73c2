import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { Link } from 'react-router';

interface ListProps<R extends RaRecord> {
  card: ComponentType<{ record: R }>;
}

/** The phone's form of a table: one block per record, with the record in context. */
export const RecordCards = <R extends RaRecord>({ card: Card }: ListProps<R>) => {
  const { data = [] } = useListContext<R>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Box component="li" sx={{ px: 2, py: 1.5 }}>
            <Card record={record} />
          </Box>
          <Divider component="li" aria-hidden />
        </RecordContextProvider>
      ))}
    </Box>
  );
};

interface Props {
  title: string;
  to?: string;
  badge?: ReactNode;
  amount?: ReactNode;
  /** Small lines below the title; empty ones are left out. */
  lines: (string | undefined)[];
  actions?: ReactNode;
}

/** The link is as high as a touch target, without moving the lines below it. */
const link = { fontWeight: 650, color: 'primary.main', textDecoration: 'none', display: 'block', py: 1.5, my: -1.5 };

const Heading = ({ title, to }: Pick<Props, 'title' | 'to'>) =>
  to ? (
    <Typography component={Link} to={to} sx={link}>
      {title}
    </Typography>
  ) : (
    <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
  );

const Line = ({ text }: { text: string | undefined }) => (
  <Typography variant="body2" color="text.secondary" sx={{ unicodeBidi: 'plaintext', textAlign: 'left' }}>
    {text}
  </Typography>
);

/** One record on a phone. */
export const CardLayout = ({ title, to, badge, amount, lines, actions }: Props) => (
  <Stack spacing={0.5}>
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <Heading title={title} to={to} />
      {badge}
    </Stack>
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
      <span>
        {/* Two lines may say the same: their position is their key. */}
        {lines.filter(Boolean).map((line, index) => (
          <Line key={index} text={line} />
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
