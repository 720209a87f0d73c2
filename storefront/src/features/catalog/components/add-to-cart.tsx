import { largestQty, stepperStep } from '@shop/contract/quantity-rules';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { QuantityStepper } from '../../../components/ui/quantity-stepper';
import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { productName } from '../product-words';
import { useAddToCart } from '../use-add-to-cart';
import { AddedLabel } from './added-label';
import styles from './add-to-cart.module.css';

// Few products have breaks.
const BreakPrice = lazy(() => import('./break-price'));

interface AddToCartProps {
  product: ProductResponse;
  /** Cards and rows are in lists: their controls contain the product's name. */
  layout: 'page' | 'card' | 'row';
  /** The content above the controls. */
  children?: ReactNode;
}

/** Quantity field, from the MOQ up, and the button, which briefly confirms. */
export default function AddToCart({ product, layout, children }: AddToCartProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const errorId = useId();
  const { quantity, setQuantity, problem, isBlocked, added, add } = useAddToCart(product);
  const isOneOfMany = layout !== 'page';
  const name = productName(product, i18n);
  const label = added ? t('product.added') : t('product.add');
  return (
    <div className={styles[layout]}>
      {children}
      {!isOneOfMany && product.breaks && (
        <Suspense>
          <BreakPrice product={product} quantity={quantity} />
        </Suspense>
      )}
      <div className={styles.controls}>
        <QuantityStepper
          label={isOneOfMany ? t('ordering.quantityOf', { name }) : t('product.quantity')}
          name={name}
          value={quantity}
          onChange={setQuantity}
          step={stepperStep(product)}
          max={largestQty(product)}
          dense={isOneOfMany}
          disabled={!product.isAvailable}
          errorId={problem && errorId}
        />
        <Button
          wide={layout !== 'row'}
          disabled={isBlocked}
          aria-label={isOneOfMany ? `${label}: ${name}` : undefined}
          title={layout === 'row' ? label : undefined}
          onClick={add}
        >
          <Icon name={added ? 'check' : 'cart'} />
          <span className={styles.label}>
            <AddedLabel label={t('product.add')} addedLabel={t('product.added')} isAdded={added} />
          </span>
        </Button>
      </div>
      <p id={errorId} role="status" className={styles.error}>
        {problem}
      </p>
    </div>
  );
}
