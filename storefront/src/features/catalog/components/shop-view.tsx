import { lazy, Suspense, useContext, useState } from 'react';
import { PageHead } from '../../../components/ui/page';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { PriceViewContext } from '../../../lib/price-view';
import { useMediaQuery } from '../../../lib/use-media-query';
import { countFilters, isNarrowed } from '../shop-filters';
import { type ChangeFilters, useShopFilters } from '../use-shop-filters';
import { FiltersSkeleton } from './filters-skeleton';
import { ActiveFilters } from './narrowed-parts';
import { ShopResults } from './shop-results';
import styles from './shop-view.module.css';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import type { ShopFilters } from '@shop/contract/shop-filters';
import { withResultTexts } from '../result-texts';

const loadDrawer = withResultTexts(() => import('./filter-drawer'));
const FilterDrawer = lazy(loadDrawer);

interface FilterButtonProps {
  filters: ShopFilters;
  changeFilters: ChangeFilters;
}

/** Opens the filters on small screens; the code of their drawer is loaded with the first press. */
export function FilterButton({ filters, changeFilters }: FilterButtonProps) {
  const { t } = useI18n();
  const [drawer, setDrawer] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const count = countFilters(filters);
  return (
    <>
      <Button
        variant="secondary"
        wide
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer().catch(() => undefined)}
        onClick={() => setDrawer('open')}
      >
        <Icon name="filter" />
        {count > 0 ? t('shop.filtersCount', { count }) : t('shop.filters')}
      </Button>
      {drawer !== 'unopened' && (
        <Suspense>
          <FilterDrawer
            filters={filters}
            changeFilters={changeFilters}
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

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
