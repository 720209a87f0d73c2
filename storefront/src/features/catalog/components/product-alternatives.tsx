import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from '../../../components/ui/link';
import { Picture } from '../../../components/ui/picture';
import { Unbroken } from '../../../components/ui/unbroken';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { shopQuery } from '../../shop-info/api/get-shop';
import { alternativesQuery } from '../api/get-alternatives';
import { productName } from '../product-words';
import { Price } from './price';
import styles from './product-alternatives.module.css';

/** The available products most similar to a product. Renders nothing if there are none or they can't be loaded. */
export default function ProductAlternatives({ product }: { product: ProductResponse }) {
  const i18n = useI18n();
  const { t } = i18n;
  const titleId = useId();
  const taxRate = useQuery(shopQuery()).data?.taxRate ?? null;
  const { data } = useQuery(alternativesQuery(product._id));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t(product.isAvailable ? 'ordering.similar' : 'ordering.instead')}
      </h2>
      <ul className={styles.list}>
        {data.map((other) => (
          <li key={other._id} className={cx(ui.sheet, styles.item)}>
            <div className={styles.picture}>
              <Picture src={other.images[0]} alt="" width={96} height={72} />
            </div>
            <div>
              <Link to={paths.product(other._id)} className={styles.name}>
                <Unbroken text={productName(other, i18n)} />
              </Link>
              <Price product={other} taxRate={taxRate} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
