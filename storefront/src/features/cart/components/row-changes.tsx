import { DEFAULT_TAX_CATEGORY, type TaxCategory } from '@shop/contract/vat';
import { allowedQty } from '@shop/contract/quantity-rules';
import { useContext } from 'react';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { PriceViewContext } from '../../../lib/price-view';
import { productFeatures } from '../../catalog/product-words';
import { toCartItem } from '../../catalog/to-cart-item';
import type { CartItem } from '../cart';
import type { CartChange, CheckedItem } from '../cart-check';
import { cart } from '../cart-store';
import { removeFromCart } from './remove-from-cart';
import styles from './row-changes.module.css';

/** The changes of an item since it was added, with buttons to accept or to remove it. */
export function RowChanges({ item, checked }: { item: CartItem; checked: CheckedItem }) {
  const { t } = useI18n();
  const say = useChangeText(checked.acceptable?.taxCategory ?? DEFAULT_TAX_CATEGORY);
  const { changes, acceptable } = checked;
  const quantity = acceptable ? allowedQty(acceptable, item.quantity) : item.quantity;
  const isRaised = quantity > item.quantity;
  const isLowered = quantity < item.quantity;
  const acceptLabel = isRaised
    ? t('cart.acceptRaise', { moq: quantity })
    : t(isLowered ? 'cart.acceptLower' : 'cart.accept', { qty: quantity });
  const accept = () => {
    if (acceptable) cart.accept(toCartItem(acceptable, quantity));
    document.getElementById('cart-title')?.focus();
  };
  return (
    <div className={styles.changes}>
      <Icon name="warning" size={18} />
      <ul className={cx(ui.stack1, styles.list)}>
        {changes.map((change) => (
          <li key={change.kind}>{say(change)}</li>
        ))}
      </ul>
      <div className={cx(ui.row2, styles.actions)}>
        {acceptable && (
          <Button variant="secondary" aria-label={`${acceptLabel}: ${item.name}`} onClick={accept}>
            {acceptLabel}
          </Button>
        )}
        <Button
          variant={acceptable ? 'quiet' : 'secondary'}
          aria-label={t('cart.removeItem', { name: item.name })}
          onClick={() => removeFromCart(item._id)}
        >
          {t('cart.remove')}
        </Button>
      </div>
    </div>
  );
}

function useChangeText(category: TaxCategory): (change: CartChange) => string {
  const i18n = useI18n();
  const { t, format } = i18n;
  const net = useContext(PriceViewContext)?.net;
  const price = (aed: number) => {
    if (!(aed > 0)) return t('product.priceOnRequest');
    return net ? `${format.money(net.amount(aed, category))} ${net.label}` : format.money(aed);
  };
  return (change) => {
    switch (change.kind) {
      case 'gone':
        return t('cart.gone');
      case 'unavailable':
        return t('cart.nowUnavailable');
      case 'available':
        return t('cart.availableAgain');
      case 'moq':
        return t('cart.moqNow', { moq: change.now, before: change.before });
      case 'step':
        return change.now > 1 ? t('cart.stepNow', { step: change.now }) : t('cart.noStepNow');
      case 'max':
        return change.now === null ? t('cart.noMaxNow') : t('cart.maxNow', { max: change.now });
      case 'name':
        return t('cart.nameNow', { name: change.now });
      case 'specs':
        return t('cart.specsNow', { specs: productFeatures(change.now, i18n) || '–' });
      case 'price':
        return t('cart.priceNow', { price: price(change.now), before: price(change.before) });
      case 'picture':
        return t('cart.pictureNow');
    }
  };
}
