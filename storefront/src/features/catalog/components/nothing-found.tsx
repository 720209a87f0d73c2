import { useQuery } from '@tanstack/react-query';
import { Button, LinkButton } from '../../../components/ui/button';
import { EmptyState } from '../../../components/ui/view-state';
import { paths } from '../../../config/paths';
import type { ProductPageResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { categoriesQuery } from '../api/get-categories';
import { writeFilters, type ShopFilters } from '@shop/contract/shop-filters';
import { countFilters } from '../shop-filters';
import { RequestInWords } from './request-in-words';
import { focusResults } from './focus-results';
import { ProductGrid } from './product-grid';
import styles from './search-notes.module.css';

interface NothingFoundProps {
  filters: ShopFilters;
  page: number;
  /** Missing if nothing was requested. */
  found?: ProductPageResponse;
  /** Missing if there is no filter to remove. */
  onClear: (() => void) | undefined;
}

/** Explains why there is no product here, and links to pages that have some. */
export default function NothingFound({ filters, page, found, onClear }: NothingFoundProps) {
  const { t } = useI18n();
  const isCategoryMissing = useMissingCategory(filters);
  const { q } = filters;
  if (found && found.pagination.total > 0) {
    const last = found.pagination.totalPages;
    return (
      <EmptyState text={t('shop.pageMissing', { page })} hint={t('shop.pageMissingHint', { last })}>
        <LinkButton to={`?${writeFilters(filters, last).toString()}`} onClick={focusResults}>
          {t('shop.lastPage')}
        </LinkButton>
      </EmptyState>
    );
  }
  if (isCategoryMissing) {
    return (
      <EmptyState text={t('shop.categoryMissing')} hint={t('shop.categoryMissingHint')}>
        <LinkButton to={paths.shop} onClick={focusResults}>
          {t('shop.allTypes')}
        </LinkButton>
      </EmptyState>
    );
  }
  if (found?.search?.nearest) return <Nearest q={q} nearest={found.search.nearest} />;
  if (q && countFilters(filters) > 0) {
    return (
      <EmptyState text={t('shop.filteredOut', { q })}>
        <LinkButton to={paths.shopSearch(q)} onClick={focusResults}>
          {t('shop.searchAll')}
        </LinkButton>
        <RequestInWords words={q} />
      </EmptyState>
    );
  }
  return (
    <EmptyState text={t('shop.empty')} hint={onClear && t('shop.emptyHint')}>
      {onClear && (
        <Button variant="secondary" onClick={onClear}>
          {t('shop.clear')}
        </Button>
      )}
    </EmptyState>
  );
}

type NearestFound = NonNullable<NonNullable<ProductPageResponse['search']>['nearest']>;

/** A search without results: the reason, a button to request it anyway, and the nearest products. */
function Nearest({ q, nearest: { products, missing } }: { q: string; nearest: NearestFound }) {
  const { t, inSentence } = useI18n();
  const isPart = products.length > 0 && missing.length > 0;
  const reason = t('shop.missing', { missing: missing.map(inSentence).join(t('app.comma')) });
  return (
    <>
      <EmptyState
        text={isPart ? reason : t('shop.emptySearch', { q })}
        hint={isPart ? undefined : t('shop.emptySearchHint')}
      >
        <RequestInWords words={q} />
      </EmptyState>
      {isPart && (
        <>
          <h3 className={styles.nearest}>{t('shop.nearest')}</h3>
          <ProductGrid products={products} />
        </>
      )}
    </>
  );
}

/** True if the address names a category that the shop does not have; false while that is unknown. */
function useMissingCategory({ selectedCategoryIds }: ShopFilters): boolean {
  const { data } = useQuery({ ...categoriesQuery(), enabled: selectedCategoryIds.length > 0 });
  return data !== undefined && selectedCategoryIds.some((id) => !data.some(({ _id }) => _id === id));
}
