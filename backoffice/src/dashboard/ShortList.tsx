import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Panel } from './Panel';

interface Row {
  id: string;
  to: string;
  title: string;
  detail: ReactNode;
}

interface Props {
  title: string;
  rows: Row[] | undefined;
  failed: boolean;
}

/** The first few records of something that waits, each leading to its page. */
export const ShortList = ({ title, rows, failed }: Props) => {
  const translate = useTranslate();
  return (
    <Panel title={title} failed={failed}>
      {rows?.length === 0 && <Typography color="text.secondary">{translate('shop.dashboard.nothing')}</Typography>}
      {rows?.map(({ id, to, title: name, detail }) => (
        <Stack
          key={id}
          direction="row"
          spacing={2}
          sx={{ justifyContent: 'space-between', alignItems: { xs: 'center', sm: 'baseline' }, py: { sm: 0.5 } }}
        >
          <Link component={RouterLink} to={to} dir="auto">
            {name}
          </Link>
          <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ flexShrink: 0 }}>
            {detail}
          </Typography>
        </Stack>
      ))}
    </Panel>
  );
};
