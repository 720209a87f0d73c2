import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from '../../../components/ui/link';
import { Picture } from '../../../components/ui/picture';
import { Unbroken } from '../../../components/ui/unbroken';
import { paths } from '../../../config/paths';
import type { ProductResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { shopQuery } from '../../shop-info/api/get-shop';
import { alternativesQuery } from '../api/get-alternatives';
import { Price } from './price';
import styles from './product-alternatives.module.css';

/** What comes nearest to a product, and can be had. Nothing where there is none, or where it can't be asked for. */
export default function ProductAlternatives({ product }: { product: ProductResponse }) {
  const { t } = useI18n();
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
        {data.map(({ _id, name, images, price, unit, taxCategory }) => (
          <li key={_id} className={styles.item}>
            <div className={styles.picture}>
              <Picture src={images[0]} alt="" width={96} height={72} />
            </div>
            <div>
              <Link to={paths.product(_id)} className={styles.name}>
                <Unbroken text={name} />
              </Link>
              <Price price={price} unit={unit} taxCategory={taxCategory} taxRate={taxRate} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
