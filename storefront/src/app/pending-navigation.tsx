import { type ReactNode, use, useDeferredValue } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { VisuallyHidden } from '../components/ui/visually-hidden';
import { useI18n } from '../lib/i18n/i18n-context';
import styles from './pending-navigation.module.css';

/**
 * Shows the present page until the code of the next one is loaded, with a sign that it is loading. A router with
 * transitions would show nothing in the meantime.
 */
export function PendingNavigation({ children }: { children: ReactNode }) {
  const { t } = useI18n();
  const current = use(LocationContext);
  const shown = useDeferredValue(current);
  const isPending = current !== shown;
  return (
    <>
      <div role="status" className={styles.progress} data-pending={isPending}>
        {isPending && <VisuallyHidden>{t('app.loading')}</VisuallyHidden>}
      </div>
      <LocationContext value={shown}>{children}</LocationContext>
    </>
  );
}
