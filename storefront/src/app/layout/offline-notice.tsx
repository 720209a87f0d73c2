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

/** Shows that the connection is lost, and repeats failed requests when the user presses its button. */
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

/** Repeats the failed requests of the page, and a request for the shop: whether the server answers again. */
async function tryAgain(queryClient: QueryClient): Promise<boolean> {
  const failed = queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  const shop = isReachable();
  await failed;
  return shop;
}
