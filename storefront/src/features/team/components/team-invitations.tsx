import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import { RecordList } from '../../../components/ui/record-list';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { serverMessage } from '../../../lib/api-error';
import type { InvitationResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import goods from '../../goods/components/goods.module.css';
import { invitationsQuery, invite, revoke, sendAgain } from '../api/team';
import { RoleField } from './team-people';
import type { CompanyRole } from '@shop/contract/company-roles';

/** Open invitations, and a new one. */
export function TeamInvitations() {
  const { t } = useI18n();
  return (
    <>
      <InviteForm />
      <RecordList
        title={t('team.invitations')}
        query={useQuery(invitationsQuery())}
        loading={t('team.loading')}
        error={t('team.loadFailed')}
        empty={<p className={ui.note}>{t('team.noInvitations')}</p>}
        keyOf={({ _id }) => _id}
      >
        {(invitation) => <Invitation invitation={invitation} />}
      </RecordList>
    </>
  );
}

function useDone() {
  const queryClient = useQueryClient();
  return (text: string) => {
    void queryClient.invalidateQueries({ queryKey: invitationsQuery().queryKey });
    notify('success', text);
  };
}

function InviteForm() {
  const { t, language } = useI18n();
  const done = useDone();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<CompanyRole>('buyer');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => invite({ email: email.trim(), companyRole: role, language }),
    onSuccess: ({ email: to }) => {
      setEmail('');
      done(t('team.invited', { email: to }));
    },
  });
  return (
    <form
      className={cx(ui.panel, ui.stack3, ui.padded, goods.panel)}
      onSubmit={(event) => {
        event.preventDefault();
        if (email.trim() !== '' && !isPending) mutate();
      }}
    >
      <h2 className={ui.heading}>{t('team.invite')}</h2>
      <div className={goods.bar}>
        <div className={goods.grow}>
          <TextField
            label={t('team.email')}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
        <RoleField value={role} onChange={setRole} />
        <Button type="submit" disabled={isPending || email.trim() === ''}>
          {t('team.send')}
        </Button>
      </div>
      {error && <Notice kind="error">{serverMessage(error, t('team.failed'))}</Notice>}
    </form>
  );
}

function Invitation({ invitation }: { invitation: InvitationResponse }) {
  const { t, format } = useI18n();
  const done = useDone();
  const { _id, email, companyRole, expiresAt, isExpired } = invitation;
  const again = useMutation({ mutationFn: () => sendAgain(_id), onSuccess: () => done(t('team.invited', { email })) });
  const end = useMutation({ mutationFn: () => revoke(_id), onSuccess: () => done(t('team.revoked', { email })) });
  const isPending = again.isPending || end.isPending;
  const error = again.error ?? end.error;
  return (
    <div className={cx(ui.panel, ui.stack3, ui.padded, goods.panel)}>
      <p>
        <bdi className={ui.breaking}>{email}</bdi> · {t(`team.role.${companyRole}`)}
      </p>
      <p className={ui.note}>{t(isExpired ? 'team.expired' : 'team.validUntil', { date: format.date(expiresAt) })}</p>
      <div className={goods.bar}>
        <Button variant="secondary" disabled={isPending} onClick={() => again.mutate()}>
          {t('team.sendAgain')}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={() => end.mutate()}>
          {t('team.revoke')}
        </Button>
      </div>
      {error && <Notice kind="error">{serverMessage(error, t('team.failed'))}</Notice>}
    </div>
  );
}
