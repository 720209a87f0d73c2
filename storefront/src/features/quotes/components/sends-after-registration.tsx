import { useSyncExternalStore } from 'react';
import { useI18n } from '../../../lib/i18n/i18n-context';
import goods from '../../goods/components/goods.module.css';
import { waitingRequest } from '../waiting-request';

/** Says that the waiting request is sent once the account exists, unless the visitor refuses; nothing without one. */
export function SendsAfterRegistration() {
  const { t } = useI18n();
  const waiting = useSyncExternalStore(waitingRequest.subscribe, waitingRequest.get);
  if (waiting === null) return null;
  return (
    <label className={goods.check}>
      <input
        type="checkbox"
        checked={waiting !== 'refused'}
        onChange={({ target }) => waitingRequest.choose(target.checked)}
      />
      {t('register.sendsRequest')}
    </label>
  );
}
