import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/badge';
import { Price } from './price';
import { Unbroken } from '../../../components/ui/unbroken';
import type { ProductResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { shopQuery } from '../../shop-info/api/get-shop';
import { keyFeatures, moqOf } from '../to-cart-item';
import { AddToCart } from './add-to-cart';
import styles from './product-view.module.css';
import { PriceViewContext } from '../../../lib/price-view';
import { lazy, Suspense, useContext, useState } from 'react';
import { visit } from '../../../lib/i18n/i18n';
import { useSessionUser } from '../../session/session-store';
import { Picture } from '../../../components/ui/picture';
import galleryStyles from './product-gallery.module.css';

export function ProductGallery({ name, images }: { name: string; images: readonly string[] }) {
  const { t } = useI18n();
  const [shown, setShown] = useState(0);
  return (
    <div className={galleryStyles.gallery}>
      <div className={galleryStyles.stage}>
        <Picture src={images[shown]} alt={name} width={800} height={600} priority />
      </div>
      {images.length > 1 && (
        <ul className={galleryStyles.thumbs} aria-label={t('product.gallery')}>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                className={galleryStyles.thumb}
                aria-label={t('product.picture', { n: index + 1, name })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture src={image} alt="" width={96} height={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
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
] as const;

/** The fields that a buyer orders by; those that the product does not have are left out. */
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
                  <bdi>{term(product[field])}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

/** Most visitors have no lists. */
const AddToList = lazy(() =>
  Promise.all([import('../../lists/components/add-product-to-list'), visit.load(['buying'])]).then(([code]) => code),
);

export function ProductDetail({ product }: { product: ProductResponse }) {
  const { t, term } = useI18n();
  const taxRate = useQuery(shopQuery()).data?.taxRate ?? null;
  const isSignedIn = useSessionUser() !== null;
  return (
    <article className={styles.columns}>
      <div className={styles.gallery}>
        <ProductGallery name={product.name} images={product.images} />
      </div>
      <div className={styles.info}>
        <header className={styles.head}>
          <p className={styles.category}>
            <bdi>{term(product.category.displayName) || t('product.noCategory')}</bdi>
          </p>
          <h1 className={styles.name}>
            <Unbroken text={product.name} />
          </h1>
          <div className={styles.badges}>
            <Badge tone={product.isAvailable ? 'green' : 'red'} dot>
              {product.isAvailable ? t('product.inStock') : t('product.unavailable')}
            </Badge>
            <Badge tone="neutral">{t('product.moq', { moq: moqOf(product) })}</Badge>
          </div>
          <div>
            <div className={styles.price}>
              <Price price={product.price} unit={product.unit} taxCategory={product.taxCategory} taxRate={taxRate} />
            </div>
            <p className={styles.priceNote}>
              <VatNote product={product} taxRate={taxRate} /> {t('product.priceNote')}
            </p>
          </div>
        </header>
        <AddToCart product={product} />
        {isSignedIn && (
          <Suspense>
            <AddToList product={product} />
          </Suspense>
        )}
        <KeyFeatures displaySpecs={product.displaySpecs} />
        {product.description && (
          <section>
            <h2 className={styles.heading}>{t('product.description')}</h2>
            <p className={styles.description} dir="auto">
              {product.description}
            </p>
          </section>
        )}
        <ProductSpecs product={product} />
      </div>
    </article>
  );
}

const vatNotes = {
  Z: 'product.zeroRated',
  E: 'product.exempt',
  O: 'product.outOfScope',
  AE: 'product.reverseCharge',
} as const;

/** What the price alone does not say of its VAT. */
function VatNote({ product: { price, taxCategory }, taxRate }: { product: ProductResponse; taxRate: number | null }) {
  const { t } = useI18n();
  const isNet = useContext(PriceViewContext)?.net !== undefined;
  if (taxRate === null || !(price > 0)) return null;
  if (taxCategory !== 'S') return t(vatNotes[taxCategory]);
  return isNet && t('product.plusVat', { rate: taxRate });
}

function KeyFeatures({ displaySpecs }: { displaySpecs: string }) {
  const { t } = useI18n();
  const features = keyFeatures(displaySpecs);
  if (features.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('product.features')}</h2>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <span>
              <bdi>{feature}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
