import type { ProductResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import styles from './product-view.module.css';

const rows = [
  ['sku', 'product.sku'],
  ['code', 'product.code'],
  ['size', 'product.size'],
  ['variant', 'product.variant'],
  ['color', 'product.color'],
  ['quality', 'product.quality'],
  ['origin', 'product.origin'],
] as const;

/** The fields that a buyer orders by; those that the product does not have are left out. */
export function ProductSpecs({ product }: { product: ProductResponse }) {
  const { t, term } = useI18n();
  return (
    <section>
      <h2 className={styles.heading}>{t('product.details')}</h2>
      <dl className={styles.specs}>
        {rows.map(
          ([field, label]) =>
            product[field] && (
              <div key={field}>
                <dt>{t(label)}</dt>
                <dd>
                  <bdi>{term(product[field])}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
