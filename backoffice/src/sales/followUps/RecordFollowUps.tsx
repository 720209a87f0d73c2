import EventOutlined from '@mui/icons-material/EventOutlined';
import { Button, Typography } from '@mui/material';
import type { FollowedResource } from '@shop/contract/follow-ups';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { SectionTitle } from '../../kit/ui/fields';
import { ForRole } from '../../kit/auth/ForRole';
import type { FollowUpRecord } from '../../types';
import { PlanDialog } from './FollowUpDialog';
import { FollowUpRows } from './FollowUpRows';

/** The follow-ups of a record, open and done; empty if there are none. */
export const RecordFollowUps = ({ record }: { record: string }) => {
  const translate = useTranslate();
  const { data = [], error } = useGetList<FollowUpRecord>('follow-ups', {
    filter: { record },
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

/** Plans a follow-up of an account. */
export const FollowUpButton = ({ resource, id }: { resource: FollowedResource; id: string }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <ForRole action="followUps.write">
      <Button size="small" variant="outlined" startIcon={<EventOutlined />} onClick={() => setOpen(true)}>
        {translate('shop.follow_ups.open')}
      </Button>
      {isOpen && <PlanDialog resource={resource} records={[id]} close={() => setOpen(false)} />}
    </ForRole>
  );
};
