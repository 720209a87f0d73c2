import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';

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
    <Card>
      <CardContent>
        <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650, mb: 1 }}>
          {translate(title)}
        </Typography>
        {failed && <Typography color="error">{translate('shop.dashboard.failed')}</Typography>}
        {rows?.length === 0 && <Typography color="text.secondary">{translate('shop.dashboard.nothing')}</Typography>}
        {rows?.map(({ id, to, title: name, detail }) => (
          <Stack key={id} direction="row" spacing={2} sx={{ justifyContent: 'space-between', py: 0.5 }}>
            <Link component={RouterLink} to={to} noWrap>
              {name}
            </Link>
            <Typography component="span" variant="body2" color="text.secondary" noWrap sx={{ flexShrink: 0 }}>
              {detail}
            </Typography>
          </Stack>
        ))}
      </CardContent>
    </Card>
  );
};
