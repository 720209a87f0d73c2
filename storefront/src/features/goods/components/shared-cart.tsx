import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { ErrorState, LoadingText } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { cartProductsQuery } from '../../cart/api/get-cart-products';
import { type GoodsLine, linesInLink } from '../cart-link';
import { fillCart, orderable } from '../fill-cart';
import { GoodsRow } from './goods-row';
import styles from './goods.module.css';

/** The content of a shared cart link. The visitor's own cart is filled only after a confirmation. */
export function SharedCart() {
  const { t } = useI18n();
  const { hash } = useLocation();
  const shared = linesInLink(hash);
  if (shared === undefined) return null;
  return (
    <section className={cx(ui.panel, ui.stack3, ui.padded, styles.panel)} aria-labelledby="shared-cart">
      <h2 id="shared-cart" className={ui.title}>
        {t('sharedCart.title')}
      </h2>
      {shared.lines.length === 0 ? (
        <Notice kind="error">{t('sharedCart.invalid')}</Notice>
      ) : (
        <SharedLines lines={shared.lines} unread={shared.unread} />
      )}
    </section>
  );
}

function SharedLines({ lines, unread }: { lines: readonly GoodsLine[]; unread: number }) {
  const { t, format } = useI18n();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(cartProductsQuery(lines.map(({ product }) => product)));
  // If the address remained, the page would ask again at every return.
  const leave = () => {
    void navigate(paths.cart, { replace: true });
    document.getElementById('cart-title')?.focus();
  };
  if (isError && !data) return <ErrorState text={t('sharedCart.error')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingText text={t('sharedCart.loading')} />;
  const known = lines.flatMap(({ product: id, qty }) => ({ product: data.get(id), qty }));
  const gone = known.filter(({ product }) => product === undefined).length;
  const { wanted } = orderable(lines, data);
  const fill = () => {
    fillCart(lines, data);
    notify('success', t('sharedCart.filled', { count: wanted.length }));
    leave();
  };
  return (
    <>
      {unread > 0 && <Notice kind="info">{t('sharedCart.some', { count: unread })}</Notice>}
      {gone > 0 && <Notice kind="info">{t('sharedCart.gone', { count: gone })}</Notice>}
      <ul className={styles.list}>
        {known.map(
          ({ product, qty }) =>
            product && (
              <li key={product._id}>
                <GoodsRow product={product} name={product.name}>
                  <strong>× {format.number(qty)}</strong>
                </GoodsRow>
              </li>
            ),
        )}
      </ul>
      <p className={ui.note}>{t('sharedCart.keeps')}</p>
      <div className={styles.bar}>
        <Button disabled={wanted.length === 0} onClick={fill}>
          {t('sharedCart.fill')}
        </Button>
        <Button variant="secondary" onClick={leave}>
          {t('sharedCart.refuse')}
        </Button>
      </div>
    </>
  );
}
