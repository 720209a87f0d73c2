import { Page } from '../../components/ui/page';
import { Skeleton } from '../../components/ui/skeleton';
import { LoadingText } from '../../components/ui/view-state';
import { useI18n } from '../../lib/i18n/i18n-context';

/** Stands while a page's code is on its way. */
export function PageFallback() {
  const { t } = useI18n();
  return (
    <Page>
      <LoadingText text={t('app.loading')} />
      <Skeleton width="min(24rem, 70%)" height="3rem" />
    </Page>
  );
}
