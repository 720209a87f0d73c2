import { type ComponentProps, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import AddToCart from './add-to-cart';

// Only words of a search need the reader of orders.
const AddTyped = lazy(() => import('./add-typed'));

/** The controls of a product in the listing, with the quantity that the search states. */
export default function AddFound(props: ComponentProps<typeof AddToCart>) {
  const q = useSearchParams()[0].get('q') ?? '';
  return q === '' ? (
    <AddToCart {...props} />
  ) : (
    <Suspense>
      <AddTyped key={q} q={q} {...props} />
    </Suspense>
  );
}
