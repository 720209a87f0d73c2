import { CircularProgress, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { sentenceKey } from '../record/sentenceKey';
import { FailureBox } from './FailureBox';

/** No pagination for a list that could not be loaded. */
export const ListPagination = () => (useListContext().error ? null : <Pagination />);

/** Replaces the rows while a list loads, when it failed and when it is empty. */
export const ListStates = ({ children }: { children: ReactNode }) => {
  const { resource, isPending, error, total, refetch } = useListContext();
  const translate = useTranslate();
  const text = (state: 'loading' | 'failed' | 'empty') => translate(sentenceKey(resource, `list.${state}`));

  if (error) return <FailureBox text={text('failed')} onRetry={() => void refetch()} sx={{ m: 2 }} />;
  if (isPending) {
    return (
      <Stack direction="row" spacing={1.5} role="status" sx={{ p: 3, alignItems: 'center' }}>
        <CircularProgress size={18} />
        <Typography color="text.secondary">{text('loading')}</Typography>
      </Stack>
    );
  }
  if (total === 0) return <Typography sx={{ p: 3, color: 'text.secondary' }}>{text('empty')}</Typography>;
  return children;
};
