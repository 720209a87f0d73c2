import { lazy, Suspense, useContext } from 'react';
import { PageHead } from '../../../components/ui/page';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { PriceViewContext } from '../../../lib/price-view';
import { useMediaQuery } from '../../../lib/use-media-query';
import { isNarrowed } from '../shop-filters';
import { useShopFilters } from '../use-shop-filters';
import { FilterButton } from './filter-button';
import { FiltersSkeleton } from './filters-skeleton';
import { ActiveFilters } from './narrowed-parts';
import { ShopResults } from './shop-results';
import styles from './shop-view.module.css';

/** Only on large screens: a phone shows it in a drawer. */
const ShopFilterPanel = lazy(() => import('./shop-filter-panel'));

/** The catalog: filters at the side (in a drawer on small screens), the listing beside them. */
export function ShopView() {
  const { t, term } = useI18n();
  const { filters, page, changeFilters } = useShopFilters();
  const title = filters.selectedProductType ? term(filters.selectedProductType) : t('shop.title');
  useDocumentTitle(title);
  // The server can't know the width: it renders both, and the style sheet shows one.
  const wide = useMediaQuery('(min-width: 62rem)');
  return (
    <>
      <div className={styles.head}>
        <PageHead title={title} lead={t('shop.intro')} />
        {wide !== true && (
          <div className={styles.onSmall}>
            <FilterButton filters={filters} changeFilters={changeFilters} />
          </div>
        )}
      </div>
      <div className={cx(ui.columns, styles.columns)}>
        {wide !== false && (
          <section className={styles.side} aria-label={t('shop.filters')} data-live>
            {wide ? (
              <Suspense fallback={<FiltersSkeleton />}>
                <ShopFilterPanel filters={filters} changeFilters={changeFilters} />
              </Suspense>
            ) : (
              <FiltersSkeleton />
            )}
          </section>
        )}
        <section id="shop-results" tabIndex={-1} aria-labelledby="shop-results-title">
          <h2 id="shop-results-title" className={ui.hidden}>
            {t('shop.results')}
          </h2>
          <div className={styles.narrowing}>
            {isNarrowed(filters) && (
              <Suspense fallback={<div className={styles.filtersPlace} />}>
                <ActiveFilters filters={filters} changeFilters={changeFilters} />
              </Suspense>
            )}
            {useContext(PriceViewContext)?.control}
          </div>
          <ShopResults filters={filters} page={page} changeFilters={changeFilters} />
        </section>
      </div>
    </>
  );
}
