import { useSyncExternalStore } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context';
import styles from './offline-notice.module.css';

/** Tells that the connection is gone for as long as it is. */
export function OfflineNotice() {
  const { t } = useI18n();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={online ? undefined : styles.notice}>
      {!online && t('app.offline')}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
