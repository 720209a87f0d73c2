import { Alert, Button, Card, CardActions, CardContent, Stack, Typography } from '@mui/material';
import type { UpdateWebhookDto, WebhookResponse } from '@shop/contract/api';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../kit/api/dataProvider';
import { useMay } from '../../kit/auth/useMay';
import { AskTwiceButton } from '../../kit/ui/AskTwiceButton';
import { useServerQuery } from '../../kit/api/useServerQuery';
import { FailureBox } from '../../kit/ui/FailureBox';
import { PageLoading } from '../../kit/ui/PageLoading';
import { Badge } from '../../kit/ui/StatusBadge';
import { useServerCall } from '../../kit/ui/useServerCall';
import { useOnFirstClick } from '../../kit/ui/useSingleClick';
import { ReplayWebhook } from './ReplayWebhook';
import { SecretDialog } from './SecretDialog';
import { WebhookDeliveries } from './WebhookDeliveries';
import { WebhookForm } from './WebhookForm';

const text = (key: string) => `resources.webhooks.${key}`;

const State = ({ webhook: { isActive, disabledWhy } }: { webhook: WebhookResponse }) => {
  const translate = useTranslate();
  const why = disabledWhy === 'GONE' || disabledWhy === 'FAILING' ? translate(text(`why.${disabledWhy}`)) : '';
  return (
    <>
      <Badge tone={isActive ? 'green' : 'red'} label={translate(text(isActive ? 'on' : 'off'))} />
      {why && <Alert severity="warning">{why}</Alert>}
    </>
  );
};

type Step = 'test' | 'rotate' | 'remove' | 'switch';

/** The steps of one webhook; a new secret is shown once. */
const useSteps = (webhook: WebhookResponse, onChange: () => void) => {
  const notify = useNotify();
  const [secret, setSecret] = useState('');
  const { _id, url, description, isActive, version } = webhook;
  const events = webhook.events as UpdateWebhookDto['events'];
  const steps: Record<Step, (server: ShopDataProvider) => Promise<unknown>> = {
    test: (server) => server.testWebhook(_id),
    rotate: async (server) => setSecret((await server.rotateWebhookSecret(_id)).secret),
    remove: (server) => server.deleteWebhook(_id),
    switch: (server) => server.updateWebhook(_id, { url, description, events, isActive: !isActive, version }),
  };
  const { mutate, isPending } = useServerCall((server, step: Step) => steps[step](server), {
    failed: text('change_failed'),
    onSuccess: (_done, step) => {
      notify(text(`done.${step}`), { type: 'success' });
      onChange();
    },
  });
  return { run: mutate, isPending, secret, forget: () => setSecret('') };
};

interface CardProps {
  webhook: WebhookResponse;
  mayManage: boolean;
  onChange: () => void;
}

const WebhookCard = ({ webhook, mayManage, onChange }: CardProps) => {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<'edit' | 'deliveries' | 'replay'>();
  const { run, isPending, secret, forget } = useSteps(webhook, onChange);
  const onFirstClick = useOnFirstClick();
  const { url, description, events, isActive } = webhook;
  const close = () => setDialog(undefined);
  return (
    <Card component="article" aria-label={url} sx={{ mb: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{url}</bdi>
        </Typography>
        <State webhook={webhook} />
        {description && <Typography>{description}</Typography>}
        <Typography variant="body2" color="text.secondary">
          {events.includes('*') ? translate(text('all_events')) : <bdi>{events.join(', ')}</bdi>}
        </Typography>
      </CardContent>
      <CardActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setDialog('deliveries')}>{translate(text('deliveries.open'))}</Button>
        {mayManage && (
          <>
            <Button disabled={isPending || !isActive} onClick={onFirstClick(() => run('test'))}>
              {translate(text('test'))}
            </Button>
            <Button disabled={!isActive} onClick={() => setDialog('replay')}>
              {translate(text('replay.open'))}
            </Button>
            <Button onClick={() => setDialog('edit')}>{translate('shop.action.edit')}</Button>
            <Button disabled={isPending} onClick={onFirstClick(() => run('switch'))}>
              {translate(text(isActive ? 'switch_off' : 'switch_on'))}
            </Button>
            <AskTwiceButton
              label={translate(text('rotate'))}
              sureLabel={translate(text('rotate_sure'))}
              isPending={isPending}
              onSure={() => run('rotate')}
            />
            <AskTwiceButton
              label={translate('shop.action.delete')}
              sureLabel={translate(text('delete_sure'))}
              isPending={isPending}
              onSure={() => run('remove')}
            />
          </>
        )}
      </CardActions>
      {dialog === 'edit' && <WebhookForm webhook={webhook} saved={onChange} close={close} />}
      {dialog === 'replay' && <ReplayWebhook webhook={webhook} close={close} />}
      {dialog === 'deliveries' && <WebhookDeliveries webhook={webhook} close={close} />}
      {secret !== '' && <SecretDialog secret={secret} close={forget} />}
    </Card>
  );
};

/** /webhooks: the addresses of other software that are called with events. */
const WebhooksPage = () => {
  const translate = useTranslate();
  const mayManage = useMay('keys.manage');
  const { data, isError, refetch } = useServerQuery(['webhooks'], (server) => server.getWebhooks());
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState('');
  const reload = () => void refetch();
  return (
    <Stack sx={{ maxWidth: 860, mt: 2 }}>
      <Title title={text('page.list')} />
      <Typography sx={{ mb: 2 }}>{translate(text('lead'))}</Typography>
      {mayManage && (
        <Button variant="contained" sx={{ alignSelf: 'start', mb: 2 }} onClick={() => setCreating(true)}>
          {translate(text('create.open'))}
        </Button>
      )}
      {isError && <FailureBox text={translate(text('list.failed'))} onRetry={reload} />}
      {!data && !isError && <PageLoading />}
      {data?.length === 0 && <Typography color="text.secondary">{translate(text('list.empty'))}</Typography>}
      {data?.map((webhook) => (
        <WebhookCard key={webhook._id} webhook={webhook} mayManage={mayManage} onChange={reload} />
      ))}
      {isCreating && (
        <WebhookForm
          saved={(created) => {
            setSecret(created ?? '');
            reload();
          }}
          close={() => setCreating(false)}
        />
      )}
      {secret !== '' && <SecretDialog secret={secret} close={() => setSecret('')} />}
    </Stack>
  );
};

export default WebhooksPage;
