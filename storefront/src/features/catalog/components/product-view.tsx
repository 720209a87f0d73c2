import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LinkButton } from '../../../components/ui/button';
import { Skeleton } from '../../../components/ui/skeleton';
import { ErrorState, LoadingText } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import { ApiError, serverMessage } from '../../../lib/api-error';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { productQuery } from '../api/get-product';
import { productName } from '../product-words';
import { ProductDetail } from './product-detail';
import styles from './product-view.module.css';

export function ProductView({ id }: { id: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { data, error, refetch } = useQuery(productQuery(id, useQueryClient()));
  useDocumentTitle(error ? t('product.notFound') : data ? productName(data, i18n) : t('product.loading'));

  if (data && !error) return <ProductDetail key={data._id} product={data} />;
  if (!error) return <ProductSkeleton />;
  const text = error instanceof ApiError && error.status === 0 ? t('product.notLoaded') : t('product.notFound');
  const lasting = error instanceof ApiError && error.status === 404;
  return (
    <ErrorState whole text={serverMessage(error, text)} onRetry={lasting ? undefined : () => void refetch()}>
      <LinkButton to={paths.shop}>{t('product.back')}</LinkButton>
    </ErrorState>
  );
}

function ProductSkeleton() {
  const { t } = useI18n();
  return (
    <>
      <LoadingText whole text={t('product.loading')} />
      <div className={cx(ui.stack5, ui.bounded, ui.top, styles.columns)} aria-hidden="true">
        <Skeleton ratio="4 / 3" />
        <div className={ui.stack4}>
          <Skeleton width="30%" height="1.2rem" />
          <Skeleton width="90%" height="3rem" />
          <Skeleton width="45%" height="1.6rem" />
          <Skeleton height="9rem" />
        </div>
      </div>
    </>
  );
}
