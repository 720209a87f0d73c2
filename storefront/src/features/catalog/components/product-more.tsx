import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './product-more.module.css';

const ProductMatrix = lazy(() => import('./product-matrix'));

/** The family of a product. Its table is loaded when it is near the viewport. */
export default function ProductMore({ product }: { product: ProductResponse }) {
  const { t } = useI18n();
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  return (
    <section ref={place} aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId} className={styles.title}>
        {t('ordering.family')}
      </h2>
      {isNear && (
        <Suspense>
          <ProductMatrix product={product} />
        </Suspense>
      )}
    </section>
  );
}

/** True once the element has been within a screen's height of the viewport. */
function useNear(place: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
