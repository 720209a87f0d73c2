import { useId } from 'react';
import { Link } from '../../../components/ui/link';
import { Picture } from '../../../components/ui/picture';
import { Badge } from '../../../components/ui/badge';
import { QuantityStepper } from '../../../components/ui/quantity-stepper';
import { Icon } from '../../../components/ui/icon';
import { Unbroken } from '../../../components/ui/unbroken';
import { paths } from '../../../config/paths';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { isBelowMoq, itemPrice, type CartItem } from '../cart';
import type { CheckedItem } from '../cart-check';
import { cart } from '../cart-store';
import styles from './cart-list.module.css';
import { removeFromCart } from './remove-from-cart';
import { RowChanges } from './row-changes';

export function CartRow({ item, checked }: { item: CartItem; checked: CheckedItem | undefined }) {
  const { t, format } = useI18n();
  const errorId = useId();
  const belowMoq = isBelowMoq(item);
  const { _id, name, price, quantity, moq, images, displaySpecs, isAvailable } = item;
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <Picture src={images[0]} alt="" width={128} height={96} />
      </div>
      <div className={styles.what}>
        <Link to={paths.product(_id)} className={styles.name}>
          <Unbroken text={name} />
        </Link>
        {displaySpecs && (
          <p className={styles.specs}>
            <bdi>{displaySpecs}</bdi>
          </p>
        )}
        {!isAvailable && <Badge tone="red">{t('product.unavailable')}</Badge>}
      </div>
      <div className={styles.quantity}>
        <QuantityStepper
          label={t('cart.quantityOf', { name })}
          value={quantity}
          onChange={(next) => cart.setQuantity(_id, next)}
          step={moq}
          errorId={belowMoq ? errorId : undefined}
        />
        <p id={errorId} role="status" className={styles.error}>
          {belowMoq && t('cart.minimum', { moq })}
        </p>
      </div>
      <p className={styles.price}>{price > 0 ? format.money(itemPrice(item)) : t('product.priceOnRequest')}</p>
      <RemoveButton id={_id} name={name} />
      {checked && <RowChanges item={item} checked={checked} />}
    </li>
  );
}

function RemoveButton({ id, name }: { id: string; name: string }) {
  const { t } = useI18n();
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={t('cart.removeItem', { name })}
      onClick={() => removeFromCart(id)}
    >
      <Icon name="trash" />
    </button>
  );
}
