import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfileResponse } from '@shop/contract/api';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { serverMessage } from '../../../lib/api-error';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { sendProofAgain, withdrawPendingEmail } from '../../session/api/credentials';
import { profileQuery } from '../../session/api/session';
import styles from './profile-view.module.css';

/** Requests confirmation of the address, or of the pending new one; sends the link again. */
export function UnprovedEmail({ profile }: { profile: ProfileResponse }) {
  const { t } = useI18n();
  const { mutate, isPending } = useMutation({
    mutationFn: sendProofAgain,
    onSuccess: ({ sentTo }) => notify('success', t('unproved.sent', { email: sentTo })),
    onError: (error) => notify('error', serverMessage(error, t('unproved.failed'))),
  });
  const { pendingEmail, email, isEmailProved } = profile;
  if (isEmailProved && pendingEmail === '') return null;
  return (
    <div className={styles.notice}>
      <Notice kind="info">
        <div className={ui.stack3}>
          <span>
            {pendingEmail === '' ? t('unproved.text', { email }) : t('unproved.pending', { email: pendingEmail })}
          </span>
          <div className={ui.row3}>
            <Button variant="secondary" disabled={isPending} onClick={() => mutate()}>
              {t('unproved.again')}
            </Button>
            {pendingEmail !== '' && <WithdrawButton />}
          </div>
        </div>
      </Notice>
    </div>
  );
}

function WithdrawButton() {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: withdrawPendingEmail,
    onSuccess: ({ email }) => notify('success', t('unproved.withdrawn', { email })),
    onError: (error) => notify('error', serverMessage(error, t('unproved.withdrawFailed'))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: profileQuery().queryKey }),
  });
  return (
    <Button variant="secondary" disabled={isPending} onClick={() => mutate()}>
      {t('unproved.withdraw')}
    </Button>
  );
}
