import { Typography } from '@mui/material';
import type { ReplayDto, WebhookResponse } from '@shop/contract/api';
import { dubaiDay } from '@shop/contract/dubai-day';
import { DateInput, required, useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { FormDialog } from '../../kit/ui/FormDialog';

const text = (key: string) => `resources.webhooks.replay.${key}`;
const failed = 'resources.webhooks.change_failed';
const texts = { title: text('title'), save: text('save'), done: text('done'), failed };
const needed = required();

/** Says how many events the days have. */
const Count = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const [from, to] = useWatch<{ from: string; to: string }, ['from', 'to']>({ name: ['from', 'to'] });
  const { data } = useServerQuery(
    ['webhooks', id, 'events', from, to],
    (server) => server.replayWebhook(id, { from, to, onlyCount: true }),
    { enabled: Boolean(from && to && from <= to) },
  );
  return <Typography role="status">{data && translate(text('count'), { smart_count: data.queued })}</Typography>;
};

/** Sends the events of some days in Dubai again. */
export const ReplayWebhook = ({ webhook: { _id }, close }: { webhook: WebhookResponse; close: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const today = dubaiDay(new Date());
  return (
    <FormDialog
      texts={texts}
      resource="webhooks"
      record={{ from: today, to: today }}
      save={(values, server) => server.replayWebhook(_id, values as ReplayDto)}
      report={({ queued }) => notify(texts.done, { type: 'success', messageArgs: { smart_count: queued } })}
      close={close}
    >
      <Typography sx={{ mb: 2 }}>{translate(text('lead'))}</Typography>
      <DateInput source="from" label={text('from')} validate={needed} helperText={false} />
      <DateInput source="to" label={text('to')} validate={needed} helperText={false} />
      <Count id={_id} />
    </FormDialog>
  );
};
