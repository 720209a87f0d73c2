import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../api/errors';
import { FailureBox } from './FailureBox';

interface Props {
  query: { error: unknown; isPending: boolean; refetch: () => Promise<unknown> };
  /** Translation key of the failure, unless the server gives a reason. */
  failed: string;
  /** Translation key. */
  loading?: string;
}

/** The failure of a query, or that it is loading; nothing once there is data. */
export const QueryState = ({ query: { error, isPending, refetch }, failed, loading = 'ra.page.loading' }: Props) => {
  const translate = useTranslate();
  if (error) return <FailureBox text={reasonOf(error) ?? translate(failed)} onRetry={() => void refetch()} />;
  return isPending && <Typography color="text.secondary">{translate(loading)}</Typography>;
};
