import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { Skeleton } from '../../../components/ui/skeleton';
import type { ProductResponse } from '@shop/contract/api';
import { useHydrated } from '../../../lib/use-hydrated';
import { shopQuery } from '../../shop-info/api/get-shop';
import { ProductCard } from './product-card';
import styles from './product-grid.module.css';

/** Cards whose pictures are loaded at once: two rows of a large screen. */
const firstScreen = 8;

/** Cards that are rendered first: the rest is rendered afterwards, so that a phone can react earlier. */
export const drawnAtOnce = 12;

export const ProductGrid = memo(function ProductGrid({ products }: { products: readonly ProductResponse[] }) {
  const taxRate = useQuery(shopQuery()).data?.taxRate ?? null;
  const orderable = useHydrated();
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard product={product} priority={index < firstScreen} taxRate={taxRate} orderable={orderable} />
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
