import { Card, CardContent, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  failed?: boolean;
  children: ReactNode;
}

/** One block of the dashboard, named by its title. */
export const Panel = ({ title, action, failed = false, children }: Props) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <CardContent>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
          <Typography id={id} variant="subtitle1" component="h2" sx={{ fontWeight: 650 }}>
            {translate(title)}
          </Typography>
          {action}
        </Stack>
        {failed ? <Typography color="error">{translate('shop.dashboard.failed')}</Typography> : children}
      </CardContent>
    </Card>
  );
};
