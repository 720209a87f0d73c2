import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/ui/badge';
import { Price } from './price';
import { Unbroken } from '../../../components/ui/unbroken';
import type { ProductResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { shopQuery } from '../../shop-info/api/get-shop';
import { categoryName, productName } from '../product-words';
import { moqOf } from '../to-cart-item';
import { withOrderingTexts } from '../ordering-texts';
import AddToCart from './add-to-cart';
import ui from '../../../components/ui/primitives.module.css';
import styles from './product-view.module.css';
import { PriceViewContext } from '../../../lib/price-view';
import { lazy, memo, Suspense, useContext, useState } from 'react';
import { visit } from '../../../lib/i18n/i18n';
import { useHydrated } from '../../../lib/use-hydrated';
import { useSessionUser } from '../../session/session-store';
import { Picture } from '../../../components/ui/picture';
import { cx } from '../../../lib/cx';
import galleryStyles from './product-gallery.module.css';

// Few products are sold in steps or packs.
const QuantityFacts = lazy(() => import('../../goods/components/quantity-facts'));
const ProductFacts = lazy(() => import('./product-facts'));
/**
 * Not interactive, so its code is loaded after the first view. Memoised, so that it is not rendered again for the same
 * product.
 */
const Facts = memo(({ product }: { product: ProductResponse }) => (
  <Suspense>
    <ProductFacts product={product} />
  </Suspense>
));

const StockAlert = lazy(withOrderingTexts(() => import('./stock-alert')));
const ProductAlternatives = lazy(withOrderingTexts(() => import('./product-alternatives')));
const ProductMore = lazy(withOrderingTexts(() => import('./product-more')));

function ProductGallery({ product: { _id, images }, name }: { product: ProductResponse; name: string }) {
  const { t } = useI18n();
  const [shown, setShown] = useState(0);
  return (
    <div className={ui.stack3}>
      <div className={cx(ui.sheet, galleryStyles.stage)}>
        <Picture src={images[shown]} of={_id} alt={name} width={800} height={600} priority />
      </div>
      {images.length > 1 && (
        <ul className={ui.row2} aria-label={t('product.gallery')}>
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

/** Most visitors have no lists. */
const AddToList = lazy(() =>
  Promise.all([import('../../lists/components/add-product-to-list'), visit.load(['buying'])]).then(([code]) => code),
);

/** Category, name, availability and price. */
function ProductHead({ product, name }: { product: ProductResponse; name: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const taxRate = useQuery(shopQuery()).data?.taxRate ?? null;
  return (
    <header className={ui.stack3}>
      <p className={styles.category}>
        <bdi>{categoryName(product.category, i18n) || t('product.noCategory')}</bdi>
      </p>
      <h1 className={styles.name}>
        <Unbroken text={name} />
      </h1>
      <div className={ui.row2}>
        <Badge tone={product.isAvailable ? 'green' : 'red'} dot>
          {product.isAvailable ? t('product.inStock') : t('product.unavailable')}
        </Badge>
        <Badge tone="neutral">{t('product.moq', { moq: moqOf(product) })}</Badge>
      </div>
      {(product.step > 1 || product.max !== null || product.packSize !== null) && (
        <p className={cx(ui.note, ui.row2)}>
          <Suspense fallback=" ">
            <QuantityFacts product={product} />
          </Suspense>
        </p>
      )}
      <div>
        <div className={ui.title}>
          <Price product={product} taxRate={taxRate} />
        </div>
        <p className={ui.note}>
          <VatNote product={product} taxRate={taxRate} /> {t('product.priceNote')}
        </p>
      </div>
    </header>
  );
}

const ALL_SIZES = 'all-sizes';

function AllSizesLink() {
  const { t } = useI18n();
  return (
    <a href={`#${ALL_SIZES}`} className={styles.sizesLink}>
      {t('product.allSizes')} ↓
    </a>
  );
}

export function ProductDetail({ product }: { product: ProductResponse }) {
  const name = productName(product, useI18n());
  // These parts are rendered later, below or beside the first view.
  const isMoreShown = useHydrated();
  const isSignedIn = useSessionUser() !== null;
  const alternatives = isMoreShown && (
    <Suspense>
      <div className={styles.whole}>
        <ProductAlternatives product={product} />
      </div>
    </Suspense>
  );
  return (
    <article className={cx(ui.stack5, ui.bounded, ui.top, styles.columns)}>
      <div className={styles.gallery}>
        <ProductGallery product={product} name={name} />
      </div>
      <div className={styles.info}>
        <ProductHead product={product} name={name} />
        <AddToCart product={product} layout="page">
          <AllSizesLink />
        </AddToCart>
        {isSignedIn && (
          <Suspense>
            <AddToList product={product} />
          </Suspense>
        )}
        {!product.isAvailable && (
          <div className={styles.alert}>
            {isMoreShown && (
              <Suspense>
                <StockAlert product={product} />
              </Suspense>
            )}
          </div>
        )}
        <Facts product={product} />
      </div>
      {!product.isAvailable && alternatives}
      <div id={ALL_SIZES} className={styles.whole}>
        {isMoreShown && (
          <Suspense>
            <ProductMore product={product} />
          </Suspense>
        )}
      </div>
      {product.isAvailable && alternatives}
    </article>
  );
}

const vatNotes = {
  Z: 'product.zeroRated',
  E: 'product.exempt',
  O: 'product.outOfScope',
  AE: 'product.reverseCharge',
} as const;

/** The note about VAT beside a price. */
function VatNote({ product: { price, taxCategory }, taxRate }: { product: ProductResponse; taxRate: number | null }) {
  const { t } = useI18n();
  const isNet = useContext(PriceViewContext)?.net !== undefined;
  if (taxRate === null || !(price > 0)) return null;
  if (taxCategory !== 'S') return t(vatNotes[taxCategory]);
  return isNet && t('product.plusVat', { rate: taxRate });
}
