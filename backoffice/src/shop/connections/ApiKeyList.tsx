import { Button } from '@mui/material';
import type { Tone } from '@shop/contract/statuses';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import { ForRole } from '../../kit/auth/ForRole';
import { columnsOf } from '../../kit/ui/columns';
import { RowMenu } from '../../kit/ui/MoreMenu';
import { ListToolbar, ResourceList } from '../../kit/ui/ResourceList';
import { StatusBadge } from '../../kit/ui/StatusBadge';
import type { ApiKeyRecord } from '../../types';
import { CreateApiKey, EditApiKey } from './CreateApiKey';
import { SecretDialog } from './SecretDialog';
import { useServerCall } from '../../kit/ui/useServerCall';

const TONES = { works: 'green', expired: 'yellow', revoked: 'red' } as const satisfies Record<string, Tone>;

const stateOf = ({ revokedAt, expiresAt }: ApiKeyRecord): keyof typeof TONES => {
  if (revokedAt !== null) return 'revoked';
  return new Date(expiresAt) > new Date() ? 'works' : 'expired';
};

const columns = columnsOf<ApiKeyRecord>('api-keys', [
  { field: 'name', in: ['table', 'export', 'title'] },
  {
    field: 'state',
    value: (key, translate) => translate(`resources.api-keys.status.${stateOf(key)}`),
    cell: (key) => <StatusBadge of="api-keys" status={stateOf(key)} tones={TONES} />,
    in: ['table', 'export', 'badge'],
  },
  { field: 'prefix', value: ({ prefix }) => `${prefix}…`, in: ['table', 'line'] },
  { field: 'allowedIps', value: ({ allowedIps }) => allowedIps.join(', '), isSparse: true },
  { field: 'createdBy', value: ({ createdBy }) => createdBy.name, in: ['table', 'export', 'line'] },
  { field: 'createdAt', kind: 'day', sort: true },
  { field: 'expiresAt', kind: 'day', in: ['table', 'export', 'labelled'] },
  { field: 'lastUsedAt', kind: 'moment', in: ['table', 'export', 'labelled'] },
  { field: 'lastUsedIp', isSparse: true },
  {
    field: 'scopes',
    value: ({ scopes }) => scopes.join(', '),
    in: ['table', 'export', 'line'],
    sx: { maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
]);

type Step = 'rotate' | 'revoke';

/** Rotating shows a new key; the old one works for another day. Revoking ends the key at once. */
const KeyActions = ({ apiKey }: { apiKey: ApiKeyRecord }) => {
  const translate = useTranslate();
  const [notify, refresh] = [useNotify(), useRefresh()];
  const [step, setStep] = useState<Step>();
  const [isEditing, setEditing] = useState(false);
  const [secret, setSecret] = useState('');
  const { mutate, isPending } = useServerCall(
    async (server, chosen: Step) => {
      if (chosen === 'rotate') setSecret((await server.rotateApiKey(apiKey.id)).key);
      else await server.revokeApiKey(apiKey.id);
    },
    {
      failed: 'resources.api-keys.change_failed',
      onSuccess: (_done, chosen) => {
        notify(`resources.api-keys.${chosen}.done`, { type: 'success' });
        refresh();
      },
      onSettled: () => setStep(undefined),
    },
  );
  if (apiKey.revokedAt !== null) return null;
  // A company's admins replace its keys, in their account.
  const isOfStaff = apiKey.company === null;
  return (
    <>
      <RowMenu>
        {isOfStaff && (
          <Button color="inherit" onClick={() => setEditing(true)}>
            {translate('shop.action.edit')}
          </Button>
        )}
        {(isOfStaff ? (['rotate', 'revoke'] as const) : (['revoke'] as const)).map((each) => (
          <Button key={each} color={each === 'revoke' ? 'error' : 'inherit'} onClick={() => setStep(each)}>
            {translate(`resources.api-keys.${each}.open`)}
          </Button>
        ))}
      </RowMenu>
      {step && (
        <Confirm
          isOpen
          loading={isPending}
          title={translate(`resources.api-keys.${step}.title`, { name: apiKey.name })}
          content={`resources.api-keys.${step}.question`}
          confirm={`resources.api-keys.${step}.open`}
          {...(step === 'revoke' && { confirmColor: 'warning' as const })}
          onConfirm={() => mutate(step)}
          onClose={() => setStep(undefined)}
        />
      )}
      {isEditing && <EditApiKey apiKey={apiKey} close={() => setEditing(false)} />}
      {secret !== '' && <SecretDialog secret={secret} close={() => setSecret('')} />}
    </>
  );
};

const rowActions = (apiKey: ApiKeyRecord) => (
  <ForRole action="keys.manage">
    <KeyActions apiKey={apiKey} />
  </ForRole>
);

const toolbar = (
  <ListToolbar filters={false}>
    <ForRole action="keys.manage">
      <CreateApiKey />
    </ForRole>
  </ListToolbar>
);

/** /api-keys: the keys with which programs call the API. */
const ApiKeyList = () => (
  <ResourceList<ApiKeyRecord> columns={columns} rowActions={rowActions} actions={toolbar} bulkActions={false} />
);

export default ApiKeyList;
