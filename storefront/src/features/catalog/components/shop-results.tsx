import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { Pagination } from '../../../components/ui/pagination';
import { ErrorState, LoadingText } from '../../../components/ui/view-state';
import ui from '../../../components/ui/primitives.module.css';
import { cx } from '../../../lib/cx';
import { limits } from '../../../config/limits';
import type { ProductPageResponse } from '@shop/contract/api';
import { ApiError } from '../../../lib/api-error';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { prefetchQuery } from '../../../lib/prefetch-query';
import { useHydrated } from '../../../lib/use-hydrated';
import { useSessionUser } from '../../session/session-store';
import { productsQuery } from '../api/get-products';
import { namesNoCategory, writeFilters, type ShopFilters } from '@shop/contract/shop-filters';
import { clearFilters, isNarrowed } from '../shop-filters';
import { withOrderingTexts } from '../ordering-texts';
import { useShopLayout } from '../shop-layout';
import type { ChangeFilters } from '../use-shop-filters';
import { focusResults } from './focus-results';
import { NothingFound, SearchNotes } from './narrowed-parts';
import { drawnAtOnce, ProductGrid, ProductGridSkeleton } from './product-grid';
import styles from './shop-results.module.css';

const ListingTools = lazy(withOrderingTexts(() => import('./listing-tools')));
const ProductTable = lazy(withOrderingTexts(() => import('./product-table')));

interface ShopResultsProps {
  filters: ShopFilters;
  page: number;
  changeFilters: ChangeFilters;
}

/** The listing: the number of results, the products, and the other pages. */
export function ShopResults({ filters, page, changeFilters }: ShopResultsProps) {
  const { t } = useI18n();
  const user = useSessionUser();
  const isEnabled = !namesNoCategory(filters);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...productsQuery(filters, page, user),
    enabled: isEnabled,
  });
  const hydrated = useHydrated();
  const [returned] = useState(useNavigationType() === NavigationType.Pop && data !== undefined && hydrated);
  useScrollToTopOnChange(page);
  useNextPageAhead(filters, page, data?.pagination);

  const clearAll = () => {
    changeFilters(clearFilters);
    focusResults();
  };
  const onClear = isNarrowed(filters) ? clearAll : undefined;
  if (!isEnabled) return <NothingFoundLater filters={filters} page={page} onClear={onClear} />;
  if (error) {
    // The buyer who chose the order has signed out.
    const isHidden = error instanceof ApiError && error.code === 'PRICES_HIDDEN';
    const retry = () => (isHidden ? changeFilters((all) => ({ ...all, sort: null })) : void refetch());
    return <ErrorState text={t('shop.error')} onRetry={retry} />;
  }
  if (!data) {
    return (
      <>
        <LoadingText text={t('shop.loading')} />
        <ProductGridSkeleton />
      </>
    );
  }
  return (
    <Listing
      listing={data}
      whole={returned}
      updating={isFetching}
      outdated={isPlaceholderData}
      page={page}
      filters={filters}
      onClear={onClear}
      tools={
        <div className={styles.tools}>
          {hydrated && (
            <Suspense>
              <ListingTools
                filters={filters}
                changeFilters={changeFilters}
                hasPrices={data.data[0]?.priceHidden !== true}
              />
            </Suspense>
          )}
        </div>
      }
    />
  );
}

interface ListingProps {
  listing: ProductPageResponse;
  /** Renders all cards at once. */
  whole: boolean;
  updating: boolean;
  /** The cards belong to the previous selection. */
  outdated: boolean;
  page: number;
  filters: ShopFilters;
  onClear: (() => void) | undefined;
  tools: ReactNode;
}

/**
 * The cards and the text about them change together, with low priority: neither the first picture nor a touch waits for
 * it. The cards below the first screen are omitted at first, except on return to a list, which may have been scrolled
 * further down.
 */
function Listing({ listing, whole, updating, outdated, page, filters, onClear, tools }: ListingProps) {
  const { data, pagination, search } = useDeferredValue(listing, whole ? listing : beginningOf(listing));
  const isBusy = outdated || pagination !== listing.pagination;
  return (
    <>
      {search && search.near.length + search.corrected.length + search.leftOut.length > 0 && (
        <Suspense>
          <SearchNotes q={filters.q} notes={search} />
        </Suspense>
      )}
      <div className={styles.bar}>
        <ResultLine pagination={pagination} updating={updating} />
        {data.length > 0 && tools}
      </div>
      {data.length === 0 ? (
        <NothingFoundLater filters={filters} page={page} found={listing} onClear={onClear} />
      ) : (
        <div className={styles.cards} aria-busy={isBusy}>
          <Products products={data} />
        </div>
      )}
      <Pagination
        page={page}
        totalPages={pagination.totalPages}
        hrefOf={(target) => `?${writeFilters(filters, target).toString()}`}
      />
    </>
  );
}

/** The code of the table is loaded when it is selected. */
function Products({ products }: { products: ProductPageResponse['data'] }) {
  const cards = <ProductGrid products={products} />;
  return useShopLayout() === 'cards' ? (
    cards
  ) : (
    <Suspense fallback={cards}>
      <ProductTable products={products} />
    </Suspense>
  );
}

/** Its code is loaded when needed, which is rare. */
const NothingFoundLater = (props: ComponentProps<typeof NothingFound>) => (
  <Suspense>
    <NothingFound {...props} />
  </Suspense>
);

const beginningOf = (listing: ProductPageResponse) => ({ ...listing, data: listing.data.slice(0, drawnAtOnce) });

function ResultLine({ pagination, updating }: { pagination: ProductPageResponse['pagination']; updating: boolean }) {
  const { t } = useI18n();
  const { page, limit, total } = pagination;
  const from = (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  return (
    <div className={cx(ui.note, ui.figures, styles.line)} role="status">
      <p>{to >= from && t('shop.range', { from, to, total })}</p>
      <p className={styles.updating}>{updating && t('shop.updating')}</p>
    </div>
  );
}

/** Back returns to the scroll position of the other page. */
function useScrollToTopOnChange(page: number): void {
  const shown = useRef(page);
  const returned = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (returned) return;
    focusResults();
    window.scrollTo(0, 0);
  }, [page, returned]);
}

/** Preloads the next page once this one is rendered. */
function useNextPageAhead(filters: ShopFilters, page: number, shown: ProductPageResponse['pagination'] | undefined) {
  const queryClient = useQueryClient();
  const user = useSessionUser();
  const hasNext = shown?.page === page && page < shown.totalPages;
  useEffect(() => {
    if (!hasNext) return;
    const timer = setTimeout(
      () => prefetchQuery(queryClient, productsQuery(filters, page + 1, user)),
      limits.nextPageAfterMs,
    );
    return () => clearTimeout(timer);
  }, [hasNext, filters, page, user, queryClient]);
}
