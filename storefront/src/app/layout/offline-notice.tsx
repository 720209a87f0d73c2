import { connection } from '@shop/contract/connection';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { isReachable } from '../../lib/connection';
import type { PlainKey } from '../../lib/i18n/i18n';
import { useI18n } from '../../lib/i18n/i18n-context';
import styles from './offline-notice.module.css';

type Attempt = 'none' | 'running' | 'failed' | 'answered';

const texts: Record<Attempt, PlainKey> = {
  none: 'app.offline',
  running: 'app.retrying',
  failed: 'app.stillOffline',
  answered: 'app.answered',
};

/** Tells that the connection is gone for as long as it is, and tries again on demand what failed without it. */
export function OfflineNotice() {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const online = useSyncExternalStore(
    connection.subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [attempt, setAttempt] = useState<Attempt>('none');
  if (online && attempt !== 'none') setAttempt('none');

  const retry = async () => {
    if (attempt === 'running') return;
    setAttempt('running');
    setAttempt((await tryAgain(queryClient)) ? 'answered' : 'failed');
  };
  return (
    <div className={online ? undefined : styles.notice}>
      <p role="status">{!online && t(texts[attempt])}</p>
      {!online && (
        <button
          type="button"
          className={styles.retry}
          aria-disabled={attempt === 'running'}
          onClick={() => void retry()}
        >
          {t('app.retry')}
        </button>
      )}
    </div>
  );
}

/** Asks anew for what is on the screen and failed, and for the shop itself: whether there is any answer again. */
async function tryAgain(queryClient: QueryClient): Promise<boolean> {
  const failed = queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  const shop = isReachable();
  await failed;
  return shop;
}
