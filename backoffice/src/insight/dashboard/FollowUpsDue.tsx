import { Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { FollowUpRows } from '../../sales/followUps/FollowUpRows';
import type { FollowUpRecord } from '../../types';
import { Panel } from './Panel';

/** The next tasks of staff, the overdue ones first. */
export const FollowUpsDue = () => {
  const translate = useTranslate();
  const { data, error } = useGetList<FollowUpRecord>('follow-ups', {
    filter: { isDone: false },
    sort: { field: 'day', order: 'ASC' },
    pagination: { page: 1, perPage: 8 },
  });
  return (
    <Panel title="shop.follow_ups.title" failed={Boolean(error)}>
      {data?.length === 0 && <Typography color="text.secondary">{translate('shop.follow_ups.nothing')}</Typography>}
      {data && <FollowUpRows rows={data} named />}
    </Panel>
  );
};
