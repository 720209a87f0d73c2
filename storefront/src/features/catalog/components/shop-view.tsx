import { lazy, Suspense, useContext } from 'react';
import { PageHead } from '../../../components/ui/page';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { PriceViewContext } from '../../../lib/price-view';
import { useMediaQuery } from '../../../lib/use-media-query';
import { SearchForm } from '../../search/components/search-form';
import { countFilters, search } from '../shop-filters';
import { withResultTexts } from '../result-texts';
import { useShopFilters } from '../use-shop-filters';
import { FilterButton } from './filter-button';
import { FiltersSkeleton, ShopFilterPanel } from './shop-filter-panel';
import { ShopResults } from './shop-results';
import styles from './shop-view.module.css';

const ActiveFilters = lazy(withResultTexts(() => import('./active-filters')));

/** The catalog: filters at the side (in a drawer on small screens), the listing beside them. */
export function ShopView() {
  const { t, term } = useI18n();
  const { filters, page, changeFilters } = useShopFilters();
  const title = filters.selectedProductType ? term(filters.selectedProductType) : t('shop.title');
  useDocumentTitle(title);
  // The server can't know: it draws for both, and the stylesheet shows one.
  const wide = useMediaQuery('(min-width: 62rem)');
  return (
    <>
      <div className={styles.head}>
        <PageHead title={title} lead={t('shop.intro')} />
        <div className={styles.tools}>
          <SearchForm
            label={t('shop.searchLabel')}
            hint={t('shop.searchLabel')}
            q={filters.q}
            onSearch={(q) => changeFilters((all) => search(all, q))}
          />
          {wide !== true && (
            <div className={styles.onSmall}>
              <FilterButton filters={filters} changeFilters={changeFilters} />
            </div>
          )}
        </div>
      </div>
      <div className={styles.columns}>
        {wide !== false && (
          <section className={styles.side} aria-label={t('shop.filters')} data-live>
            {wide ? <ShopFilterPanel filters={filters} changeFilters={changeFilters} /> : <FiltersSkeleton />}
          </section>
        )}
        <section id="shop-results" tabIndex={-1} aria-labelledby="shop-results-title">
          <h2 id="shop-results-title" className={styles.hidden}>
            {t('shop.results')}
          </h2>
          {countFilters(filters) > 0 && (
            <Suspense fallback={<div className={styles.filtersPlace} />}>
              <ActiveFilters filters={filters} changeFilters={changeFilters} />
            </Suspense>
          )}
          {useContext(PriceViewContext)?.control}
          <ShopResults filters={filters} page={page} changeFilters={changeFilters} />
        </section>
      </div>
    </>
  );
}
