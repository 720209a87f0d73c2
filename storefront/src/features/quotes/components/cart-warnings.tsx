import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Notice } from '../../../components/ui/notice';
import { limits } from '../../../config/limits';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useDebounced } from '../../../lib/use-debounced';
import { isWrong } from '../../cart/requestable';
import { useCart } from '../../cart/cart-store';
import { counted, useRowProblems } from '../../cart/row-problems';
import { useCartCheck } from '../../cart/use-cart-check';
import { productName } from '../../catalog/product-words';
import { usePurchaseDraft } from '../../purchase-details/purchase-draft';
import { useSessionUser } from '../../session/session-store';
import { cartWarningsQuery, questionedItems, unusualItems, warnedCart } from '../api/cart-warnings';

/** Unusual quantities, and a PO number that was used before. The buyer may send the cart all the same. */
export function CartWarnings() {
  const i18n = useI18n();
  const { t, format } = i18n;
  const user = useSessionUser();
  const cart = useCart();
  const { known } = useCartCheck();
  const problems = useRowProblems();
  const { poNumber } = usePurchaseDraft();
  const present = useMemo(() => {
    const cartItems = counted(cart, problems).cartItems.filter((item) => !isWrong(item, known));
    return warnedCart({ ...cart, cartItems }, poNumber);
  }, [cart, known, problems, poNumber]);
  const settled = useDebounced(present, limits.typingPauseMs);
  const enabled = user !== null && settled.requestedItems.length > 0;
  const { data = [] } = useQuery({ ...cartWarningsQuery(settled), enabled });
  const unusual = unusualItems(data, settled);
  useEffect(() => void questionedItems.add(unusual));
  const large = unusual.map(({ product, qty }) => {
    const found = known?.get(product);
    const name = found ? productName(found, i18n) : cart.cartItems.find(({ _id }) => _id === product)?.name;
    return t('cart.times', { qty, name: name ?? '' });
  });
  const isNumberUsed = data.some(({ code }) => code === 'PO_NUMBER_AGAIN');
  if (large.length === 0 && !isNumberUsed) return null;
  return (
    <Notice kind="info">
      {large.length > 0 && t('cart.unusual', { names: format.list(large) })}{' '}
      {isNumberUsed && t('cart.samePoNumber', { number: settled.poNumber ?? '' })}
    </Notice>
  );
}
