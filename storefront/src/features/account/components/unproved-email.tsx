import { useMutation } from '@tanstack/react-query';
import type { ProfileResponse } from '@shop/contract/api';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import ui from '../../../components/ui/primitives.module.css';
import { serverMessage } from '../../../lib/api-error';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { sendProofAgain } from '../../session/api/credentials';
import styles from './profile-view.module.css';

/** Asks for the proof of the address, or of the new one that waits; sends the link again. */
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
          <div>
            <Button variant="secondary" disabled={isPending} onClick={() => mutate()}>
              {t('unproved.again')}
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
}
