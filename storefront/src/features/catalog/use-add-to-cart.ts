import { useEffect, useState } from 'react';
import { limits } from '../../config/limits';
import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../lib/i18n/i18n-context';
import { cart } from '../cart/cart-store';
import { quantityProblem } from '@shop/contract/quantity-rules';
import { quantityText } from '../goods/quantity-text';
import { moqOf, toCartItem, typedQuantities } from './to-cart-item';

/** A quantity of a product from its MOQ up, and the result of adding it. */
export function useAddToCart(product: ProductResponse) {
  const problemOf = useQuantityProblem();
  const moq = moqOf(product);
  /** null if unchanged, so that it is the MOQ, also after the buyer's is loaded. */
  const [entered, setEntered] = useState<number | undefined | null>(typedQuantities.get(product._id) ?? null);
  const quantity = entered === null ? moq : entered;
  const { added, showAdded } = useAddedFeedback();
  const problem = problemOf(product, quantity);

  const add = () => {
    if (quantity === undefined || problem !== undefined) return;
    cart.add(toCartItem(product, quantity));
    typedQuantities.delete(product._id);
    setEntered(null);
    showAdded();
  };
  return {
    quantity: quantity ?? moq,
    setQuantity: setEntered,
    problem,
    isBlocked: !product.isAvailable || problem !== undefined,
    added,
    add,
  };
}

/**
 * Returns a function that gives the reason why a product can't be requested in a quantity. @returns its `quantity` is
 * undefined for text that is not one
 */
export function useQuantityProblem() {
  const { t } = useI18n();
  return (product: ProductResponse, quantity: number | undefined): string | undefined => {
    if (quantity === undefined) return t('stepper.invalid', { max: limits.maxQuantity });
    const problem = quantityProblem(product, quantity);
    return problem === null ? undefined : quantityText(problem, t, (moq) => t('product.minimum', { n: moq }));
  };
}

/** Shows for a moment that something was added. */
export function useAddedFeedback() {
  const [addedAt, setAddedAt] = useState<number>();
  useEffect(() => {
    if (addedAt === undefined) return;
    const timer = setTimeout(() => setAddedAt(undefined), limits.addedFeedbackMs);
    return () => clearTimeout(timer);
  }, [addedAt]);
  return { added: addedAt !== undefined, showAdded: () => setAddedAt(performance.now()) };
}
