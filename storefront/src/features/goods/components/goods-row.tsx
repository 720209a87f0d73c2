import type { ReactNode } from 'react';
import { Link } from '../../../components/ui/link';
import { Picture } from '../../../components/ui/picture';
import { Unbroken } from '../../../components/ui/unbroken';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { productName } from '../../catalog/product-words';
import { ProductFacts } from './product-facts';
import styles from './goods.module.css';

interface GoodsRowProps {
  /** Undefined if the shop no longer has it. */
  product: ProductResponse | undefined;
  /** Its name when it was bought or listed. */
  name: string;
  /** Below the facts of the product. */
  note?: ReactNode;
  /** The controls of the row. */
  children?: ReactNode;
}

/** One product in a list: picture, name, facts, and its controls. */
export function GoodsRow({ product, name, note, children }: GoodsRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        <Picture src={product?.images[0]} alt="" width={80} height={60} />
      </div>
      <div className={cx(ui.stack1, styles.what)}>
        {product ? (
          <Link to={paths.product(product._id)} className={styles.name}>
            <Unbroken text={productName(product, i18n)} />
          </Link>
        ) : (
          <span className={styles.name}>
            <Unbroken text={name} />
          </span>
        )}
        {product ? <ProductFacts product={product} /> : <p className={ui.alert}>{t('buyAgain.gone')}</p>}
        {product?.isAvailable === false && <p className={ui.alert}>{t('goods.unavailable')}</p>}
        {note}
      </div>
      {children && <div className={styles.controls}>{children}</div>}
    </div>
  );
}
