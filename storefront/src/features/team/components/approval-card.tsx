import { approvalStatusTones } from '@shop/contract/approvals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge';
import { Button, LinkButton } from '../../../components/ui/button';
import { Facts } from '../../../components/ui/facts';
import { TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import { RecordCard } from '../../../components/ui/record-card';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import { serverMessage } from '../../../lib/api-error';
import type { ApprovalResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { LineTable } from '../../documents/components/line-table';
import { Note } from '../../documents/components/note';
import goods from '../../goods/components/goods.module.css';
import { approve, refuse, withdraw } from '../api/approvals';

/** A request above the limit of its buyer, with the actions of the reader. */
export function ApprovalCard({ approval }: { approval: ApprovalResponse }) {
  const { t, format } = useI18n();
  const { user, status, createdAt, requestedItems, amount, monthlyLimit, spent, decidedBy, answer, quote } = approval;
  const { order, revision } = approval;
  const facts = [
    ...(order ? [{ name: t('approvals.order'), value: <bdi>{order.number}</bdi> }] : []),
    ...(revision === null ? [] : [{ name: t('approvals.revision'), value: String(revision) }]),
    { name: t('approvals.amount'), value: format.money(amount) },
    { name: t('approvals.spent'), value: format.money(spent) },
    { name: t('approvals.limit'), value: format.money(monthlyLimit) },
    ...(decidedBy === '' ? [] : [{ name: t('approvals.decidedBy'), value: <bdi>{decidedBy}</bdi> }]),
  ];
  return (
    <RecordCard
      number={user.name}
      date={<time dateTime={createdAt}>{format.date(createdAt)}</time>}
      badge={
        <Badge tone={approvalStatusTones[status]} dot>
          {t(`approvals.status.${status}`)}
        </Badge>
      }
    >
      <LineTable number={user.name} lines={requestedItems} tax={approval.tax} priced />
      {approval.hasUnpriced && <Notice kind="info">{t('approvals.unpriced')}</Notice>}
      <Facts facts={facts} />
      <Note title={t('approvals.note')} text={approval.clientToAdminNote} />
      <Note title={t('approvals.answer')} text={answer} />
      {quote && (
        <div>
          <LinkButton variant="secondary" to={paths.request(quote._id)}>
            {quote.number}
          </LinkButton>
        </div>
      )}
      <Decision approval={approval} />
    </RecordCard>
  );
}

function Decision({ approval: { _id, allowedActions } }: { approval: ApprovalResponse }) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (action: (typeof allowedActions)[number]) => {
      if (action === 'withdraw') return withdraw(_id);
      return (action === 'approve' ? approve : refuse)(_id, answer.trim());
    },
    onSuccess: ({ status }) => notify('success', t(`approvals.status.${status}`)),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['approvals'] });
      void queryClient.invalidateQueries({ queryKey: ['quotes'] });
    },
  });
  if (allowedActions.length === 0)
    return error && <Notice kind="error">{serverMessage(error, t('team.failed'))}</Notice>;
  const decides = allowedActions.includes('refuse');
  return (
    <div className={cx(ui.panel, ui.stack3, ui.padded, goods.panel)}>
      {decides && (
        <TextField label={t('approvals.words')} value={answer} onChange={(event) => setAnswer(event.target.value)} />
      )}
      <div className={goods.bar}>
        {decides && (
          <>
            <Button disabled={isPending} onClick={() => mutate('approve')}>
              {t('approvals.approve')}
            </Button>
            <Button variant="danger" disabled={isPending || answer.trim() === ''} onClick={() => mutate('refuse')}>
              {t('approvals.refuse')}
            </Button>
          </>
        )}
        {allowedActions.includes('withdraw') && (
          <Button variant="secondary" disabled={isPending} onClick={() => mutate('withdraw')}>
            {t('approvals.withdraw')}
          </Button>
        )}
      </div>
      {error && <Notice kind="error">{serverMessage(error, t('team.failed'))}</Notice>}
    </div>
  );
}
