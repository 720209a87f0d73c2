import { Button, Link, Stack, Typography } from '@mui/material';
import { dubaiDay } from '@shop/contract/dubai-day';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatAed, formatDay, formatMoment } from '../../kit/format';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { companyPath, editPath } from '../../paths';
import { ForRole } from '../../kit/auth/ForRole';
import type { FollowUpRecord } from '../../types';
import { ChangeDialog } from './FollowUpDialog';
import { CallLink } from '../../kit/ui/PhoneLinks';
import { useReportedCall } from '../../kit/ui/useServerCall';

const FinishButton = ({ followUp: { id, about } }: { followUp: FollowUpRecord }) => {
  const translate = useTranslate();
  const onFirstClick = useOnFirstClick();
  const { mutate, isPending } = useReportedCall((server) => server.finishFollowUp(id), {
    done: 'shop.follow_ups.finished',
    failed: 'shop.follow_ups.finish_failed',
  });
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={translate('shop.follow_ups.done_label', { title: about.title })}
      onClick={onFirstClick(() => mutate())}
    >
      {translate('shop.follow_ups.done')}
    </Button>
  );
};

const Buttons = ({ followUp }: { followUp: FollowUpRecord }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <ForRole action="followUps.write">
      <Button size="small" color="inherit" onClick={() => setOpen(true)}>
        {translate('shop.action.edit')}
      </Button>
      <FinishButton followUp={followUp} />
      {isOpen && <ChangeDialog followUp={followUp} close={() => setOpen(false)} />}
    </ForRole>
  );
};

const Row = ({ followUp, named }: { followUp: FollowUpRecord; named: boolean }) => {
  const translate = useTranslate();
  const { about, day, note, promised, received, doneAt, doneBy } = followUp;
  const isLate = doneAt === null && day < dubaiDay(new Date());
  const promise = [
    ...(promised === null ? [] : [translate('shop.follow_ups.promise', { amount: formatAed(promised) })]),
    ...(received === 0 ? [] : [translate('shop.follow_ups.received', { amount: formatAed(received) })]),
  ].join(' · ');
  const texts = [note, about.salesperson?.name ?? ''].filter((text) => text !== '');
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      sx={{ columnGap: 1, py: 0.5, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Typography variant="body2" color={isLate ? 'error' : 'text.secondary'} sx={{ minWidth: 92 }}>
        {formatDay(day)}
      </Typography>
      <Typography variant="body2" component="div" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {named && (
          <>
            <Link
              component={RouterLink}
              to={about.resource === 'companies' ? companyPath(about._id) : editPath(about.resource, about._id)}
            >
              {about.title}
            </Link>{' '}
            <bdi>{about.customer}</bdi> {about.phoneNumber && <CallLink phone={about.phoneNumber} />}
            <br />
          </>
        )}
        {promise !== '' && (
          <Typography component="div" variant="body2" sx={{ fontWeight: 650 }}>
            {promise}
          </Typography>
        )}
        <span dir="auto">{texts.join(' · ')}</span>
        {doneAt && doneBy && (
          <Typography variant="caption" component="div" color="text.secondary">
            {translate('shop.follow_ups.finished_by', { name: doneBy.name, at: formatMoment(doneAt) })}
          </Typography>
        )}
      </Typography>
      {doneAt === null && <Buttons followUp={followUp} />}
    </Stack>
  );
};

/** Follow-ups by day, each with its buttons. @param named true if each shows its record and customer */
export const FollowUpRows = ({ rows, named }: { rows: readonly FollowUpRecord[]; named: boolean }) => (
  <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map((followUp) => (
      <Row key={followUp.id} followUp={followUp} named={named} />
    ))}
  </Stack>
);
