import { Icon } from '../../components/ui/icon';
import { NavLink } from '../../components/ui/link';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { paths } from '../../config/paths';
import { useCart } from '../../features/cart/cart-store';
import { piecesOf, useFreeTextItems } from '../../features/cart/free-text-items';
import { cx } from '../../lib/cx';
import { useI18n } from '../../lib/i18n/i18n-context';
import styles from './cart-link.module.css';
import headerStyles from './header.module.css';

/** The cart with its quantity. The badge is mounted again when the quantity changes, which starts its animation. */
export function CartLink({ compact = false, onClick }: { compact?: boolean; onClick?: () => void }) {
  const { t, format } = useI18n();
  const count = useCart().totalQuantity + piecesOf(useFreeTextItems());
  return (
    <NavLink to={paths.cart} className={cx(headerStyles.link, styles.link)} onClick={onClick}>
      <Icon name="cart" size={compact ? 24 : 20} />
      {!compact && <span aria-hidden="true">{t('cart.title')}</span>}
      <VisuallyHidden>{t('nav.cartCount', { count })}</VisuallyHidden>
      <span className={styles.place}>
        {count > 0 && (
          <span key={count} className={styles.badge} aria-hidden="true" data-testid="cart-badge">
            {format.number(count)}
          </span>
        )}
      </span>
    </NavLink>
  );
}
