import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKeyResponse } from '@shop/contract/api';
import { COMPANY_KEY_SCOPES, type CompanyKeyScope, MAX_KEY_DAYS } from '@shop/contract/api-keys';
import { DAY_MS, dubaiDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Facts } from '../../../components/ui/facts';
import { TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import { RecordList } from '../../../components/ui/record-list';
import ui from '../../../components/ui/primitives.module.css';
import { ApiError, serverMessage } from '../../../lib/api-error';
import { cx } from '../../../lib/cx';
import { copyText } from '../../../lib/copy-text';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import goods from '../../goods/components/goods.module.css';
import { changeKeys, type KeyChange, keysQuery } from '../api/keys';

const panel = cx(ui.panel, ui.stack3, ui.padded, goods.panel);
const isUnproved = (error: unknown) => error instanceof ApiError && error.code === 'REAUTHENTICATION_REQUIRED';

interface Changing {
  readonly change: (change: KeyChange) => void;
  readonly isPending: boolean;
}

/** The API keys of the company, for its own software. */
export function TeamKeys() {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const [secret, setSecret] = useState('');
  const [isCreating, setCreating] = useState(false);
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: changeKeys,
    onSuccess: (key, { step }) => {
      setSecret(key);
      if (step === 'create') setCreating(false);
      else notify('success', t(`keys.done.${step}`));
      void queryClient.invalidateQueries({ queryKey: keysQuery().queryKey });
    },
  });
  const changing = { change: mutate, isPending };
  const needsPassword = error !== null && (isUnproved(error) || variables.password !== undefined);
  return (
    <RecordList
      title={t('keys.title')}
      query={useQuery(keysQuery())}
      loading={t('keys.loading')}
      error={t('keys.loadFailed')}
      empty={<p className={ui.note}>{t('keys.none')}</p>}
      keyOf={({ _id }) => _id}
      head={
        <div className={ui.stack3}>
          <p className={ui.note}>{t('keys.text')}</p>
          {secret !== '' && <NewSecret secret={secret} close={() => setSecret('')} />}
          {isCreating ? (
            <CreateKey {...changing} close={() => setCreating(false)} />
          ) : (
            <div className={goods.bar}>
              <Button onClick={() => setCreating(true)}>{t('keys.create')}</Button>
            </div>
          )}
          {needsPassword && (
            <ConfirmPassword
              isPending={isPending}
              send={(password) => mutate({ ...variables, password })}
              close={reset}
            />
          )}
          {error && !isUnproved(error) && <Notice kind="error">{serverMessage(error, t('team.failed'))}</Notice>}
        </div>
      }
    >
      {(key) => <Key apiKey={key} {...changing} />}
    </RecordList>
  );
}

function NewSecret({ secret, close }: { secret: string; close: () => void }) {
  const { t } = useI18n();
  return (
    <div className={panel}>
      <TextField
        autoFocus
        readOnly
        dir="ltr"
        label={t('keys.new')}
        hint={t('keys.once')}
        value={secret}
        onFocus={(event) => event.target.select()}
      />
      <div className={goods.bar}>
        <Button onClick={() => copyText(secret, t('keys.copied'), t('keys.copyByHand'))}>{t('keys.copy')}</Button>
        <Button variant="quiet" onClick={close}>
          {t('keys.saved')}
        </Button>
      </div>
    </div>
  );
}

function CreateKey({ change, isPending, close }: Changing & { close: () => void }) {
  const { t } = useI18n();
  const now = Date.now();
  const last = dubaiDay(new Date(now + MAX_KEY_DAYS * DAY_MS));
  const [name, setName] = useState('');
  const [expiresOn, setExpiresOn] = useState(last);
  const [scopes, setScopes] = useState<readonly CompanyKeyScope[]>(['own.read']);
  const isComplete = name.trim() !== '' && expiresOn !== '' && scopes.length > 0;
  return (
    <form
      className={panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !isPending) change({ step: 'create', body: { name, expiresOn, scopes: [...scopes] } });
      }}
    >
      <div className={goods.bar}>
        <div className={goods.grow}>
          <TextField
            autoFocus
            label={t('keys.name')}
            hint={t('keys.nameHint')}
            maxLength={MAX_LENGTH.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <TextField
          type="date"
          label={t('keys.lastDay')}
          min={dubaiDay(new Date(now))}
          max={last}
          value={expiresOn}
          onChange={({ target }) => setExpiresOn(target.value)}
        />
      </div>
      {COMPANY_KEY_SCOPES.map((scope) => (
        <label key={scope} className={goods.check}>
          <input
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes(COMPANY_KEY_SCOPES.filter((one) => (one === scope ? target.checked : scopes.includes(one))))
            }
          />
          {t(`keys.scope.${scope}`)}
        </label>
      ))}
      <div className={goods.bar}>
        <Button type="submit" disabled={isPending || !isComplete}>
          {t('keys.create')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('team.keep')}
        </Button>
      </div>
    </form>
  );
}

interface ConfirmPasswordProps {
  isPending: boolean;
  send: (password: string) => void;
  close: () => void;
}

/** The proof of identity that the server requires some time after the sign-in. */
function ConfirmPassword({ isPending, send, close }: ConfirmPasswordProps) {
  const { t } = useI18n();
  const [password, setPassword] = useState('');
  return (
    <form
      className={panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '' && !isPending) send(password);
      }}
    >
      <TextField
        autoFocus
        type="password"
        autoComplete="current-password"
        label={t('keys.password')}
        hint={t('keys.passwordHint')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className={goods.bar}>
        <Button type="submit" disabled={isPending || password === ''}>
          {t('keys.confirm')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('team.keep')}
        </Button>
      </div>
    </form>
  );
}

function Key({ apiKey, change, isPending }: Changing & { apiKey: ApiKeyResponse }) {
  const { t, format } = useI18n();
  const [step, setStep] = useState<'rotate' | 'revoke'>();
  const { _id, name, prefix, scopes, expiresAt, lastUsedAt } = apiKey;
  const isExpired = new Date(expiresAt) <= new Date();
  const facts = [
    { name: t('keys.key'), value: <bdi dir="ltr">{prefix}…</bdi> },
    {
      name: t('keys.rights'),
      value: COMPANY_KEY_SCOPES.filter((scope) => scopes.includes(scope))
        .map((scope) => t(`keys.scope.${scope}`))
        .join(' · '),
      long: true,
    },
    { name: t(isExpired ? 'keys.expired' : 'keys.lastDay'), value: format.date(expiresAt) },
    { name: t('keys.lastUsed'), value: lastUsedAt === null ? t('keys.never') : format.date(lastUsedAt) },
  ];
  return (
    <article className={panel}>
      <h3 className={ui.heading}>
        <bdi>{name}</bdi>
      </h3>
      <Facts facts={facts} />
      {step === undefined ? (
        <div className={goods.bar}>
          {!isExpired && (
            <Button variant="secondary" disabled={isPending} onClick={() => setStep('rotate')}>
              {t('keys.rotate')}
            </Button>
          )}
          <Button variant="quiet" disabled={isPending} onClick={() => setStep('revoke')}>
            {t('keys.revoke')}
          </Button>
        </div>
      ) : (
        <div role="alert" className={goods.bar}>
          <p>{t(`keys.sure.${step}`, { name })}</p>
          <Button
            variant={step === 'revoke' ? 'danger' : 'primary'}
            disabled={isPending}
            onClick={() => {
              setStep(undefined);
              change({ step, id: _id });
            }}
          >
            {t(`keys.${step}`)}
          </Button>
          <Button variant="secondary" autoFocus onClick={() => setStep(undefined)}>
            {t('team.keep')}
          </Button>
        </div>
      )}
    </article>
  );
}
