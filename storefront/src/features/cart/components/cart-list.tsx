import { useI18n } from '../../../lib/i18n/i18n-context';
import { useCart } from '../cart-store';
import { useCartCheck } from '../use-cart-check';
import { CartRow } from './cart-row';
import styles from './cart-list.module.css';

export function CartList() {
  const { t } = useI18n();
  const { cartItems } = useCart();
  const { changed } = useCartCheck();
  return (
    <ul className={styles.list} aria-label={t('cart.items')}>
      {cartItems.map((item) => (
        <CartRow key={item._id} item={item} checked={changed.get(item._id)} />
      ))}
    </ul>
  );
}
