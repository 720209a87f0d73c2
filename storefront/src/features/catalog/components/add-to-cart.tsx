import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { QuantityStepper } from '../../../components/ui/quantity-stepper';
import { limits } from '../../../config/limits';
import type { ProductResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { readQuantity } from '../../../lib/read-quantity';
import { cart } from '../../cart/cart-store';
import { moqOf, toCartItem } from '../to-cart-item';
import styles from './add-to-cart.module.css';

/** Quantity from the MOQ up, and the button that says for a moment that it worked. */
export function AddToCart({ product }: { product: ProductResponse }) {
  const { t } = useI18n();
  const moq = moqOf(product);
  const errorId = useId();
  const [quantity, setQuantity] = useState<number | undefined>(moq);
  const { added, showAdded } = useAddedFeedback();
  const belowMoq = quantity !== undefined && quantity < moq;
  const isWrong = quantity === undefined || belowMoq;

  const add = () => {
    if (isWrong) return;
    cart.add(toCartItem(product, quantity));
    setQuantity(moq);
    showAdded();
  };
  return (
    <div className={styles.box}>
      <div className={styles.row}>
        <QuantityStepper
          label={t('product.quantity')}
          read={readQuantity}
          value={quantity ?? moq}
          onChange={setQuantity}
          step={moq}
          disabled={!product.isAvailable}
          errorId={isWrong ? errorId : undefined}
        />
        <div className={styles.grow}>
          <Button wide disabled={!product.isAvailable || isWrong} onClick={add}>
            <Icon name={added ? 'check' : 'cart'} />
            <span aria-live="polite">{added ? t('product.added') : t('product.add')}</span>
          </Button>
        </div>
      </div>
      <p id={errorId} role="status" className={styles.error}>
        {quantity === undefined && t('stepper.invalid', { max: limits.maxQuantity })}
        {belowMoq && t('product.minimum', { n: moq })}
      </p>
    </div>
  );
}

function useAddedFeedback() {
  const [addedAt, setAddedAt] = useState<number>();
  useEffect(() => {
    if (addedAt === undefined) return;
    const timer = setTimeout(() => setAddedAt(undefined), limits.addedFeedbackMs);
    return () => clearTimeout(timer);
  }, [addedAt]);
  return { added: addedAt !== undefined, showAdded: () => setAddedAt(performance.now()) };
}
