import { memo, useDeferredValue } from 'react';
import { Skeleton } from '../../../components/ui/skeleton';
import type { ProductResponse } from '../../../lib/api-types';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

/** Cards whose pictures are wanted at once: two rows of a large screen. */
const firstScreen = 8;

/** What a screen shows; a phone is busy long enough with these. */
const drawnAtOnce = 12;

interface ProductGridProps {
  products: readonly ProductResponse[];
  /** Draws all at once. */
  whole: boolean;
}

/**
 * The cards below the first screen are drawn when nothing waits for it: neither the first picture nor a finger. Who comes
 * back to a list may have left it further down, and gets the whole.
 */
export const ProductGrid = memo(function ProductGrid({ products, whole }: ProductGridProps) {
  const first = whole ? products : products.slice(0, drawnAtOnce);
  const drawn = useDeferredValue(products, first);
  return (
    <ul className={styles.grid}>
      {drawn.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} priority={index < firstScreen} />
        </li>
      ))}
    </ul>
  );
});

export function ProductGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.ghost}>
          <Skeleton ratio="4 / 3" />
          <Skeleton width="40%" height="0.9rem" />
          <Skeleton width="90%" height="1.2rem" />
          <Skeleton width="50%" height="1.2rem" />
        </div>
      ))}
    </div>
  );
}
