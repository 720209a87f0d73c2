import { Skeleton } from '../../../components/ui/skeleton';
import { LoadingText } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './filters-skeleton.module.css';

/** The placeholder of the filters. */
export function FiltersSkeleton() {
  const { t } = useI18n();
  return (
    <div className={ui.stack5}>
      <LoadingText text={t('shop.filtersLoading')} />
      <Skeleton className={styles.typesPlace} />
      <Skeleton className={styles.groupPlace} />
    </div>
  );
}
