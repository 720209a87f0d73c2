import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { getCartProducts } from '../../cart/api/get-cart-products';
import type { GoodsLine } from '../cart-link';
import { fillCart } from '../fill-cart';

interface FillCartButtonProps {
  lines: () => Promise<readonly (GoodsLine & { productName: string })[]>;
  count: number;
  /** Distinguishes the button from others on the page. */
  label?: string;
}

/** Puts all products of a list into the cart, with their present data. */
export function FillCartButton({ lines, count, label }: FillCartButtonProps) {
  const { t, format } = useI18n();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const wanted = await lines();
      return fillCart(wanted, await getCartProducts(wanted.map(({ product }) => product)));
    },
    onSuccess: ({ wanted, left }) => {
      if (wanted.length > 0) notify('success', t('goods.addedAll', { count: wanted.length }));
      if (left.length > 0) notify('warning', t('goods.left', { names: format.list(left) }));
    },
    onError: () => notify('error', t('goods.failed')),
  });
  const text = t('goods.addAll', { count });
  return (
    <Button
      disabled={isPending || count === 0}
      aria-label={label === undefined ? undefined : `${text}: ${label}`}
      onClick={() => mutate()}
    >
      {text}
    </Button>
  );
}
