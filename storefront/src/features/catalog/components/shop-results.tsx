import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { Button } from '../../../components/ui/button';
import { Pagination } from '../../../components/ui/pagination';
import { EmptyState, ErrorState, LoadingText } from '../../../components/ui/view-state';
import { limits } from '../../../config/limits';
import type { ProductPageResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { useHydrated } from '../../../lib/use-hydrated';
import { prefetchQuery } from '../../../lib/prefetch-query';
import { productsQuery } from '../api/get-products';
import { countFilters, noFilters, writeFilters, type ShopFilters } from '../shop-filters';
import type { ChangeFilters } from '../use-shop-filters';
import { drawnAtOnce, ProductGrid, ProductGridSkeleton } from './product-grid';
import styles from './shop-results.module.css';

interface ShopResultsProps {
  filters: ShopFilters;
  page: number;
  changeFilters: ChangeFilters;
}

/** The listing itself: how many, which, and the other pages. */
export function ShopResults({ filters, page, changeFilters }: ShopResultsProps) {
  const { t } = useI18n();
  const { data, isError, isFetching, refetch } = useQuery(productsQuery(filters, page));
  const hydrated = useHydrated();
  const [returned] = useState(useNavigationType() === NavigationType.Pop && data !== undefined && hydrated);
  useScrollToTopOnChange(page);
  useNextPageAhead(filters, page, data?.pagination);

  if (isError) return <ErrorState text={t('shop.error')} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <>
        <LoadingText text={t('shop.loading')} />
        <ProductGridSkeleton />
      </>
    );
  }
  const clearAll = () => {
    changeFilters(() => noFilters);
    focusResults();
  };
  return (
    <Listing
      listing={data}
      whole={returned}
      updating={isFetching}
      page={page}
      filters={filters}
      onClear={countFilters(filters) > 0 ? clearAll : undefined}
    />
  );
}

interface ListingProps {
  listing: ProductPageResponse;
  /** Draws all cards at once. */
  whole: boolean;
  updating: boolean;
  page: number;
  filters: ShopFilters;
  onClear: (() => void) | undefined;
}

/**
 * Cards, and what is said of them, change together, and when nothing waits for it: neither the first picture nor a
 * finger. At first the cards below the first screen are left out, but for who comes back to a list: it may have been
 * left further down.
 */
function Listing({ listing, whole, updating, page, filters, onClear }: ListingProps) {
  const { data, pagination } = useDeferredValue(listing, whole ? listing : beginningOf(listing));
  return (
    <>
      <ResultLine pagination={pagination} updating={updating} />
      {data.length === 0 ? (
        <NothingFound searched={filters.q !== ''} onClear={onClear} />
      ) : (
        <ProductGrid products={data} />
      )}
      <Pagination
        page={page}
        totalPages={pagination.totalPages}
        hrefOf={(target) => `?${writeFilters(filters, target).toString()}`}
      />
    </>
  );
}

const beginningOf = (listing: ProductPageResponse) => ({ ...listing, data: listing.data.slice(0, drawnAtOnce) });

function ResultLine({ pagination, updating }: { pagination: ProductPageResponse['pagination']; updating: boolean }) {
  const { t } = useI18n();
  const { page, limit, total } = pagination;
  const from = (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  return (
    <div className={styles.line} role="status">
      <p>{to >= from && t('shop.range', { from, to, total })}</p>
      <p className={styles.updating}>{updating && t('shop.updating')}</p>
    </div>
  );
}

function NothingFound({ searched, onClear }: { searched: boolean; onClear: (() => void) | undefined }) {
  const { t } = useI18n();
  return (
    <EmptyState text={t('shop.empty')} hint={onClear && t(searched ? 'shop.emptySearchHint' : 'shop.emptyHint')}>
      {onClear && (
        <Button variant="secondary" onClick={onClear}>
          {t('shop.clear')}
        </Button>
      )}
    </EmptyState>
  );
}

/** The button or link that was pressed may be gone: the focus moves on to what the change is about. */
const focusResults = () => document.getElementById('shop-results')?.focus({ preventScroll: true });

/** Back leads to where the other page was left. */
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

/** Has the next page fetched while this one is looked at, once it has been drawn. */
function useNextPageAhead(filters: ShopFilters, page: number, shown: ProductPageResponse['pagination'] | undefined) {
  const queryClient = useQueryClient();
  const hasNext = shown?.page === page && page < shown.totalPages;
  useEffect(() => {
    if (!hasNext) return;
    const timer = setTimeout(
      () => prefetchQuery(queryClient, productsQuery(filters, page + 1)),
      limits.nextPageAfterMs,
    );
    return () => clearTimeout(timer);
  }, [hasNext, filters, page, queryClient]);
}
