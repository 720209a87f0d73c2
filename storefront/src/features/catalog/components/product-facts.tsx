import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { productDescription } from '../product-words';
import { keyFeatures } from '../to-cart-item';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import styles from './product-view.module.css';
import { Size, Variant } from './size';

/** The features, description and details of a product, below its price. */
export default function ProductFacts({ product }: { product: ProductResponse }) {
  const i18n = useI18n();
  const description = productDescription(product, i18n);
  return (
    <>
      <KeyFeatures displaySpecs={product.displaySpecs} />
      {description && (
        <section>
          <h2 className={styles.heading}>{i18n.t('product.description')}</h2>
          <p className={styles.description} dir="auto">
            {description}
          </p>
        </section>
      )}
      <ProductSpecs product={product} />
    </>
  );
}

function KeyFeatures({ displaySpecs }: { displaySpecs: string }) {
  const { t, term } = useI18n();
  const features = keyFeatures(displaySpecs);
  if (features.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('product.features')}</h2>
      <ul className={cx(ui.stack2, styles.features)}>
        {features.map((feature) => (
          <li key={feature}>
            <span>
              <bdi>{term(feature)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const rows = [
  ['sku', 'product.sku'],
  ['code', 'product.code'],
  ['size', 'product.size'],
  ['variant', 'product.variant'],
  ['color', 'product.color'],
  ['quality', 'product.quality'],
  ['origin', 'product.origin'],
  ['machines', 'product.machines'],
] as const;

/** The fields that a buyer orders by; empty ones are omitted. */
function ProductSpecs({ product }: { product: ProductResponse }) {
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
                  {field === 'size' ? (
                    <Size size={product.size} />
                  ) : field === 'variant' ? (
                    <Variant variant={product.variant} />
                  ) : (
                    <bdi>{term(product[field])}</bdi>
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
