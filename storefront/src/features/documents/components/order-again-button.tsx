import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button';
import { paths } from '../../../config/paths';
import type { LineResponse, ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { getCartProducts, type KnownProducts } from '../../cart/api/get-cart-products';
import type { CartArrival } from '../../cart/cart-arrival';
import { cart } from '../../cart/cart-store';
import { toCartItem } from '../../catalog/to-cart-item';
import { nameOfLine } from '@shop/contract/names';
import type { Language } from '@shop/contract/languages';

type Line = Pick<LineResponse, 'product' | 'qty' | 'productName' | 'productNameAr'>;

/** Puts the available lines of a document into the cart, and opens it. */
function useOrderAgain(lines: readonly Line[]) {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const ids = [...new Set(lines.flatMap(({ product }) => product ?? []))];
      return linesToRequest(lines, await getCartProducts(ids), language);
    },
    onSuccess: ({ wanted, missing }) => {
      if (wanted.length === 0) return notify('warning', t('requests.againNone'));
      wanted.forEach(({ product, qty }) => cart.include(toCartItem(product, qty)));
      notify('success', t('requests.againDone', { count: wanted.length }));
      const arrival: CartArrival = { missing };
      void navigate(paths.cart, { state: arrival });
    },
    onError: () => notify('error', t('requests.againFailed')),
  });
  return { orderAgain: mutate, isPending };
}

/** The available lines with their old quantities, and the names of the unavailable ones. */
function linesToRequest(lines: readonly Line[], known: KnownProducts, language: Language) {
  const wanted = new Map<string, { product: ProductResponse; qty: number }>();
  const missing = new Set<string>();
  for (const line of lines) {
    const { product: id, qty } = line;
    const product = id === null ? undefined : known.get(id);
    if (id !== null && product?.isAvailable) wanted.set(id, { product, qty: qty + (wanted.get(id)?.qty ?? 0) });
    else missing.add(nameOfLine(line, language));
  }
  return { wanted: [...wanted.values()], missing: [...missing] };
}

interface OrderAgainProps {
  number: string;
  lines: readonly Line[];
  label: string;
}

export function OrderAgainButton({ number, lines, label }: OrderAgainProps) {
  const { t } = useI18n();
  const { orderAgain, isPending } = useOrderAgain(lines);
  const text = isPending ? t('requests.againBusy') : label;
  return (
    <Button variant="secondary" disabled={isPending} aria-label={`${text}: ${number}`} onClick={() => orderAgain()}>
      {text}
    </Button>
  );
}
