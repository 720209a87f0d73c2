import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { SectionTitle } from '../../kit/ui/fields';
import type { FollowUpRecord } from '../../types';
import { FollowUpRows } from './FollowUpRows';

/** The follow-ups of a quote, open and done; empty if there are none. */
export const QuoteFollowUps = ({ quote }: { quote: string }) => {
  const translate = useTranslate();
  const { data = [], error } = useGetList<FollowUpRecord>('follow-ups', {
    filter: { record: quote },
    sort: { field: 'day', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  if (data.length === 0 && !error) return null;
  return (
    <>
      <SectionTitle text="shop.follow_ups.title" />
      {error && <Typography color="error">{translate('shop.follow_ups.load_failed')}</Typography>}
      <FollowUpRows rows={data} named={false} />
    </>
  );
};
