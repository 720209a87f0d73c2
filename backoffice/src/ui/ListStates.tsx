import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { leaveFirstRows } from '../firstRows/leaveFirstRows';

const Loading = ({ text }: { text: string }) => (
  <Stack direction="row" spacing={1.5} role="status" sx={{ p: 3, alignItems: 'center' }}>
    <CircularProgress size={18} />
    <Typography color="text.secondary">{text}</Typography>
  </Stack>
);

const Failed = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const translate = useTranslate();
  const retry = (
    <Button color="inherit" size="small" onClick={onRetry}>
      {translate('shop.action.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry} sx={{ m: 2 }}>
      {text}
    </Alert>
  );
};

/** What a list shows while it loads, when it failed and when it is empty; otherwise its children. */
export const ListStates = ({ children }: { children: ReactNode }) => {
  const { resource, isPending, error, total, refetch } = useListContext();
  const translate = useTranslate();
  useEffect(() => {
    if (!isPending) leaveFirstRows();
  }, [isPending]);
  const text = (state: string) => translate(`resources.${resource}.list.${state}`);

  if (error) return <Failed text={text('failed')} onRetry={() => void refetch()} />;
  if (isPending) return <Loading text={text('loading')} />;
  if (total === 0) return <Typography sx={{ p: 3, color: 'text.secondary' }}>{text('empty')}</Typography>;
  return children;
};
