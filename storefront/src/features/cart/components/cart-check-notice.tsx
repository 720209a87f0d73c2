import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useCartCheck } from '../use-cart-check';
import styles from './cart-check-notice.module.css';

/** Says how the cart stands to the shop: being checked, changed, or not to be checked now. Nothing where all is well. */
export function CartCheckNotice() {
  const { t } = useI18n();
  const { changed, isChecking, isError, retry } = useCartCheck();
  if (isError) {
    return (
      <Notice kind="error">
        <span className={styles.failed}>
          {t('cart.checkFailed')}
          <Button variant="secondary" onClick={retry}>
            {t('app.retry')}
          </Button>
        </span>
      </Notice>
    );
  }
  if (changed.size > 0) return <Notice kind="info">{t('cart.changed')}</Notice>;
  return (
    <p role="status" className={styles.checking}>
      {isChecking && t('cart.checking')}
    </p>
  );
}
