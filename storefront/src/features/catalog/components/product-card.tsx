import { lazy, memo, Suspense } from 'react';
import { Badge } from '../../../components/ui/badge';
import { Link } from '../../../components/ui/link';
import { Picture } from '../../../components/ui/picture';
import { Unbroken } from '../../../components/ui/unbroken';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import type { ProductResponse } from '@shop/contract/api';
import { sizeInBoth } from '@shop/contract/sizes';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { productName } from '../product-words';
import { withOrderingTexts } from '../ordering-texts';
import { fromShop } from '../shop-return';
import { moqOf } from '../to-cart-item';
import { Price } from './price';
import { Size } from './size';
import styles from './product-card.module.css';

const AddToCart = lazy(withOrderingTexts(() => import('./add-found')));

interface ProductCardProps {
  product: ProductResponse;
  /** The card is part of the first screen. */
  priority: boolean;
  /** See `Price`. */
  taxRate: number | null;
  /** False while the card is only a placeholder. */
  orderable: boolean;
}

/** One product of the listing. */
export const ProductCard = memo(function ProductCard({ product, priority, taxRate, orderable }: ProductCardProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <article className={cx(ui.sheet, styles.card)}>
      <Picture src={product.images[0]} of={product._id} alt="" width={400} height={300} priority={priority} />
      <div className={styles.body}>
        <p className={styles.code}>
          <span>{t('product.skuIs', { sku: product.sku })}</span>
          {product.code && (
            <>
              {' · '}
              <span>{t('product.codeIs', { code: product.code })}</span>
            </>
          )}
        </p>
        <h3 className={styles.name}>
          <Link to={paths.product(product._id)} state={fromShop} className={styles.link}>
            <Unbroken text={productName(product, i18n)} />
          </Link>
        </h3>
        {sizeInBoth(product.size) && (
          <p className={styles.size}>
            <Size size={product.size} />
          </p>
        )}
        <div className={styles.badges}>
          <Badge tone="neutral">{t('product.moq', { moq: moqOf(product) })}</Badge>
          {!product.isAvailable && <Badge tone="red">{t('product.unavailable')}</Badge>}
        </div>
        <Price product={product} taxRate={taxRate} />
        <div className={styles.order}>
          {orderable && (
            <Suspense>
              <AddToCart product={product} layout="card" />
            </Suspense>
          )}
        </div>
      </div>
    </article>
  );
});
