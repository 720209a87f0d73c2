import { useId } from 'react';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { QuantityStepper } from '../../../components/ui/quantity-stepper';
import type { ProductResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { readQuantity } from '../../../lib/read-quantity';
import { productName } from '../product-words';
import { useAddToCart } from '../use-add-to-cart';
import styles from './card-order.module.css';

/** Quantity and Add to Cart of a card in the listing, where many stand: each names its product. */
export default function CardOrder({ product }: { product: ProductResponse }) {
  const i18n = useI18n();
  const { t } = i18n;
  const errorId = useId();
  const { moq, quantity, setQuantity, problem, isBlocked, added, add } = useAddToCart(product);
  const name = productName(product, i18n);
  const label = added ? t('product.added') : t('product.add');
  return (
    <>
      <QuantityStepper
        label={t('ordering.piecesOf', { name })}
        read={readQuantity}
        value={quantity}
        onChange={setQuantity}
        step={moq}
        dense
        disabled={!product.isAvailable}
        errorId={problem && errorId}
      />
      <Button wide disabled={isBlocked} aria-label={`${label}: ${name}`} onClick={add}>
        <Icon name={added ? 'check' : 'cart'} />
        <span aria-live="polite">{label}</span>
      </Button>
      <p id={errorId} role="status" className={styles.error}>
        {problem}
      </p>
    </>
  );
}
