import { useLocation } from 'react-router';
import { Notice } from '../../components/ui/notice';
import { Page } from '../../components/ui/page';
import { missingOnArrival } from '../../features/cart/cart-arrival';
import { piecesOf, useFreeTextItems } from '../../features/cart/free-text-items';
import { useCart } from '../../features/cart/cart-store';
import { FreeTextList } from '../../features/cart/components/free-text-list';
import { counted, useRowProblems } from '../../features/cart/row-problems';
import { RequestQuotePanel } from '../../features/quotes/components/request-quote-panel';
import { useI18n } from '../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../lib/use-document-title';
import ui from '../../components/ui/primitives.module.css';
import styles from './cart-page.module.css';
import { useCartCheck } from '../../features/cart/use-cart-check';
import { useCartEstimate } from '../../features/cart/use-cart-estimate';
import { CartTools, SavedCarts } from '../../features/lists/components/cart-tools';
import { SharedCart } from '../../features/goods/components/shared-cart';
import { UndoRemoval } from '../../features/cart/components/undo-removal';
import { CartRow } from '../../features/cart/components/cart-row';
import { Button, LinkButton } from '../../components/ui/button';
import { EmptyState } from '../../components/ui/view-state';
import { cx } from '../../lib/cx';
import { paths } from '../../config/paths';

/** Shows the state of the check: running, changes found, or not possible now. Empty if nothing changed. */
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
    <p role="status" className={cx(ui.note, styles.checking)}>
      {isChecking && t('cart.checking')}
    </p>
  );
}

export function EmptyCart() {
  const { t } = useI18n();
  return (
    <EmptyState text={t('cart.empty')} hint={t('cart.emptyText')}>
      <LinkButton to={paths.shop}>{t('cart.browse')}</LinkButton>
      <SavedCarts />
    </EmptyState>
  );
}

export function CartList() {
  const { t } = useI18n();
  const { cartItems } = useCart();
  const { changed, known } = useCartCheck();
  const { amountOf, exclVat } = useCartEstimate();
  return (
    <ul className={styles.list} aria-label={t('cart.items')}>
      {cartItems.map((item) => (
        <CartRow
          key={item._id}
          item={item}
          amount={amountOf(item)}
          exclVat={exclVat}
          checked={changed.get(item._id)}
          product={known?.get(item._id)}
        />
      ))}
    </ul>
  );
}

export default function CartPage() {
  const { t, format } = useI18n();
  const { cartItems, totalQuantity } = counted(useCart(), useRowProblems());
  const freeText = useFreeTextItems();
  const count = totalQuantity + piecesOf(freeText);
  const missing = missingOnArrival(useLocation().state);
  useDocumentTitle(t('cart.title'));
  return (
    <Page>
      <header className={styles.head}>
        <h1 id="cart-title" tabIndex={-1} className={ui.big}>
          {t('cart.title')}
        </h1>
        {count > 0 && <p className={ui.soft}>{t('cart.count', { count })}</p>}
      </header>
      {missing.length > 0 && (
        <div className={styles.missing}>
          <Notice kind="info">{t('cart.againMissing', { names: format.list(missing) })}</Notice>
        </div>
      )}
      <UndoRemoval />
      <SharedCart />
      {cartItems.length === 0 && freeText.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className={cx(ui.columns, styles.columns)}>
          <div className={ui.stack4}>
            <CartCheckNotice />
            {cartItems.length > 0 && <CartList />}
            <FreeTextList />
            {cartItems.length > 0 && <CartTools />}
          </div>
          <RequestQuotePanel />
        </div>
      )}
    </Page>
  );
}
