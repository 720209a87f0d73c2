import { Skeleton } from '../../../components/ui/skeleton';
import { LoadingText } from '../../../components/ui/view-state';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './shop-filter-panel.module.css';

/** What the server draws of the filters, which it can't know to be wanted. */
export function FiltersSkeleton() {
  const { t } = useI18n();
  return (
    <div className={styles.panel}>
      <LoadingText text={t('shop.filtersLoading')} />
      <Skeleton className={styles.typesPlace} />
      <Skeleton className={styles.groupPlace} />
    </div>
  );
}
