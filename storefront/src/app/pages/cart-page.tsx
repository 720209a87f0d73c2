import { useLocation } from 'react-router';
import { Notice } from '../../components/ui/notice';
import { Page } from '../../components/ui/page';
import { missingOnArrival } from '../../features/cart/cart-arrival';
import { useCart } from '../../features/cart/cart-store';
import { CartCheckNotice } from '../../features/cart/components/cart-check-notice';
import { CartList } from '../../features/cart/components/cart-list';
import { EmptyCart } from '../../features/cart/components/empty-cart';
import { RequestQuotePanel } from '../../features/quotes/components/request-quote-panel';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import styles from './cart-page.module.css';

export default function CartPage() {
  const { t } = useI18n();
  const { cartItems, totalQuantity } = useCart();
  const missing = missingOnArrival(useLocation().state);
  useDocumentTitle(t('cart.title'));
  return (
    <Page>
      <header className={styles.head}>
        <h1 id="cart-title" tabIndex={-1} className={styles.title}>
          {t('cart.title')}
        </h1>
        {totalQuantity > 0 && <p className={styles.count}>{t('cart.count', { count: totalQuantity })}</p>}
      </header>
      {missing.length > 0 && (
        <div className={styles.missing}>
          <Notice kind="info">{t('cart.againMissing', { names: missing.join(', ') })}</Notice>
        </div>
      )}
      {cartItems.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={styles.columns}>
          <div className={styles.items}>
            <CartCheckNotice />
            <CartList />
          </div>
          <RequestQuotePanel />
        </div>
      )}
    </Page>
  );
}
