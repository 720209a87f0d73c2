import { useId } from 'react';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { QuantityStepper } from '../../../components/ui/quantity-stepper';
import type { ProductResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { readQuantity } from '../../../lib/read-quantity';
import { useAddToCart } from '../use-add-to-cart';
import styles from './add-to-cart.module.css';

/** Quantity from the MOQ up, and the button that says for a moment that it worked. */
export function AddToCart({ product }: { product: ProductResponse }) {
  const { t } = useI18n();
  const errorId = useId();
  const { moq, quantity, setQuantity, problem, isBlocked, added, add } = useAddToCart(product);
  return (
    <div className={styles.box}>
      <div className={styles.row}>
        <QuantityStepper
          label={t('product.quantity')}
          read={readQuantity}
          value={quantity}
          onChange={setQuantity}
          step={moq}
          disabled={!product.isAvailable}
          errorId={problem && errorId}
        />
        <div className={styles.grow}>
          <Button wide disabled={isBlocked} onClick={add}>
            <Icon name={added ? 'check' : 'cart'} />
            <span aria-live="polite">{added ? t('product.added') : t('product.add')}</span>
          </Button>
        </div>
      </div>
      <p id={errorId} role="status" className={styles.error}>
        {problem}
      </p>
    </div>
  );
}
