import { readNumber } from '@shop/contract/numbers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { SelectField, TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import { RecordList } from '../../../components/ui/record-list';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { serverMessage } from '../../../lib/api-error';
import type { MemberResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { numberInput } from '../../../lib/number-input';
import goods from '../../goods/components/goods.module.css';
import { changeMember, peopleQuery, removeMember } from '../api/team';
import { COMPANY_ROLES, type CompanyRole } from '@shop/contract/company-roles';

const DECIMALS = 2;

/** The users of the company with their roles and limits. */
export function TeamPeople() {
  const { t } = useI18n();
  return (
    <RecordList
      title={t('team.people')}
      query={useQuery(peopleQuery())}
      loading={t('team.loading')}
      error={t('team.loadFailed')}
      empty={null}
      keyOf={({ _id, version }) => `${_id} ${version}`}
    >
      {(member) => <Member member={member} />}
    </RecordList>
  );
}

function Member({ member }: { member: MemberResponse }) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const [role, setRole] = useState<CompanyRole>(member.companyRole);
  const [limit, setLimit] = useState(member.monthlyLimit?.toString() ?? '');
  const amount = limit.trim() === '' ? null : readNumber(limit, DECIMALS);
  const done = (text: string) => {
    void queryClient.invalidateQueries({ queryKey: peopleQuery().queryKey });
    void queryClient.invalidateQueries({ queryKey: ['profile'] });
    notify('success', text);
  };
  const save = useMutation({
    mutationFn: (monthlyLimit: number | null) =>
      changeMember(member._id, { companyRole: role, monthlyLimit, version: member.version }),
    onSuccess: () => done(t('team.saved')),
  });
  const isPending = save.isPending;
  return (
    <form
      className={cx(ui.panel, ui.stack3, ui.padded, goods.panel)}
      onSubmit={(event) => {
        event.preventDefault();
        if (amount !== undefined && !isPending) save.mutate(amount);
      }}
    >
      <p>
        <strong>
          <bdi>{member.name}</bdi>
        </strong>{' '}
        <bdi className={cx(ui.note, ui.breaking)}>{member.email}</bdi>
      </p>
      <div className={goods.bar}>
        <RoleField value={role} onChange={setRole} />
        <TextField
          label={t('team.limit')}
          {...numberInput(limit, setLimit, DECIMALS)}
          placeholder={t('team.noLimit')}
          error={amount === undefined ? t('team.limitWrong') : undefined}
        />
        <Button type="submit" variant="secondary" disabled={isPending || amount === undefined}>
          {t('team.save')}
        </Button>
        <RemoveMember member={member} onRemoved={() => done(t('team.removed', { name: member.name }))} />
      </div>
      {save.error && <Notice kind="error">{serverMessage(save.error, t('team.failed'))}</Notice>}
    </form>
  );
}

export function RoleField({ value, onChange }: { value: CompanyRole; onChange: (role: CompanyRole) => void }) {
  const { t } = useI18n();
  return (
    <SelectField
      label={t('team.role')}
      value={value}
      onChange={({ target }) => onChange(COMPANY_ROLES.find((role) => role === target.value) ?? 'buyer')}
    >
      {COMPANY_ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`team.role.${role}`)}
        </option>
      ))}
    </SelectField>
  );
}

function RemoveMember({ member, onRemoved }: { member: MemberResponse; onRemoved: () => void }) {
  const { t } = useI18n();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeMember(member._id),
    onSuccess: onRemoved,
  });
  if (!isConfirming) {
    return (
      <Button
        variant="quiet"
        aria-label={t('team.removeName', { name: member.name })}
        onClick={() => setConfirming(true)}
      >
        {t('team.remove')}
      </Button>
    );
  }
  return (
    <div role="alert" className={goods.bar}>
      <p>{t('team.removeSure', { name: member.name })}</p>
      <Button variant="danger" disabled={isPending} onClick={() => mutate()}>
        {t('team.remove')}
      </Button>
      <Button variant="secondary" autoFocus disabled={isPending} onClick={() => setConfirming(false)}>
        {t('team.keep')}
      </Button>
      {error && <Notice kind="error">{serverMessage(error, t('team.failed'))}</Notice>}
    </div>
  );
}
