import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Notice } from '../../../components/ui/notice';
import { limits } from '../../../config/limits';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useDebounced } from '../../../lib/use-debounced';
import { isWrong } from '../../cart/cart';
import { useCart } from '../../cart/cart-store';
import { counted, useRowProblems } from '../../cart/row-problems';
import { useCartCheck } from '../../cart/use-cart-check';
import { productName } from '../../catalog/product-words';
import { usePurchaseDraft } from '../../purchase-details/purchase-draft';
import { useSessionUser } from '../../session/session-store';
import { cartWarningsQuery } from '../api/cart-warnings';

/** Unusual quantities, and a PO number that was used before. The buyer may send the cart all the same. */
export function CartWarnings() {
  const i18n = useI18n();
  const { t, format } = i18n;
  const user = useSessionUser();
  const cart = useCart();
  const { known } = useCartCheck();
  const problems = useRowProblems();
  const poNumber = usePurchaseDraft().poNumber.trim();
  const present = useMemo(() => {
    const items = counted(cart, problems).cartItems.filter((item) => !isWrong(item));
    const requestedItems = items.map(({ _id, quantity }) => ({ product: _id, qty: quantity }));
    return { requestedItems, ...(poNumber && { poNumber }) };
  }, [cart, problems, poNumber]);
  const settled = useDebounced(present, limits.typingPauseMs);
  const enabled = user !== null && settled.requestedItems.length > 0;
  const { data = [] } = useQuery({ ...cartWarningsQuery(settled), enabled });
  const large = data.flatMap(({ code, line }) => {
    const product = code === 'UNUSUALLY_LARGE' && line !== null ? settled.requestedItems[line]?.product : undefined;
    const found = known?.get(product ?? '');
    return found ? productName(found, i18n) : (cart.cartItems.find(({ _id }) => _id === product)?.name ?? []);
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
