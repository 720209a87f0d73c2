import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { Badge } from '../../../components/ui/badge';
import { Link } from '../../../components/ui/link';
import { Picture } from '../../../components/ui/picture';
import { Unbroken } from '../../../components/ui/unbroken';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { paths } from '../../../config/paths';
import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { shopQuery } from '../../shop-info/api/get-shop';
import { productName } from '../product-words';
import { fromShop } from '../shop-return';
import { moqOf } from '../to-cart-item';
import AddToCart from './add-found';
import { Price } from './price';
import styles from './product-table.module.css';
import { Size, Variant } from './size';

/** The listing with one line for each product, for buyers who know what they want. */
export default function ProductTable({ products }: { products: readonly ProductResponse[] }) {
  const { t } = useI18n();
  const taxRate = useQuery(shopQuery()).data?.taxRate ?? null;
  return (
    <div className={cx(ui.sheet, styles.frame)}>
      <table className={styles.table}>
        <caption className={ui.hidden}>{t('shop.results')}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('ordering.product')}
            </th>
            <th scope="col">{t('product.size')}</th>
            <th scope="col">{t('product.variant')}</th>
            <th scope="col">{t('product.color')}</th>
            <th scope="col">{t('ordering.moq')}</th>
            <th scope="col">{t('ordering.price')}</th>
            <th scope="col">{t('product.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <Row key={product._id} product={product} taxRate={taxRate} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Row = memo(function Row({ product, taxRate }: { product: ProductResponse; taxRate: number | null }) {
  const i18n = useI18n();
  const { t, term, format } = i18n;
  const { _id, sku, images, size, variant, color, isAvailable } = product;
  return (
    <tr data-unavailable={!isAvailable}>
      <td className={styles.picture}>
        <Picture src={images[0]} alt="" width={64} height={48} />
      </td>
      <th scope="row" className={styles.name}>
        <Link to={paths.product(_id)} state={fromShop}>
          <Unbroken text={productName(product, i18n)} />
        </Link>
        <bdi className={styles.sku}>{sku}</bdi>
        {!isAvailable && <Badge tone="red">{t('product.unavailable')}</Badge>}
      </th>
      <td>
        <Size size={size} />
      </td>
      <td>
        <Variant variant={variant} />
      </td>
      <td>
        <bdi>{term(color)}</bdi>
      </td>
      <td data-label={t('ordering.moq')}>{format.number(moqOf(product))}</td>
      <td className={styles.price}>
        <Price product={product} taxRate={taxRate} />
      </td>
      <td className={styles.order}>
        <AddToCart product={product} layout="row" />
      </td>
    </tr>
  );
});
