import { useQuery } from '@tanstack/react-query';
import { Button, LinkButton } from '../../../components/ui/button';
import { EmptyState } from '../../../components/ui/view-state';
import { paths } from '../../../config/paths';
import type { ProductPageResponse } from '../../../lib/api-types';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { categoriesQuery } from '../api/get-categories';
import { writeFilters, type ShopFilters } from '../shop-filters';
import { focusResults } from './focus-results';

interface NothingFoundProps {
  filters: ShopFilters;
  page: number;
  /** Missing where the shop was not asked. */
  pagination?: ProductPageResponse['pagination'];
  /** Missing where there is no filter to take away. */
  onClear: (() => void) | undefined;
}

/** Says why there is no product here, and leads to where there are some. */
export default function NothingFound({ filters, page, pagination, onClear }: NothingFoundProps) {
  const { t } = useI18n();
  const isCategoryMissing = useMissingCategory(filters);
  if (pagination && pagination.total > 0) {
    const last = pagination.totalPages;
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
  return (
    <EmptyState text={t('shop.empty')} hint={onClear && t(filters.q ? 'shop.emptySearchHint' : 'shop.emptyHint')}>
      {onClear && (
        <Button variant="secondary" onClick={onClear}>
          {t('shop.clear')}
        </Button>
      )}
    </EmptyState>
  );
}

/** Whether the address names a category that the shop does not have; false as long as that is not known. */
function useMissingCategory({ selectedCategoryIds }: ShopFilters): boolean {
  const { data } = useQuery({ ...categoriesQuery(), enabled: selectedCategoryIds.length > 0 });
  return data !== undefined && selectedCategoryIds.some((id) => !data.some(({ _id }) => _id === id));
}
